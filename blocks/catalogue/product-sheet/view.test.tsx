import { describe, expect, test } from 'vitest';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import messages from './messages/de.json';

const draw = (product: object): string =>
  drawBlock(block, { props: {}, data: { product }, page: testPageView({ messages, nodeId: 'datenblatt' }) });

describe('product-sheet', () => {
  test('is there where the links of cards lead, with supplier, model, class and facts', () => {
    const html = draw(examples.minimal.data.product);
    expect(html).toContain('<section id="datenblatt"');
    for (const text of [
      'Alpwerk (Alpwerk Hausgeräte GmbH)',
      'Modellkennung</th><td>8000006',
      'A auf der Skala von A bis G',
      'Stromverbrauch',
      '(EU) 2017/1369',
    ])
      expect(html).toContain(text);
  });

  test('of a tyre has all classes, and its entry in the European database', () => {
    const tyre = examples.full.data.product;
    const html = draw({ ...tyre, tyre: { ...tyre.tyre, eprelId: '381666' } });
    for (const text of ['Kraftstoffeffizienzklasse', 'Nasshaftungsklasse', 'Für extreme Schneeverhältnisse'])
      expect(html).toContain(text);
    expect(html).toContain('https://eprel.ec.europa.eu/screen/product/tyres/381666');
    expect(html).toContain('(EU) 2020/740');
  });

  test('is left out for what the law wants none of', () => {
    expect(draw(examples['no-label'].data.product)).toBe('');
  });
});
