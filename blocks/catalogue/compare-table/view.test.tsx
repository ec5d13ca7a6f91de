import { describe, expect, test } from 'vitest';
import productMessages from '../../kit/product/messages/de.json';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import examples from './examples.json';
import own from './messages/de.json';

const page = testPageView({ messages: { ...productMessages, ...own }, nodeId: 'n7' });
const draw = (example: { props: object; data: Record<string, unknown> }): string =>
  drawBlock(block, { ...example, page }).replaceAll('\u00a0', ' ');

/** Text of each cell by the head of its row. */
function rowsIn(html: string): Record<string, string[]> {
  const body = /<tbody>(.*)<\/tbody>/s.exec(html)?.[1] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/gs)].map(([, head, cells]) => [
      head,
      [...(cells ?? '').matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell]) =>
        (cell ?? '').replace(/<[^>]*>/g, ''),
      ),
    ]),
  );
}

describe('compare-table', () => {
  test('is a table with its caption as the name of the part that scrolls', () => {
    const html = draw(examples.full);
    expect(html).toMatch(/<section [^>]*aria-labelledby="n7.caption" tabindex="0"><table/i);
    expect(html).toMatch(/<caption [^>]*id="n7.caption">Waschmaschinen im Vergleich<\/caption>/);
    expect(html.match(/<th scope="col">/g)).toHaveLength(3);
  });

  test('has the rows that the editor chose, from the products’ data and from facts', () => {
    const rows = rowsIn(draw(examples.full));
    expect(Object.keys(rows)).toEqual([
      'Preis',
      'Bewertung',
      'Marke',
      'Energieklasse',
      'Netzteil',
      'Füllmenge',
      'Breite',
    ]);
    expect(rows['Füllmenge']).toEqual(['8 kg', '7 kg', '9 kg, Trocknen 6 kg']);
    expect(rows.Preis?.[1]).toContain('30-Tage-Bestpreis: € 379,00');
  });

  test('says of what is not known that it is not', () => {
    const rows = rowsIn(draw(examples.full));
    expect(rows.Breite).toEqual(['60 cm', '60 cm', '–keine Angabe']);
    expect(rows.Bewertung?.[2]).toBe('–keine Angabe');
  });

  test('leaves out rows that say nothing about any of them', () => {
    expect(Object.keys(rowsIn(draw(examples.minimal)))).toEqual([
      'Preis',
      'Bewertung',
      'Marke',
      'Reifenlabel',
    ]);
  });

  test('a product that is not in the slice loses its column, and facts stay with theirs', () => {
    const html = draw(examples['one-missing']);
    expect(html.match(/<th scope="col">/g)).toHaveLength(2);
    expect(rowsIn(html)['Füllmenge']).toEqual(['8 kg', '7 kg']);
  });

  test('facts stay with their products when these change places', () => {
    const { props, data } = examples.full;
    const rows = rowsIn(draw({ props: { ...props, skus: props.skus.toReversed() }, data }));
    expect(rows['Füllmenge']).toEqual(['9 kg, Trocknen 6 kg', '7 kg', '8 kg']);
    expect(rows.Breite).toEqual(['–keine Angabe', '60 cm', '60 cm']);
  });

  test('one product alone is not compared', () => {
    expect(draw(examples['nothing-to-compare'])).toBe('');
  });

  test('prices have their note, and energy classes their data sheet', () => {
    const html = draw(examples.full);
    expect(html).toContain(
      'Alle drei passen in eine 60er-Nische. · inkl. MwSt., <a class="price-shipping" href="/service-hilfe/lieferung">zzgl. Versand</a>',
    );
    expect(html).toContain('href="/datenblatt/471104"');
  });
});
