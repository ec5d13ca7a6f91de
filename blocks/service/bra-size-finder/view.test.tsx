import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import type { FinderProps } from './finder-props.ts';
import { Island } from './island.tsx';
import de from './messages/de.json';
import { load } from './load.ts';
import { props as shape } from './schema.ts';
import { view } from './view.tsx';

type Name = 'minimal' | 'full';

const draw = (query: Record<string, string> = {}, name: Name = 'full', page: TestPage = {}): string =>
  drawBlock(block, { ...examples[name], page: testPageView({ messages: de, query, ...page }) }).replaceAll(
    '\u00a0',
    ' ',
  );
const sent = (unterbrust: string, brust: string) => ({ unterbrust, brust, gemessen: '1' });

/** What is said of the size, without markup; empty: nothing is. */
const answerIn = (html: string): string =>
  (/ role="status">(.*?)<div class="bra-size-finder-measure"/.exec(html)?.[1] ?? 'no such place')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What stands below a field as wrong. */
const errorOf = (html: string, name: string): string | undefined =>
  new RegExp(`field-error" id="n1.${name}-note"><svg.*?</svg>(.*?)</p>`).exec(html)?.[1];

describe('the form', () => {
  test('asks for both girths, by a form that works without a script', () => {
    const html = draw();
    expect(html).toMatch(/<form [^>]*noValidate=""[^>]* action="#n1" method="get"/);
    expect(html).toContain(
      'for="n1.underbust">Unterbrustumfang in cm<span aria-hidden="true"> *</span></label>',
    );
    expect(html).toContain('for="n1.bust">Brustumfang in cm<span aria-hidden="true"> *</span></label>');
    for (const name of ['unterbrust', 'brust'])
      expect(html).toMatch(
        new RegExp(`<input [^>]*required=""[^>]* inputMode="decimal"[^>]* name="${name}"`),
      );
    expect(html).toContain('<input type="hidden" name="gemessen" value="1"/>');
  });

  test('says nothing before it was sent', () => {
    const html = draw();
    expect(html).not.toContain('aria-invalid');
    expect(answerIn(html)).toBe('');
  });

  test('keeps what was typed, but no more than the field takes', () => {
    expect(draw(sent('87,5', '107'))).toMatch(/name="unterbrust"[^>]* value="87,5"/);
    expect(draw(sent('1'.repeat(400), '107'))).toMatch(/name="unterbrust"[^>]* value="1{17}"/);
  });

  test('needs the girth of the bust', () => {
    const html = draw(sent('87', ''));
    expect(errorOf(html, 'bust')).toBe('Gib bitte ein, was Du über der Brust gemessen hast.');
    expect(errorOf(html, 'underbust')).toBeUndefined();
    expect(html).toMatch(/<input id="n1.bust"[^>]* aria-invalid="true" aria-describedby="n1.bust-note/);
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
    expect(answerIn(html)).toBe('');
  });
});

describe('the answer', () => {
  test('is 85D for 87 and 107, with how it comes about and the bras of that size', () => {
    const html = draw(sent('87', '107'));
    expect(answerIn(html)).toBe(
      'Deine BH-Größe 85D 87 cm unter der Brust ergeben Band 85. 20 cm Unterschied zum Brustumfang ergeben ' +
        'Körbchen D. BHs in 85D ansehen So misst Du noch einmal nach',
    );
    expect(html).toContain('href="/c/waesche/bhs?filter=size%3A85D"');
    expect(html).toContain('href="#n1.measure"');
    expect(html).toMatch(/<div [^>]*id="n1.measure"/);
  });

  test('comes to a link as well, and writes halves as the language does', () => {
    expect(answerIn(draw({ unterbrust: '89', brust: '108' }))).toContain('90D');
    expect(answerIn(draw(sent('87.5', '107')))).toContain('87,5 cm unter der Brust ergeben Band 90.');
  });

  test('leads to all bras where there are none of the size', () => {
    for (const [underbust, bust, size] of [
      ['65', '76', '65AA'],
      ['90', '110', '90D'],
    ] as const) {
      const html = draw(sent(underbust, bust));
      expect(answerIn(html)).toContain(`In ${size} haben wir gerade keinen BH. Alle BHs ansehen`);
      expect(answerIn(html)).not.toContain(`BHs in ${size} ansehen`);
      expect(html).toContain('<a href="/c/waesche/bhs">Alle BHs ansehen</a>');
    }
  });

  test('names no list in a shop without one, or without such a category', () => {
    expect(draw(sent('87', '107'), 'minimal')).not.toContain('ansehen');
    expect(draw(sent('87', '107'), 'full', { built: ['service'] })).not.toContain('ansehen');
    expect(answerIn(draw(sent('87', '107'), 'minimal'))).toContain('85D');
  });

  test('leads to the list of the size while the sizes of the shop are not known', () => {
    const { props } = examples.full;
    const html = drawBlock(block, {
      props,
      page: testPageView({ messages: de, query: sent('65', '76') }),
    });
    expect(answerIn(html)).toContain('BHs in 65AA ansehen');
  });

  test.each([
    ['60', '75'],
    ['115', '135'],
    ['80', '88'],
    ['80', '120'],
  ])('is no match for %s and %s, with a way to the service', (underbust, bust) => {
    const html = draw(sent(underbust, bust));
    expect(answerIn(html)).toMatch(
      /^Zu diesen Maßen haben wir keine Größe Unsere Tabelle reicht von 65AA bis 110H.*Kundenservice fragen/,
    );
    expect(html).toContain('href="/service-hilfe/kontakt"');
  });

  test('stands in a part of the page that is read aloud when it changes', () => {
    expect(draw()).toMatch(/<\/form><div id="n1.answer" role="status"><\/div>/);
  });
});

describe('the island', () => {
  const query = sent('87.5', '');

  test('draws from its JSON what the server drew', () => {
    const islands: FinderProps[] = [];
    const island = (props: FinderProps) => {
      islands.push(props);
      return createElement('mark');
    };
    const page = testPageView({ messages: de, query });
    const props = shape.parse(examples.full.props);
    const shell = renderToStaticMarkup(
      view({ props, data: { bras: examples.full.data.bras }, slots: {} as never, page, island }),
    );
    const json = JSON.parse(JSON.stringify(islands[0])) as FinderProps;
    expect(json).toEqual(islands[0]);
    const drawn = renderToString(createElement(Island, json));
    expect(shell.replace('<mark></mark>', drawn).replaceAll('\u00a0', ' ')).toBe(draw(query));
  });

  test.each([
    ['de-AT', '87,5'],
    ['fr-CH', '87,5'],
    ['nl-NL', '87,5'],
    ['en-GB', '87.5'],
  ])('writes half centimetres as the server writes numbers: %s', (locale, girth) => {
    expect(answerIn(draw(sent('87,5', '107'), 'full', { locale }))).toContain(`${girth} cm unter der Brust`);
  });
});

test('asks for the list of bras only where a category is named', () => {
  expect(load({ category: 'waesche/bhs' })).toEqual({
    bras: { load: 'listing', args: { kind: 'category', path: 'waesche/bhs' } },
  });
  expect(load({})).toEqual({});
});
