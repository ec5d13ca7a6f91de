import { catalogueProduct, type CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { ImportedProduct } from '../../../../schemas/catalogue/imported-product.ts';
import { labelFaults } from '../../../../schemas/catalogue/required-labels.ts';
import { faultsOf } from './fault-words.ts';
import type { ImportTerms, RowFault } from './import-terms.ts';

/** What a row says and unsays. */
export function contradictions({
  gone,
  successor,
  soldOut,
  stock,
  variants = [],
}: ImportedProduct): RowFault[] {
  const faults: RowFault[] = [];
  if (gone === false && successor !== undefined) {
    const reason = 'a product that is not gone has no successor';
    faults.push({ path: ['successor'], reason, hint: 'Leave one of the two out.' });
  }
  const inStock = variants.findIndex((variant) => (variant.stock ?? 0) > 0);
  if (soldOut === true && ((stock ?? 0) > 0 || inStock >= 0)) {
    const path = inStock >= 0 ? ['variants', inStock, 'stock'] : ['stock'];
    faults.push({ path, reason: 'the product is said to be sold out', hint: 'Leave one of the two out.' });
  }
  return faults;
}

/** What the shape, the law or the shop itself has against a product. */
export function productFaults(
  row: ImportedProduct,
  product: CatalogueProduct,
  { categories, pictures, sizeTables }: ImportTerms,
): RowFault[] {
  const ofShape = faultsOf(catalogueProduct, product).map((fault) => ({
    ...fault,
    path: pathInRow(fault.path, row, product),
  }));
  const ofLabels = labelFaults(product).map(({ field, message }) => ({
    path: [field],
    reason: message,
    hint: 'Give it.',
  }));
  const ofCategories = product.categories
    .filter((id) => !categories.has(id))
    .map((id) => ({
      path: ['categories'],
      reason: `there is no category ${id}`,
      hint: 'Name one that there is.',
    }));
  const shown = new Set(
    [product.pictures, ...product.colours.map((colour) => colour.pictures)].flat().map(({ id }) => id),
  );
  const ofPictures = [...shown]
    .filter((id) => !pictures.has(id))
    .map((id) => ({
      path: ['picture'],
      reason: `there is no picture ${id}`,
      hint: 'Name one that there is.',
    }));
  const table = row.sizeTable;
  const ofTable =
    table === undefined || table === null || sizeTables.has(table)
      ? []
      : [
          {
            path: ['sizeTable'],
            reason: `there is no size table ${table}`,
            hint: `There are: ${[...sizeTables].join(', ')}.`,
          },
        ];
  return [...ofShape, ...ofLabels, ...ofCategories, ...ofPictures, ...ofTable];
}

/** The place in the row of what stands at a path of the product that it leads to. */
function pathInRow(
  path: readonly PropertyKey[],
  row: ImportedProduct,
  product: CatalogueProduct,
): readonly PropertyKey[] {
  const [first, second, ...rest] = path;
  const at = Number(second);
  if (first === 'texts') return rest;
  if (first === 'attributes') return ['attributes', product.attributes[at]?.key ?? ''];
  if (first === 'pictures') return ['picture'];
  if (first === 'gone') return ['successor'];
  if (first === 'documents') return [product.documents[at]?.kind.startsWith('tyre') ? 'tyre' : 'energy'];
  if (first === 'colours') {
    const names = Object.values(product.colours[at]?.name ?? {});
    const index = (row.colours ?? []).findIndex(({ name }) => names.includes(name));
    const field = rest[0] === 'pictures' ? ['picture'] : rest.slice(0, 1);
    return index === -1 ? ['colours'] : ['colours', index, ...field];
  }
  if (first !== 'variants') return path;
  const index = (row.variants ?? []).findIndex(({ sku }) => sku === product.variants[at]?.sku);
  const within = rest[0] === 'offers' ? rest.slice(2) : rest;
  return index === -1 ? within : ['variants', index, ...within];
}
