import { describe, expect, test } from 'vitest';
import { seenText } from '../../../tests/running/seen-text.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import kitMessages from '../../kit/product/messages/de.json';
import { drawBlock } from '../../kit/testing/draw-block.ts';
import { type TestPage, testPageView } from '../../kit/testing/page-view.ts';
import { block } from './block.ts';
import messages from './messages/de.json';

interface Example {
  props: object;
  data: { listing: Record<string, unknown> };
}

const examples = JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8')) as Record<
  string,
  Example
>;

function listingOf(name: string): Record<string, unknown> {
  const example = examples[name];
  if (!example) throw new Error(`There is no example "${name}"`);
  return example.data.listing;
}

function draw(name: string, fields: object = {}, page: TestPage = {}): string {
  const example = examples[name];
  if (!example) throw new Error(`There is no example "${name}"`);
  return drawBlock(block, {
    props: example.props,
    data: { listing: { ...example.data.listing, ...fields } },
    page: testPageView({
      messages: { ...kitMessages, ...messages },
      declared: { path: '/c/damen/kleider' },
      ...page,
    }),
  }).replaceAll('\u00a0', ' ');
}

const linkOf = (html: string, value: string): string =>
  new RegExp(`<a [^>]*data-value="${value}"[^>]*>`).exec(html)?.[0] ?? '';

describe('product-listing', () => {
  test('loads the category that the address names, or one that an editor names, or the search', () => {
    const load = (props: object): unknown => block.load?.(block.props.parse(props));
    expect(load({})).toEqual({
      listing: { load: 'listing', args: { kind: 'category', path: '$param.path' } },
    });
    expect(load({ category: 'damen/kleider' })).toMatchObject({
      listing: { args: { path: 'damen/kleider' } },
    });
    expect(load({ kind: 'search' })).toEqual({
      listing: { load: 'listing', args: { kind: 'search', path: null } },
    });
  });

  test('is the page’s title with the number of products and the note on taxes and shipping', () => {
    const html = draw('full');
    expect(html).toMatch(/<h1[^>]*>Kleider<\/h1>/);
    expect(html).toMatch(/>1.248 Artikel</);
    expect(html).toContain(
      'inkl. MwSt., <a class="price-shipping" href="/service-hilfe/lieferung">zzgl. Versand</a>',
    );
    expect(draw('full', { total: 1 })).toContain('data-said="1 Artikel gefunden"');
  });

  test('values are boxes that say whether they are ticked, and links that add them or take them away', () => {
    const html = draw('full');
    expect(linkOf(html, 'size:36')).toContain(
      'href="?filter=length%3Amidi&amp;filter=size%3A38&amp;filter=size%3A40&amp;filter=size%3A36"',
    );
    const chosen = linkOf(html, 'size:38');
    expect(chosen).toContain('role="checkbox" aria-checked="true"');
    expect(chosen).toContain('href="?filter=length%3Amidi&amp;filter=size%3A40"');
  });

  test('sizes stand under the system that they are of, which also names their list', () => {
    const facets = [
      {
        name: 'size',
        label: 'Größe',
        kind: 'size',
        isFirst: true,
        values: [
          ['38', 'Konfektionsgrößen'],
          ['shoe-38', 'Schuhgrößen (EU)'],
        ].map(([value, group]) => ({
          value: `size:${value}`,
          label: '38',
          count: 2,
          isChosen: false,
          group,
          swatch: null,
          query: `filter=size%3A${value}`,
        })),
      },
    ];
    const html = draw('full', { facets });
    expect(html).toMatch(/>Konfektionsgrößen<\/p><ul[^>]* aria-label="Größe, Konfektionsgrößen"/);
    expect(html).toMatch(/>Schuhgrößen \(EU\)<\/p><ul[^>]* aria-label="Größe, Schuhgrößen \(EU\)"/);
  });

  test('what decides first is unfolded before the price, the rest folded in after it', () => {
    const summaries = [
      ...draw('full').matchAll(/<details [^>]*?( open="")?><summary data-value="fold:([a-z-]+)"/g),
    ].map(([, open, name]) => `${name}${open === undefined ? '' : ' open'}`);
    const price = summaries.indexOf('preis open');
    expect(summaries.slice(0, price)).toEqual(['size open', 'colour open']);
    expect(summaries.slice(price + 1)).toContain('brand');
  });

  test('tyres are asked for by the three numbers of a sidewall, and other filters stay', () => {
    const facets = ['tyre-width', 'aspect', 'rim'].map((name) => ({
      name,
      label: name,
      kind: 'size',
      values: ['1', '2'].map((value) => ({
        value: `${name}:${value}`,
        label: value,
        count: 2,
        isChosen: value === '2',
        swatch: null,
        query: '',
      })),
    }));
    const query = 'filter=brand%3AAurel&filter=rim%3A2&sortierung=price-up&seite=2';
    const html = draw('full', { facets, orders: [{ name: 'price-up', isChosen: true, query }] });
    const form = /<form class="product-listing-tyre".*?<\/form>/.exec(html)?.[0] ?? '';
    expect(form.match(/<select/g)).toHaveLength(3);
    expect(form).toContain('<option value="rim:2" selected="">2</option>');
    expect(
      [...form.matchAll(/type="hidden" name="([a-z]+)" value="([^"]*)"/g)].map((each) => each.slice(1)),
    ).toEqual([
      ['filter', 'brand:Aurel'],
      ['sortierung', 'price-up'],
    ]);
    expect(draw('full')).not.toContain('product-listing-tyre');
  });

  test('a value that would leave nothing is told, but leads nowhere', () => {
    const html = draw('full');
    expect(linkOf(html, 'size:48')).toBe('');
    expect(html).toContain('<span role="checkbox" aria-checked="false" aria-disabled="true">48</span>');
  });

  test('what takes the last filter away leads to the path itself', () => {
    const html = draw('full', { reset: '' });
    expect(linkOf(html, 'reset')).toContain('href="/c/damen/kleider"');
    expect(
      draw('full', { reset: '' }, { locale: 'fr-CH', link: () => ({ href: '/fr/c/x', external: false }) }),
    ).toContain('href="/fr/c/x"');
  });

  test('links of filters are not to be followed by search engines, the next page is', () => {
    const html = draw('full');
    expect(linkOf(html, 'brand:Aurel')).toContain('rel="nofollow"');
    expect(/<a [^>]*seite=2[^>]*>/.exec(html)?.[0]).toContain('rel="next"');
    expect(draw('full', { more: null })).not.toContain('rel="next"');
  });

  test('colours have a sample and a name', () => {
    const html = draw('full');
    expect(html).toMatch(/data-value="colour:blue"[^>]*><svg.*?<\/svg><span>Blau<\/span>/);
    expect(html).toContain('<circle fill="#26344d"></circle>');
    // Several colours at once have no sample of their own.
    expect(html).toContain('<circle class="product-listing-facet-several"></circle>');
  });

  test('energy classes are arrows on their own scale', () => {
    const html = draw('full');
    expect(html).toContain('aria-label="Energieeffizienzklasse C, Spektrum A bis G"');
    expect(html).toContain('aria-label="Energieeffizienzklasse A+, Spektrum A+++ bis D"');
  });

  test('long facets fold in all but the first values, and never a chosen one', () => {
    const html = draw('full');
    expect(html).toContain('Alle 12 anzeigen');
    const folded = html.slice(html.indexOf('id="n1.brand-all"'));
    expect(folded.slice(0, folded.indexOf('</details>'))).toContain('data-value="brand:Alpwerk"');
    const { facets } = listingOf('full') as {
      facets: { name: string; values: { value: string }[] }[];
    };
    const chosen = facets.map((facet) => ({
      ...facet,
      values: facet.values.map((value) => ({ ...value, isChosen: value.value === 'brand:Alpwerk' })),
    }));
    const again = draw('full', { facets: chosen });
    expect(again.indexOf('data-value="brand:Alpwerk"')).toBeLessThan(again.indexOf('id="n1.brand-all"'));
  });

  test('the price is a form that keeps everything else that is chosen', () => {
    const html = draw('full');
    const form = html.slice(html.indexOf('<form class="product-listing-facet-prices"'));
    const fields = form.slice(0, form.indexOf('</form>'));
    expect(fields).toContain('action="/c/damen/kleider"');
    expect(fields.match(/type="hidden" name="filter" value="[^"]*"/g)).toEqual([
      'type="hidden" name="filter" value="length:midi"',
      'type="hidden" name="filter" value="size:38"',
      'type="hidden" name="filter" value="size:40"',
    ]);
    expect(fields.match(/type="number" [^>]*name="preis"/g)).toHaveLength(2);
    expect(fields).toMatch(/id="n1.from"[^>]*value="30"/);
    expect(fields).toMatch(/id="n1.to"[^>]*placeholder="250"/);
    expect(fields).toContain('type="submit"');
  });

  test('an order is a link each, the current one is told', () => {
    const html = draw('full');
    expect(linkOf(html, 'order:popularity')).toContain('aria-current="true"');
    expect(linkOf(html, 'order:price-up')).toContain('sortierung=price-up');
  });

  test('the first pictures are fetched at once, the rest when they come near', () => {
    const html = draw('full', {}, { isFirstPicture: true });
    expect(html.match(/<img [^>]*fetchpriority="high"/gi)).toHaveLength(1);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2 + 1);
  });

  test('advice stands among the products, in lists that it fits', () => {
    expect(draw('full')).toContain('Welche Größe passt?');
    expect(draw('full', { facets: [] })).not.toContain('Welche Größe passt?');
  });

  test('the picture of advice is cut upright from a wide one, and asked for nearly twice as wide as its column', () => {
    expect(draw('full')).toMatch(
      /<img class="[^"]*product-listing-tip-picture[^"]*"[^>]*sizes="\(min-width:900px\) 48vw,46vw"/,
    );
  });

  test('lets the header’s search know of a term', () => {
    const starts = (html: string): boolean => html.includes('data-action-start="header"');
    expect(starts(draw('search'))).toBe(true);
    expect(starts(draw('search', { term: null }))).toBe(false);
    expect(starts(draw('full'))).toBe(false);
  });

  test('says what was searched for instead, and without what', () => {
    const html = draw('search');
    expect(html).toContain('Ergebnisse für „gummistifel rot“');
    expect(html).toContain('Wir zeigen Ergebnisse für „gummistiefel“ statt „gummistifel“.');
    expect(html).toContain('Zu „rot“ passt hier nichts.');
    expect(draw('sold-out')).toContain('lässt sich gerade nicht bestellen');
  });

  test('says by what it is ordered, and that nobody pays for a place', () => {
    for (const name of ['full', 'search']) {
      const html = draw(name);
      expect(html).toMatch(
        /<button [^>]*popovertarget="n1.ranking"[^>]*>So sortieren wir die Liste<\/button>/i,
      );
      expect(html).toContain('Niemand kann uns für einen Platz in der Liste bezahlen.');
    }
    expect(draw('search')).toContain('ob Deine Suchwörter in der Artikelbezeichnung stehen');
    expect(draw('full')).not.toContain('ob Deine Suchwörter in der Artikelbezeichnung stehen');
  });

  test('nothing found: says so, helps to search again, and shows something instead', () => {
    const html = draw('no-results');
    expect(html).toContain('Nichts gefunden für „xylophonständer“');
    expect(html).toMatch(/<input [^>]*type="search"[^>]*value="xylophonständer"/);
    expect(html).toContain('<a href="/c/schuhe/damenschuhe">Damenschuhe</a>');
    expect(html.match(/class="product-name"/g)?.length).toBe(4);
  });

  test('an empty term is answered with what to do', () => {
    const html = draw('termless');
    expect(seenText(html)).toContain('Bitte gib zunächst Deinen Suchbegriff ein.');
    expect(html).not.toContain('Nichts gefunden');
  });

  test('filters that leave nothing can be taken back', () => {
    const html = draw('no-results-with-filters');
    expect(html).toContain('Mit diesen Filtern bleibt nichts übrig.');
    expect(html).toContain('Alle Filter löschen');
    expect(html).toContain('data-value="chip:size:Größe 38"');
  });

  test('loses only the product that is broken, and tells editors of it', () => {
    const { cards } = listingOf('full') as { cards: object[] };
    const broken = [...cards.slice(0, 2), { sku: '1', price: 'viel' }, cards[0]];
    expect(draw('full', { cards: broken }).match(/class="product-name"/g)).toHaveLength(2);
    const faults = block.data?.listing?.faultsOf?.({
      ...listingOf('full'),
      cards: broken,
    } as never);
    expect(faults?.map(({ pointer }) => pointer)).toEqual(['/cards/2']);
  });

  test('shows what was typed as text, never as markup', () => {
    const html = draw('no-results', { term: '"><script>alert(1)</script>' });
    expect(html).not.toContain('<script');
  });

  test('has the same parts in every state, so that one can take the place of another', () => {
    const partsOf = (name: string): string[] =>
      [...draw(name).matchAll(/data-part="([a-z]+)"/g)].map(([, part = '']) => part);
    const parts = partsOf('full');
    expect(parts.length).toBeGreaterThan(6);
    for (const name of Object.keys(examples).filter((each) => each !== 'broken'))
      expect(partsOf(name), name).toEqual(parts);
  });
});
