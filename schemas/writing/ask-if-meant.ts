import { nearestName } from './nearest-name.ts';

/** What to do about a name that there is not: asks for the one that is most like it, where one is, before all else. */
export function askIfMeant(typed: unknown, names: Iterable<string>, hint: string): string {
  const nearest = typeof typed === 'string' ? nearestName(typed, names) : undefined;
  return nearest === undefined ? hint : `Is "${nearest}" meant? ${hint}`;
}

/** The value that a hint asks for: what `askIfMeant` has found, or whatever else belongs there without a doubt. */
export function meantIn(hint: string): string | undefined {
  return /\bIs "([^"]+)" meant\?/.exec(hint)?.[1];
}
