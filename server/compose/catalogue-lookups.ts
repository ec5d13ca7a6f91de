import { inLocale } from '../../schemas/catalogue/localised-text.ts';
import { pictureAddress } from '../../schemas/picture-address.ts';
import { knownFacets } from '../shop/listing/listing-facets.ts';
import { type Lookups, matching, mostOptions } from '../editing/lookup/lookup.ts';
import type { CatalogueParts } from './catalogue-parts.ts';

/** Width of a picture beside a name, in pixels. */
const thumbnailWidth = 96;

/** What the catalogue knows: products by name or number, categories, what lists filter by, and tables of sizes. */
export function catalogueLookups({
  store,
  categoriesOf,
  searchOf,
  content,
  words,
  pages,
}: Pick<CatalogueParts, 'store' | 'categoriesOf' | 'searchOf' | 'content' | 'words' | 'pages'>): Lookups {
  return {
    async products({ tenant, locale, query }) {
      const search = searchOf(tenant.slug, locale);
      const found = await search?.find({
        ...{ filters: [], price: {}, order: 'relevance', take: mostOptions },
        ...(query !== '' && { term: query }),
      });
      const skus = [
        ...new Set([query.toUpperCase(), query, ...(found?.products ?? []).map(({ sku }) => sku)]),
      ];
      const products = await store.products(
        tenant.slug,
        skus.filter((sku) => /^[\w.]{1,32}$/.test(sku)),
      );
      const byNumber = new Map(products.map((product) => [product.sku, product]));
      return skus
        .flatMap((sku) => byNumber.get(sku) ?? [])
        .slice(0, mostOptions)
        .map((product) => {
          const stock = product.variants.reduce((sum, variant) => sum + variant.stock, 0);
          const [picture] = product.pictures;
          const revision = picture && content.pictures.find(picture.id)?.revision;
          return {
            value: product.sku,
            label: inLocale(product.texts, locale).name,
            detail: [product.sku, product.gone ? 'gone' : stock === 0 ? 'sold out' : '']
              .filter(Boolean)
              .join(', '),
            ...(picture &&
              revision !== undefined && {
                picture: pictureAddress({ id: picture.id, revision }, thumbnailWidth),
              }),
          };
        });
    },
    async categories({ tenant, locale, query }) {
      const tree = await categoriesOf(tenant.slug);
      return matching(
        tree.all.map(({ id }) => ({
          value: tree.addressOf(id, locale),
          label: tree
            .pathTo(id)
            .map(({ name }) => inLocale(name, locale))
            .join(' › '),
        })),
        query,
      );
    },
    facets({ tenant, locale, query }) {
      const text = (key: string): string => pages.text(tenant.slug, locale, key);
      const facets = knownFacets({ words, locale, text });
      return matching(
        facets.map(({ name, label }) => ({ value: name, label, detail: name })),
        query,
      );
    },
    'size-tables': ({ locale, query }) =>
      matching(
        [...words.sizeTables.values()].map(({ id, title }) => ({
          ...{ value: id, label: inLocale(title, locale), detail: id },
        })),
        query,
      ),
  };
}
