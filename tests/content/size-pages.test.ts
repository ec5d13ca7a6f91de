import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { isJsonObject } from '../../schemas/json.ts';
import { readVocabulary } from '../../server/shop/catalogue/read-vocabulary.ts';
import { contentFolder, shippedPages, tenants } from './shipped-content.ts';

const pages = shippedPages();
const lists = pages.filter(({ document }) => ['/_/category', '/_/search'].includes(document.meta.path));

/** Where the tip beside the sizes of a list leads. */
function sizeTipOf(list: (typeof pages)[number]): string | undefined {
  const { props } =
    [...list.document.nodes.values()].find(({ type }) => type === 'product-listing')?.raw ?? {};
  const tips = isJsonObject(props) && Array.isArray(props.tips) ? props.tips.filter(isJsonObject) : [];
  const { link } = tips.find(({ facet }) => facet === 'fit') ?? {};
  return isJsonObject(link) ? String(link.href) : undefined;
}

it('the tip on sizes leads to the tables of sizes, which are those of the products', () => {
  const { sizeTables } = readVocabulary(resolve(contentFolder, 'catalogue'));
  const known = [...sizeTables.values()].map(({ rows }) => rows);
  expect(known.length).toBeGreaterThan(3);
  // The list of a category and that of a search, in every language.
  expect(lists).toHaveLength(2 * tenants.flatMap((tenant) => tenant.locales).length);
  for (const list of lists) {
    const path = sizeTipOf(list);
    const page = pages.find(
      ({ tenant, locale, document }) =>
        tenant === list.tenant && locale === list.locale && document.meta.path === path,
    );
    const tables = [...(page?.document.nodes.values() ?? [])].filter(({ type }) => type === 'table');
    const rows = tables.map(({ raw }) => (isJsonObject(raw.props) ? raw.props.rows : undefined));
    expect(rows, list.file).toEqual(known);
  }
});
