// What to think about at a question, by its kind: a sentence of the game's own (text/advice.*.ftl), fetched when somebody
// asks "why?". It follows from the rules and never from what is hidden.
import { FluentBundle, FluentResource } from '@fluent/bundle';

const FILES = import.meta.glob<string>('./*/text/advice.*.ftl', { query: '?raw', import: 'default' });

/** '' where a game has no advice for it. */
export async function adviceFor(game: string, kind: string, language: string): Promise<string> {
  const source = await FILES[`./${game}/text/advice.${language}.ftl`]?.();
  if (!source || !kind) return '';
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const pattern = bundle.getMessage(`advice-${kind.replaceAll('.', '-')}`)?.value;
  return pattern ? bundle.formatPattern(pattern) : '';
}
