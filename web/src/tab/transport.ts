// Requests to the tables of this device, answered as a server would answer them.
import { tab } from './tab.svelte';

export { tab };

const API = '/api';
/** What is the same for everybody lies on the host of a site, and needs no Python. */
const STATIC = /^\/(games|games\/\w+\/rules\?language=\w\w)$/;

export async function request(path: string, body: string | null): Promise<Response> {
  const asked = path.slice(API.length);
  if (__SITE__ && body === null && STATIC.test(asked))
    return fetch(`${import.meta.env.BASE_URL}data${asked.replace('?language=', '.')}.json`);
  // Whoever is on this device has sat down already; nobody else could come.
  if (__SITE__ && asked === '/tables' && body === null) return new Response('[]');
  const { status, text } = await tab.ask(asked, body);
  return new Response(status === 204 ? null : text, { status: status || 500 });
}
