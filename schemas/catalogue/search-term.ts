/** Longer terms are cut: nobody means more, and each letter costs time. */
export const maxTermLength = 100;

type ReadTerm =
  | { ok: true; term: string }
  /** `empty`: nothing but blanks. `unreadable`: characters that no keyboard sends, as NUL, or no text at all. */
  | { ok: false; reason: 'empty' | 'unreadable' };

/** What a visitor typed, made one line of at most `maxTermLength` characters. */
export function readTerm(given: unknown): ReadTerm {
  if (given === undefined || given === null) return { ok: false, reason: 'empty' };
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  if (typeof given !== 'string' || /[\u0000-\u0008\u000e-\u001f\u007f]/.test(given))
    return { ok: false, reason: 'unreadable' };
  // A thousand characters are looked at, so that a long text costs no more.
  const line = given.slice(0, 1000).toWellFormed().replaceAll(/\s+/g, ' ').trim();
  if (line === '') return { ok: false, reason: 'empty' };
  const characters = Array.from(line).slice(0, maxTermLength);
  return { ok: true, term: characters.join('').trim() };
}
