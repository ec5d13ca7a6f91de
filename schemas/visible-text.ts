// Bidirectional overrides and zero-width characters make a text read differently from what it says; joiners that emoji and
// some scripts need stay.
// eslint-disable-next-line no-control-regex -- NUL is among what must go
const deceptive = /[\u0000\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/;
const everyDeceptive = new RegExp(deceptive, 'g');

/** The text without characters that nobody sees and that change how it reads. */
export function visibleText(text: string): string {
  return deceptive.test(text) ? text.replace(everyDeceptive, '') : text;
}
