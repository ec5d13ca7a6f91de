import { deceptive, notHtml, otherLineEnds } from './unwanted-characters.ts';

// Joiners that emoji and some scripts need stay.
const unwanted = new RegExp(`[\\f${otherLineEnds}${deceptive}${notHtml}]`, 'u');
const everyUnwanted = new RegExp(unwanted, 'gu');

/** Ends of lines by other names; word processors write them for a line within a paragraph. */
const lineEnd = /[\v\f\u2028\u2029]/;

/** What U+0080 to U+009F are in Windows-1252, as which HTML reads such references, too; a blank: nothing. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The text without characters that nobody sees, that change how it reads, or that no HTML may hold. */
export function visibleText(text: string): string {
  return unwanted.test(text) ? text.replace(everyUnwanted, inPlaceOf) : text;
}

/** What `visibleText` takes out of a text, each character once: `U+200B`. */
export function unwantedIn(text: string): string[] {
  const found = new Set(text.match(everyUnwanted));
  return [...found].map((character) => {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  });
}

function inPlaceOf(character: string): string {
  if (lineEnd.test(character)) return '\n';
  return windows1252[character.charCodeAt(0) - 0x80]?.trim() ?? '';
}
