import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isJsonObject } from '../../../../schemas/json.ts';
import { readHtml } from './read-html.ts';
import { tidyHtml } from './tidy-html.ts';
import { writeHtml } from './write-html.ts';

const fields = new Set(['html', 'transcript', 'details', 'body']);

/** Every rich text of the shop's own content. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return fields.has(name) || /^<(p|h\d|ul)\b/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name));
  return isJsonObject(value) ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key)) : [];
}

const texts = [
  ...new Set(
    globSync('{content-fixtures/pages/**,blocks/**/examples}*.json').flatMap((file) =>
      textsIn(JSON.parse(readFileSync(file, 'utf8'))),
    ),
  ),
];

const roundTrip = (html: string): string => writeHtml(readHtml(html).doc);

describe('a rich text', () => {
  test('of the shop’s content stays as it is, whatever its parts are', () => {
    expect(texts.length).toBeGreaterThan(20);
    const tidy = texts.map(tidyHtml);
    expect(tidy.map(roundTrip)).toEqual(tidy);
    expect(tidy.map(tidyHtml)).toEqual(tidy);
  });

  test.each([
    'Ohne Absatz',
    'Eins<p>zwei</p>drei',
    '<p>a <strong>b <em>c</em></strong> <b>d</b><i>e</i></p>',
    '<ol start="3" type="a"><li value="4">a<ul><li>b</li></ul></li><li>c<br />d</li></ol>',
    '<blockquote>a</blockquote><blockquote><p>b</p><p>c</p></blockquote>',
    '<h2>A<br />B</h2><p>H<sub>2</sub>O, m<sup>2</sup>, <s>alt</s></p>',
    '<p><a href="route:category?path=damen/mode&amp;filter=colour:blue">x</a> &lt;y&gt; &amp; "z"</p>',
    '<p>Ab <strong>{fact:freeShippingFrom.inWords}</strong> gratis, <abbr title="das &quot;heißt&quot;">d. h.</abbr> {fact}</p>',
    '<ul><li><ul><li>a</li></ul></li></ul>',
  ])('%s comes out as it went in', (html) => {
    expect(tidyHtml(html)).toBe(html);
    expect(roundTrip(html)).toBe(html);
  });

  test('knows the facts in it as things of their own', () => {
    const [paragraph] = readHtml('<p>Ab {fact:freeShippingFrom} gratis</p>').doc.content ?? [];
    expect(paragraph?.content?.map(({ type }) => type)).toEqual(['text', 'fact', 'text']);
  });

  test('keeps each of its outermost parts by its source', () => {
    expect(readHtml('<p>a</p>b<ul><li>c</li></ul>').sources).toEqual([
      '<p>a</p>',
      'b',
      '<ul><li>c</li></ul>',
    ]);
  });

  test('is written without what shows nothing', () => {
    const empty = { type: 'paragraph', content: [] };
    expect(
      writeHtml({
        type: 'doc',
        content: [empty, { type: 'bulletList', content: [{ type: 'listItem', content: [empty] }] }],
      }),
    ).toBe('');
  });

  test('splits words without a paragraph into two that stand apart', () => {
    const bare = (text: string) => ({
      type: 'paragraph',
      attrs: { bare: true },
      content: [{ type: 'text', text }],
    });
    expect(writeHtml({ type: 'doc', content: [bare('a'), bare('b')] })).toBe('a<p>b</p>');
  });
});

describe('what is pasted', () => {
  test.each([
    [
      'from Word',
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment--><h1 style='color:red'>Titel</h1><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>eins<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>zwei</p><!--EndFragment--></body></html>`,
      '<h2>Titel</h2><ul><li>eins</li><li>zwei</li></ul>',
    ],
    [
      'from Google Docs',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">fett</span><span> und <a href="https://example.com/">Link</a></span></p><br></b>',
      '<p><strong>fett</strong> und <a href="https://example.com/">Link</a></p>',
    ],
    [
      'from Excel',
      '<table><tr><td class=xl65>Gr. 36</td><td>12</td></tr><tr><td>Gr. 38</td><td>14</td></tr></table>',
      '<p>Gr. 36 – 12<br />Gr. 38 – 14</p>',
    ],
    [
      'from Outlook',
      '<div class=WordSection1><p class=MsoNormal><span lang=DE>Hallo<o:p></o:p></span></p><p class=MsoNormal>&nbsp;</p><p class=MsoNormal><i>Anna</i></p></div>',
      '<p>Hallo</p><p><i>Anna</i></p>',
    ],
    ['with a script', '<p>a<script>alert(1)</script><a href="javascript:alert(1)">b</a></p>', '<p>ab</p>'],
  ])('%s is cleaned as the server would', (_where, pasted, html) => {
    expect(tidyHtml(pasted)).toBe(html);
    expect(roundTrip(html)).toBe(html);
  });
});
