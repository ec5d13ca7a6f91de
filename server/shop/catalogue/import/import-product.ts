import { isDeepStrictEqual } from 'node:util';
import { catalogueProduct, type CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { derivedFields, type ImportedProduct } from '../../../../schemas/catalogue/imported-product.ts';
import type { NewProduct, VariantHistory } from '../../../../schemas/catalogue/new-product.ts';
import type { PriceChange, StockChange } from '../catalogue-store.ts';
import { offerOf } from '../availability.ts';
import { labelFaults } from '../../../../schemas/catalogue/required-labels.ts';
import { faultsOf } from './fault-words.ts';
import { changesBetween, type FieldChange } from './product-changes.ts';
import { attributesAfter } from './imported-attributes.ts';
import { coloursAfter, documentsAfter, labelsAfter, picturesAfter, textsAfter } from './imported-parts.ts';
import { variantsAfter, type VariantsAfter } from './imported-variants.ts';
import type { ImportTerms, RowFault, RowOutcome } from './import-terms.ts';

/** What a row does: puts a product (new or anew), changes prices and stock; `changes` tells of a known one what is different. */
export interface ProductImport {
  isNew: boolean;
  changes: FieldChange[];
  put: NewProduct | null;
  prices: PriceChange[];
  stock: StockChange[];
  /** What the row says and nothing stores. */
  warnings: RowFault[];
}

const day = 24 * 60 * 60 * 1000;
const blank = { texts: {}, colours: [], pictures: [], documents: [], variants: [], attributes: [] };

/** Finds what a row does to the product that there is (null: none), or what is wrong with it. Changes nothing. */
export function importProduct(
  row: ImportedProduct,
  before: CatalogueProduct | null,
  terms: ImportTerms,
): RowOutcome<ProductImport> {
  const missing = missingFaults(row, before, terms);
  if (missing.length > 0) return { ok: false, faults: missing };
  const contradictory = [...contradictions(row)];
  const attributes = attributesAfter(row, before?.attributes ?? [], terms, contradictory);
  const colours = coloursAfter(row, before?.colours ?? [], terms, contradictory);
  if (contradictory.length > 0) return { ok: false, faults: contradictory };
  const variants = variantsAfter(row, before?.variants ?? [], { ...terms, colours });
  if (!variants.ok) return variants;
  const product = productAfter(row, before, terms, { attributes, colours, variants: variants.done.variants });
  const faults = productFaults(row, product, terms);
  if (faults.length > 0) return { ok: false, faults };

  const { prices, stock } = variants.done;
  // Offers and stock of known variants are no part of a put: those change by themselves.
  const isPut = !before || !isDeepStrictEqual(before, product);
  const put = isPut ? { product, history: historyOf(row, before, product, terms) } : null;
  const after = { ...product, variants: liveVariants(variants.done) };
  const changes = before ? changesBetween(before, after) : [];
  const isTouched = !before || changes.length > 0;
  const warnings = [
    ...unstored(row, before, after, terms.locale),
    ...(isTouched ? dearVariants(row, after, terms.locale) : []),
  ];
  return {
    ok: true,
    done: {
      isNew: before === null,
      changes,
      put,
      prices,
      stock,
      warnings,
    },
  };
}

type Faults = RowFault[];

/** What a row says and unsays. */
function contradictions({ gone, successor, soldOut, stock, variants = [] }: ImportedProduct): Faults {
  const faults: Faults = [];
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

/** What a row says that the shop works out by itself: told, because it is not stored. */
function unstored(
  row: ImportedProduct,
  before: CatalogueProduct | null,
  after: CatalogueProduct,
  locale: string,
): Faults {
  const warnings: Faults = derivedFields
    .filter((field) => row[field] !== undefined)
    .map((field) => ({
      path: [field],
      reason: 'the shop works this out by itself',
      hint: 'It is not stored.',
    }));
  if (row.badges?.includes('new') === true) {
    const reason = 'the shop knows by itself which products are new';
    warnings.push({ path: ['badges'], reason, hint: 'This badge is not stored.' });
  }
  const known = before?.variants.map((variant) => offerOf(variant, locale)?.low30 ?? null) ?? [];
  if (before && row.low30 !== undefined && !known.includes(row.low30)) {
    const reason = 'the lowest price of a known product comes from its history';
    warnings.push({ path: ['low30'], reason, hint: 'It is not stored.' });
  }
  if (row.soldOut === false && after.variants.every(({ stock }) => stock === 0)) {
    const reason = 'no variant has stock, the product stays sold out';
    warnings.push({ path: ['soldOut'], reason, hint: 'Say how many there are.' });
  }
  return warnings;
}

/** Who answers for the product: the maker follows the brand, warnings stay. Undefined: nobody is known. */
function safetyAfter(
  { safety, brand }: ImportedProduct,
  before: CatalogueProduct | null,
  { safetyOf }: ImportTerms,
): CatalogueProduct['safety'] | undefined {
  if (safety) return safety;
  if (before && (brand === undefined || brand === before.brand)) return before.safety;
  const ofBrand = safetyOf(brand ?? '');
  return ofBrand && before ? { ...ofBrand, warnings: before.safety.warnings } : ofBrand;
}

/** What a product cannot do without: a maker, and a new one more. */
function missingFaults(row: ImportedProduct, before: CatalogueProduct | null, terms: ImportTerms): Faults {
  const { locale, defaults } = terms;
  const faults: Faults = [];
  const need = (path: string, isThere: boolean, hint: string): void => {
    if (!isThere) faults.push({ path: [path], reason: `a new product needs ${path}`, hint });
  };
  if (safetyAfter(row, before, terms) === undefined) {
    const hint = 'Add the brand to those whose maker is known, or say who answers for it as safety.';
    const reason =
      row.brand === undefined
        ? 'a new product needs a brand'
        : `the maker of ${row.brand || 'no brand'} is not known`;
    faults.push({ path: ['brand'], reason, hint });
  }
  if (before) return faults;
  need('name', row.name !== undefined, 'Give it one.');
  need(
    'price',
    row.price !== undefined || (row.variants ?? []).length > 0,
    'Give it one, or give its variants prices.',
  );
  need('picture', row.picture !== undefined, 'Name one of the pictures.');
  need('area', (row.area ?? defaults?.area) !== undefined, 'Name it, or say one for all new products.');
  need('type', (row.type ?? defaults?.type) !== undefined, 'Name it, or say one for all new products.');
  need(
    'categories',
    (row.categories ?? defaults?.categories) !== undefined,
    'Name them, or say one for all new products.',
  );
  if (!locale.startsWith('de'))
    faults.push({
      path: ['name'],
      reason: 'a new product begins with its German text',
      hint: 'Import the German file first.',
    });
  return faults;
}

function productAfter(
  row: ImportedProduct,
  before: CatalogueProduct | null,
  terms: ImportTerms,
  { attributes, colours, variants }: Pick<CatalogueProduct, 'attributes' | 'colours' | 'variants'>,
): CatalogueProduct {
  const old = before ?? blank;
  const { locale, now, defaults } = terms;
  const pictures = picturesAfter(row, old.pictures);
  const safety = safetyAfter(row, before, terms);
  return {
    sku: before?.sku ?? row.sku,
    area: row.area ?? before?.area ?? defaults?.area ?? 'home',
    type: row.type ?? before?.type ?? defaults?.type ?? '',
    brand: row.brand ?? before?.brand ?? '',
    texts: textsAfter(row, old.texts, locale),
    categories: row.categories ?? before?.categories ?? [...(defaults?.categories ?? [])],
    attributes,
    colours,
    pictures: pictures.length > 0 ? pictures : (colours[0]?.pictures ?? []),
    variants,
    ...labelsAfter(row, { energy: before?.energy ?? null, tyre: before?.tyre ?? null }),
    powerSupplyIncluded:
      row.powerSupplyIncluded === undefined ? (before?.powerSupplyIncluded ?? null) : row.powerSupplyIncluded,
    badges: row.badges?.filter((badge) => badge !== 'new') ?? before?.badges ?? [],
    rating: row.rating === undefined ? (before?.rating ?? null) : row.rating,
    safety: safety as CatalogueProduct['safety'],
    documents: documentsAfter(row, old.documents, locale),
    sizeTable: row.sizeTable === undefined ? (before?.sizeTable ?? null) : row.sizeTable,
    taxClass: row.taxClass ?? before?.taxClass ?? 'standard',
    sales: before?.sales ?? 0,
    listed: before?.listed ?? now,
    gone: goneAfter(row, before),
  };
}

function goneAfter(
  { gone, successor }: ImportedProduct,
  before: CatalogueProduct | null,
): CatalogueProduct['gone'] {
  if (gone === false) return null;
  if (gone === true || successor !== undefined)
    return { successor: successor ?? before?.gone?.successor ?? null };
  return before?.gone ?? null;
}

/** What the shape, the law or the shop itself has against a product. */
function productFaults(
  row: ImportedProduct,
  product: CatalogueProduct,
  { categories, pictures, sizeTables }: ImportTerms,
): Faults {
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

/** The variants with their new prices and stocks. */
function liveVariants({ variants, prices, stock }: VariantsAfter): CatalogueProduct['variants'] {
  const stocks = new Map(stock.map((change) => [change.sku, 'to' in change ? change.to : undefined]));
  const offers = new Map(prices.map((change) => [change.sku, change]));
  return variants.map((variant) => {
    const next = offers.get(variant.sku);
    const old = next && offerOf(variant, next.locale);
    const offer = old && { ...old, price: next.price, rrp: next.rrp === undefined ? old.rrp : next.rrp };
    return {
      ...variant,
      stock: stocks.get(variant.sku) ?? variant.stock,
      offers: offer ? { ...variant.offers, [next.locale]: offer } : variant.offers,
    };
  });
}

/** Variants that cost more than the recommended price. */
function dearVariants(row: ImportedProduct, after: CatalogueProduct, locale: string): Faults {
  return after.variants.flatMap((variant): Faults => {
    const offer = offerOf(variant, locale);
    if (!offer || offer.rrp === null || offer.rrp >= offer.price) return [];
    const index = (row.variants ?? []).findIndex(({ sku }) => sku === variant.sku);
    const path = index === -1 ? ['rrp'] : ['variants', index, 'rrp'];
    const euros = (cents: number) => (cents / 100).toFixed(2);
    const reason = `the recommended price of ${variant.sku} (${euros(offer.rrp)}) is below its price (${euros(offer.price)})`;
    return [{ path, reason, hint: 'Look whether both are right.' }];
  });
}

/**
 * Histories of offers that were not there before: they begin now. A 30-day price that a file says of a new product is
 * believed: the shop that it comes from knew.
 */
function historyOf(
  { low30 }: ImportedProduct,
  before: CatalogueProduct | null,
  { variants }: CatalogueProduct,
  { locale, now }: ImportTerms,
): VariantHistory[] {
  const known = new Map(before?.variants.map((variant) => [variant.sku, variant]));
  return variants.flatMap(({ sku, offers }) => {
    const old = known.get(sku);
    const price = offers[locale]?.price;
    if (price === undefined || (old && offerOf(old, locale))) return [];
    const isBelieved = before === null && typeof low30 === 'number' && low30 !== price;
    const earlier = isBelieved ? [{ price: low30, from: now - 30 * day }] : [];
    return [{ sku, locale, records: [...earlier, { price, from: now }] }];
  });
}
