import type { Entries } from '../../http/read-entries.ts';

/** A form that was sent after its session had ended, and goes through signing in with whoever typed it. */
export interface KeptForm {
  /** Where it goes. */
  path: string;
  entries: readonly (readonly [name: string, value: string])[];
}

/** Characters of one that is kept: a note of the longest, with every sign escaped. */
const mostKept = 20_000;
/** What no page shows again. */
const secrets = ['password', 'currentPassword', 'code'];

/** A form as a field of another one; null: it holds a secret, or is longer than anybody types. */
export function keptText({ values }: Entries): string | null {
  if (secrets.some((name) => values.has(name))) return null;
  const all = [...values].flatMap(([name, each]) => each.map((value): [string, string] => [name, value]));
  const text = String(new URLSearchParams(all));
  return text.length > mostKept ? null : text;
}

/** The same as it was; null: none was kept. */
export function readKeptForm(path: string, text: string): KeptForm | null {
  return text === '' ? null : { path, entries: [...new URLSearchParams(text.slice(0, mostKept))] };
}
