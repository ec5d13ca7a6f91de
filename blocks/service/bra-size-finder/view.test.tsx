import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import de from './messages/de.json';
import { load } from './load.ts';

type Name = 'minimal' | 'full';

const draw = (query: Record<string, string> = {}, name: Name = 'full', page: TestPage = {}): string =>
  drawBlock(block, { ...examples[name], page: testPageView({ messages: de, query, ...page }) }).replaceAll(
    '\u00a0',
    ' ',
  );
const sent = (unterbrust: string, brust: string) => ({ unterbrust, brust, gemessen: '1' });

/** What of an outcome is shown, without markup; undefined: it is hidden. */
function shown(html: string, outcome: 'found' | 'none'): string | undefined {
  const part = new RegExp(
    `<div class="bra-size-finder-outcome" data-outcome="${outcome}"( hidden="")?>(.*?)</div>`,
  ).exec(html);
  if (!part) throw new Error('no such outcome');
  const visible = (part[2] ?? '').replaceAll(/<p[^>]* hidden="">.*?<\/p>/g, '');
  return part[1]
    ? undefined
    : visible
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
}

/** What stands below a field as wrong. */
const errorOf = (html: string, name: string): string | undefined =>
  new RegExp(`field-error" id="n1-${name}-fault"><svg.*?</svg><span[^>]*>(.*?)</span>`).exec(html)?.[1];

describe('the form', () => {
  test('asks for both girths, by a form that works without a script', () => {
    const html = draw();
    expect(html).toMatch(/<form [^>]*noValidate=""[^>]* action="#n1" method="get"/);
    expect(html).toContain('for="n1-underbust">Unterbrustumfang in cm</label>');
    expect(html).toContain('for="n1-bust">Brustumfang in cm</label>');
    for (const name of ['unterbrust', 'brust'])
      expect(html).toMatch(
        new RegExp(`<input [^>]*inputMode="decimal"[^>]* required=""[^>]* name="${name}"`),
      );
    expect(html).toContain('<input type="hidden" name="gemessen" value="1"/>');
  });

  test('says nothing before it was sent', () => {
    const html = draw();
    expect(html).not.toContain('aria-invalid');
    expect([shown(html, 'found'), shown(html, 'none')]).toEqual([undefined, undefined]);
  });

  test('keeps what was typed, but no more than the field takes', () => {
    expect(draw(sent('87,5', '107'))).toMatch(/name="unterbrust"[^>]* value="87,5"/);
    expect(draw(sent('1'.repeat(400), '107'))).toMatch(/name="unterbrust"[^>]* value="1{17}"/);
  });

  test('needs the girth of the bust', () => {
    const html = draw(sent('87', ''));
    expect(errorOf(html, 'bust')).toBe('Gib bitte ein, was Du über der Brust gemessen hast.');
    expect(errorOf(html, 'underbust')).toBeUndefined();
    expect(html).toMatch(/<input id="n1-bust"[^>]* aria-invalid="true" aria-describedby="n1-bust-note/);
  });

  test('needs the girth under the bust', () => {
    const html = draw(sent('', '107'));
    expect(errorOf(html, 'underbust')).toBe('Gib bitte ein, was Du unter der Brust gemessen hast.');
    expect(errorOf(html, 'bust')).toBeUndefined();
    expect(errorOf(draw(sent('', '')), 'bust')).toBeDefined();
  });

  test.each([
    ['abc', '107', 'underbust', /nicht als Zahl lesen/],
    ['87', '107,3', 'bust', /ganzen und halben Zentimetern/],
    ['107', '87', 'bust', /vertauscht\?/],
  ])('says of %j and %j what is wrong with %s', (underbust, bust, name, words) => {
    const html = draw(sent(underbust, bust));
    expect(errorOf(html, name)).toMatch(words);
    expect([shown(html, 'found'), shown(html, 'none')]).toEqual([undefined, undefined]);
  });
});

describe('the answer', () => {
  test('is 85D for 87 and 107, with how it comes about and the bras of that size', () => {
    const html = draw(sent('87', '107'));
    expect(shown(html, 'found')).toBe(
      'Deine BH-Größe 85D 87 cm unter der Brust ergeben Band 85. 20 cm Unterschied zum Brustumfang ergeben ' +
        'Körbchen D. BHs in 85D ansehen So misst Du noch einmal nach',
    );
    expect(html).toContain('href="/c/waesche/bhs?filter=size%3A85D"');
    expect(html).toContain('href="#n1-measure"');
    expect(html).toMatch(/<div [^>]*id="n1-measure"/);
    expect(shown(html, 'none')).toBeUndefined();
  });

  test('comes to a link as well, and writes halves as the language does', () => {
    expect(shown(draw({ unterbrust: '89', brust: '108' }), 'found')).toContain('90D');
    expect(shown(draw(sent('87.5', '107')), 'found')).toContain('87,5 cm unter der Brust ergeben Band 90.');
  });

  test('leads to all bras where there are none of the size', () => {
    for (const [underbust, bust, size] of [
      ['65', '76', '65AA'],
      ['90', '110', '90D'],
    ] as const) {
      const html = draw(sent(underbust, bust));
      expect(shown(html, 'found')).toContain(`In ${size} haben wir gerade keinen BH. Alle BHs ansehen`);
      expect(shown(html, 'found')).not.toContain(`BHs in ${size} ansehen`);
      expect(html).toContain('<a href="/c/waesche/bhs">Alle BHs ansehen</a>');
    }
  });

  test('names no list in a shop without one, or without such a category', () => {
    expect(draw(sent('87', '107'), 'minimal')).not.toContain('ansehen');
    expect(draw(sent('87', '107'), 'full', { built: ['service'] })).not.toContain('ansehen');
    expect(shown(draw(sent('87', '107'), 'minimal'), 'found')).toContain('85D');
  });

  test('leads to the list of the size while the sizes of the shop are not known', () => {
    const { props } = examples.full;
    const html = drawBlock(block, {
      props,
      page: testPageView({ messages: de, query: sent('65', '76') }),
    });
    expect(shown(html, 'found')).toContain('BHs in 65AA ansehen');
    expect(html).not.toContain('data-sizes');
  });

  test.each([
    ['60', '75'],
    ['115', '135'],
    ['80', '88'],
    ['80', '120'],
  ])('is no match for %s and %s, with a way to the service', (underbust, bust) => {
    const html = draw(sent(underbust, bust));
    expect(shown(html, 'none')).toMatch(
      /^Zu diesen Maßen haben wir keine Größe Unsere Tabelle reicht von 65AA bis 110H.*Kundenservice fragen/,
    );
    expect(html).toContain('href="/service-hilfe/kontakt"');
    expect(shown(html, 'found')).toBeUndefined();
  });

  test('stands in a part of the page that is read aloud when it changes', () => {
    expect(draw()).toMatch(/<\/form><div id="n1-answer" role="status" data-sizes="80C 85D">/);
  });
});

test('asks for the list of bras only where a category is named', () => {
  expect(load({ category: 'waesche/bhs' })).toEqual({
    bras: { load: 'listing', args: { kind: 'category', path: 'waesche/bhs' } },
  });
  expect(load({})).toEqual({});
});
