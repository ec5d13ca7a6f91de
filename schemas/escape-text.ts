import { notHtml } from './unwanted-characters.ts';

const special = new RegExp(`[&<>"'${notHtml}]`, 'gu');
const escaped = new Set('&<>"\'');

/** Text for HTML, in elements and in double-quoted attributes. */
export function escapeText(text: string): string {
  return text.replace(special, (character) =>
    escaped.has(character) ? `&#${character.charCodeAt(0)};` : '',
  );
}
