import { describe, expect, test } from 'vitest';
import { isBlankText } from './blank-text.ts';

describe('a text that shows nothing', () => {
  test.each([
    '',
    '   ',
    '\n\t\r',
    '\u00a0\u2003\u202f\u3000',
    '\u200b\u200d\ufeff\u2060\u00ad',
    '\u0000\u0001\u009f',
    '\u2800\u3164\u180e',
    '&nbsp;&#160;&#xA0;&shy;&#8203;&#x200B;',
    '<p>&nbsp;</p>',
    '<p><br></p>',
    '<p class="x"><span style="color:red"> </span><br/></p>\n<br />',
    '<ul><li></li><li><strong>&nbsp;</strong></li></ul>',
    '<h2></h2><blockquote>\u00a0</blockquote><a href="/a"></a>',
  ])('is %j', (text) => {
    expect(isBlankText(text)).toBe(true);
  });
});

describe('a text that shows something', () => {
  test.each([
    'a',
    ' 0 ',
    '–',
    '\u00a0.\u00a0',
    '&amp;',
    '&nbsp',
    '<',
    '<p>a</p>',
    '<p> <3',
    '<ul><li></li><li>x</li></ul>',
    '👨\u200d👩',
    // What is taken out of these is told.
    '<img src=x>',
    '<script></script>',
  ])('is %j', (text) => {
    expect(isBlankText(text)).toBe(false);
  });
});

test('is told at once, however long the text', () => {
  for (const part of ['<', '&', '<p ', '&nbsp', ' ', '<p>', '\u200b'])
    expect(isBlankText(`${part.repeat(100_000)}x`)).toBe(false);
});
