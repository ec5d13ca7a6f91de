import { expect, test } from 'vitest';
import { terminalText } from './terminal-text.ts';

test.each([
  ['Größe 36 – „rot“', 'Größe 36 – „rot“'],
  ['\u001b[2Jweg', '\\u001b[2Jweg'],
  ['eine\nzweite\rZeile', 'eine\\u000azweite\\u000dZeile'],
  ['\u009b31mrot', '\\u009b31mrot'],
  ['\u202egnp.exe', '\\u202egnp.exe'],
  ['\ufeff/lp/a', '\\ufeff/lp/a'],
])('%j is printed as %j', (text, printed) => {
  expect(terminalText(text)).toBe(printed);
});
