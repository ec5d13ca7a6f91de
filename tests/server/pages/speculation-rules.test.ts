import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, fillShop, type ShopUnderTest, startShop } from '../shop-under-test.ts';

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await startShop();
  fillShop(shop.content);
});
afterEach(() => shop.close());

const german = { Host: 'default.localhost' };

function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return shop.ask(path, { headers });
}

describe('pages that are fetched before the click', () => {
  interface Rules {
    prefetch: {
      eagerness: string;
      where: { and: [{ href_matches: string }, { not: { href_matches: string[] } }, object] };
    }[];
  }

  /** Whether the rules let a browser fetch an address early, as far as its address tells. */
  async function isFetched(address: string): Promise<boolean> {
    const base = 'https://www.example.com/speculation-rules.json';
    const { prefetch } = JSON.parse((await get('/speculation-rules.json', german)).text) as Rules;
    const where = prefetch[0]?.where;
    if (!where) throw new Error('There are no rules');
    const [{ href_matches: all }, { not }] = where.and;
    const matches = (pattern: string): boolean => new URLPattern(pattern, base).test(address, base);
    return matches(all) && !not.href_matches.some(matches);
  }

  test('are told of by every page in a header', async () => {
    for (const path of ['/', '/nix'])
      expect((await get(path)).headers['speculation-rules']).toBe('"/speculation-rules.json"');
  });

  test('only when the pointer rests on their link, and nothing of them runs', async () => {
    const { headers, text } = await get('/speculation-rules.json');
    expect(headers['content-type']).toBe('application/speculationrules+json');
    const rules = JSON.parse(text) as Rules;
    expect(Object.keys(rules)).toEqual(['prefetch']);
    expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
  });

  test.each([
    '/',
    '/fr',
    '/lp/herbst',
    '/fr/lp/automne',
    '/service-hilfe',
    '/storefront',
    '/magazin/a#b',
    '/p/mantel-17',
    '/c/mode',
    '/kassenbon',
    'https://www.example.com/nl/klantenservice',
  ])('are pages such as %s', async (address) => {
    expect(await isFetched(address)).toBe(true);
  });

  test.each([
    '/api/preview/end',
    '/api',
    '/warenkorb',
    '/kasse',
    '/kasse/zahlung',
    '/kasse/bezahlt/',
    '/merkzettel',
    '/anmelden',
    '/mein-konto/uebersicht',
    '/fr/mon-compte',
    '/nl/mijn-account/overzicht',
    '/fr/panier',
    '/paylink/returning-success/',
    '/s/?q=mantel',
    '/lp/herbst?preview=abc',
    '/?x=1',
    'https://elsewhere.example/',
  ])('are never %s: a call, a visitor’s own, an address with a query, or elsewhere', async (address) => {
    expect(await isFetched(address)).toBe(false);
  });
});
