/** A text of content as a terminal may print it: what would steer the terminal, or turn the line, is written as its code. */
export function terminalText(text: string): string {
  return text.replaceAll(
    // eslint-disable-next-line no-control-regex -- they are what is looked for
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
