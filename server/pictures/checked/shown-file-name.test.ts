import { expect, test } from 'vitest';
import { shownFileName } from './shown-file-name.ts';

test.each([
  ['Herbst.jpg', 'Herbst.jpg'],
  ['Gro\u0308ße.png', 'Größe.png'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\x.png', 'x.png'],
  ['C:\\Bilder\\x.png', 'x.png'],
  ['a\0.png', 'a.png'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['a\r\nb.png', 'ab.png'],
  ['<b>.png', '<b>.png'],
  ['', ''],
  ['/', ''],
  ['x'.repeat(3000), 'x'.repeat(120)],
  ['👍'.repeat(200), '👍'.repeat(120)],
])('shows %j as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});
