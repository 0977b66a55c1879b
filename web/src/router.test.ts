import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listen, match, navigate, router } from './router.svelte';

const at = (path: string) => match(new URL(path, 'https://table.example'));

describe('an address', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/new', { page: 'new', game: '', friends: false }],
    ['/new?game=abyss', { page: 'new', game: 'abyss', friends: false }],
    ['/new?game=abyss&with=friends', { page: 'new', game: 'abyss', friends: true }],
    ['/t/k3v9TqWm', { page: 'table', id: 'k3v9TqWm', invite: '', substitute: '', watch: false }],
    ['/t/k3v9TqWm/', { page: 'table', id: 'k3v9TqWm', invite: '', substitute: '', watch: false }],
    ['/t/k3v9TqWm?watch', { page: 'table', id: 'k3v9TqWm', invite: '', substitute: '', watch: true }],
    ['/t/ab-_9#invite=K-1', { page: 'table', id: 'ab-_9', invite: 'K-1', substitute: '', watch: false }],
    ['/t/ab#substitute=S', { page: 'table', id: 'ab', invite: '', substitute: 'S', watch: false }],
    ['/t/ab/replay?eyes=all&at=17', { page: 'replay', id: 'ab', eyes: 'all', at: 17 }],
    ['/t/ab/replay?at=x', { page: 'replay', id: 'ab', eyes: '', at: null }],
    ['/verify', { page: 'verify' }],
    ['/about', { page: 'about' }],
    ['/t/', { page: 'missing' }],
    ['/t/a/b', { page: 'missing' }],
    ['/t/a.b', { page: 'missing' }],
    ['/anything', { page: 'missing' }],
  ])('%s names its page', (path, route) => {
    expect(at(path)).toEqual(route);
  });
});

describe('the router', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = listen();
    navigate('/');
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function click(html: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    // What is left to the browser would load a page here.
    window.addEventListener('click', (late) => late.preventDefault(), { once: true });
    let ours = false;
    document.addEventListener('click', (seen) => (ours = seen.defaultPrevented), { once: true });
    document.querySelector('a')!.dispatchEvent(event);
    return ours;
  }

  it('goes where it is told', () => {
    navigate('/t/abc#invite=key');
    expect(router.route).toMatchObject({ page: 'table', id: 'abc', invite: 'key' });
    expect(location.pathname).toBe('/t/abc');
  });

  it('follows a link of ours without loading a page', () => {
    expect(click('<a href="/about"><b>about</b></a>')).toBe(true);
    expect(router.route).toEqual({ page: 'about' });
  });

  it.each([
    ['a download', '<a href="/about" download>x</a>', {}],
    ['a file of the server', '<a href="/api/tables/x/record">x</a>', {}],
    ['another site', '<a href="https://elsewhere.example/about">x</a>', {}],
    ['a new window', '<a href="/about" target="_blank">x</a>', {}],
    ['a click with a key held', '<a href="/about">x</a>', { ctrlKey: true }],
  ])('leaves %s to the browser', (_, html, how) => {
    expect(click(html, how)).toBe(false);
    expect(router.route).toEqual({ page: 'lobby' });
  });
});
