import { expect, test } from 'vitest';
import { escapeText } from './escape-text.ts';

test.each([
  ['Größe 38', 'Größe 38'],
  [`<b a="b" c='d'>&amp;`, '&#60;b a=&#34;b&#34; c=&#39;d&#39;&#62;&#38;amp;'],
  ['a\u0000b\u000bc\u007fd\u009fe\ufffff\ufdd0g', 'abcdefg'],
  ['a\tb\nc\rd\u00a0e\u00ad', 'a\tb\nc\rd\u00a0e\u00ad'],
])('of %j is %j', (text, html) => {
  expect(escapeText(text)).toBe(html);
});
