import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type JsonObject } from '../../schemas/json.ts';
import { routeTable } from '../../schemas/tenant/route-table.ts';
import { braCups, braSizeOf } from '../../schemas/size/bra-size.ts';
import { createCategoryTree } from '../../server/shop/catalogue/category-tree.ts';
import { demonstrationCategories } from '../../content-fixtures/demonstration/products/demonstration-categories.ts';
import { readShippedWords } from '../../server/upkeep/read-shipped-words.ts';
import { linksIn } from '../../server/check/content-links.ts';
import { contentFolder, type ShippedDocument, shippedPages, tenants } from './shipped-content.ts';

const pages = shippedPages();
const words = readShippedWords(resolve(contentFolder, '..'));
const shops = tenants.flatMap((tenant) => tenant.locales.map(({ locale }) => ({ tenant, locale })));

type Shop = (typeof shops)[number];

function pageAt({ tenant, locale }: Shop, path: string | undefined): ShippedDocument {
  const page = pages.find(
    (each) => each.tenant === tenant && each.locale === locale && each.document.meta.path === path,
  );
  if (!page) throw new Error(`${tenant.slug}, ${locale}: no page at ${path}`);
  return page;
}

function propsOf({ file, document }: ShippedDocument, type: string): JsonObject {
  const node = [...document.nodes.values()].find((each) => each.type === type);
  if (!node || !isJsonObject(node.raw.props)) throw new Error(`${file}: no "${type}" with props`);
  return node.raw.props;
}

const finderPath = ({ tenant, locale }: Shop) => routeTable(tenant, locale).path('bra-size-finder');

describe.each(shops)('the finder of bra sizes in $tenant.slug, $locale', (shop) => {
  it('stands where its route leads, and knows the bras', () => {
    const { category } = propsOf(pageAt(shop, finderPath(shop)), 'bra-size-finder');
    const tree = createCategoryTree(demonstrationCategories(words, shop.tenant.slug));
    expect(tree.at(String(category), shop.locale)?.id).toBe('lingerie-bras');
  });

  it('is where the tables of sizes and the pages of bras lead', () => {
    const sizes = pages.filter(
      ({ tenant, locale, document }) =>
        tenant === shop.tenant &&
        locale === shop.locale &&
        linksIn(document.source.regions).some(({ href }) => href === finderPath(shop)),
    );
    expect(sizes.map(({ document }) => document.meta.id)).toContainEqual(
      expect.stringMatching(/sizes|groessen/),
    );
    const { sizeFinder } = propsOf(pageAt(shop, '/_/product'), 'product-stage');
    expect(sizeFinder).toMatchObject({ table: 'bras', link: { route: 'bra-size-finder' } });
  });

  it('shows the cups as they are found', () => {
    const { rows } = propsOf(pageAt(shop, finderPath(shop)), 'table');
    const shown = (rows as [string, string][]).map(([cup, difference]) => {
      const [over = 0, upTo = 0] = [...difference.matchAll(/\d+/g)].map(Number);
      const cups = [over + 0.5, upTo].map((each) => braSizeOf(80, 80 + each));
      return { cup, cups: cups.map((each) => each.ok && each.cup) };
    });
    expect(shown).toEqual(braCups.map((cup) => ({ cup, cups: [cup, cup] })));
  });
});

it('the sizes of bras in their table are those that the finder finds for its girths', () => {
  const table = words.sizeTables.get('bras');
  const kinds = [...(table?.rows ?? [])].map(([size = '', underbust = '', bust = '']) => {
    const [from = 0, to = 0] = underbust.split('–').map(Number);
    const [, upTo = 0] = bust.split('–').map(Number);
    const middle = (from + to) / 2;
    const found = braSizeOf(middle, upTo);
    const ends = [from, to].map((end) => braSizeOf(end, end + (upTo - middle)));
    return { size, found: [found, ...ends].map((each) => each.ok && each.size) };
  });
  expect(kinds.length).toBeGreaterThan(5);
  expect(kinds).toEqual(kinds.map(({ size }) => ({ size, found: [size, size, size] })));
});
