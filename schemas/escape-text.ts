// Control characters and what Unicode never assigns go: no HTML may hold them, not even as a reference.
// eslint-disable-next-line no-control-regex -- these are what must go
const special = /[&<>"'\0-\x08\x0b\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]/g;
const escaped = new Set('&<>"\'');

/** Text for HTML, in elements and in double-quoted attributes. */
export function escapeText(text: string): string {
  return text.replace(special, (character) =>
    escaped.has(character) ? `&#${character.charCodeAt(0)};` : '',
  );
}
