import type { AddressWords } from '../../schemas/tenant/address-words.ts';
import { partQuery } from '../../schemas/part-query.ts';

/** Most parameters that a request may carry. */
export const maxParameters = 100;

/** Characters of one value that reach a page. */
export const maxQueryValue = 200;
/** … and of all values of one parameter. */
const maxValues = 4000;

/**
 * The values of one query parameter, each in a line of its own; empty when absent. What every page knows has but one value: nobody
 * shall have a page drawn again for each that comes to mind.
 */
export function createQueryReader(search: string): (name: string) => string {
  let parameters: URLSearchParams | undefined;
  return (name) => {
    if (search === '') return '';
    parameters ??= new URLSearchParams(search);
    const values = parameters.getAll(name);
    if (name === partQuery) return values[0] === '1' ? '1' : '';
    if (values.length < 2) return lineOf(values[0]);
    // Of two fields of one name the first may be empty, and the second is the second all the same.
    const lines = values.map(lineOf);
    return lines.every((line) => line === '') ? '' : lines.join('\n').slice(0, maxValues);
  };
}

function lineOf(value = ''): string {
  return value.slice(0, maxQueryValue).replaceAll('\n', ' ');
}

/** Splits the target of a request into path and query (without `?`). */
export function splitTarget(target: string): { path: string; search: string } {
  const at = target.indexOf('?');
  return at === -1
    ? { path: target, search: '' }
    : { path: target.slice(0, at), search: target.slice(at + 1) };
}

/**
 * The parameters that some block declares, where they are given, by the code's names; no other reaches a page. `words` are
 * those that the query is written in.
 */
export function readDeclaredQuery(
  search: string,
  names: ReadonlySet<string>,
  words: Pick<AddressWords, 'parameter' | 'meaning'>,
): Record<string, string> {
  if (search === '') return {};
  const read = createQueryReader(search);
  const query: Record<string, string> = {};
  for (const name of names) {
    const value = read(words.parameter(name));
    if (value !== '') query[name] = words.meaning(name, value);
  }
  return query;
}
