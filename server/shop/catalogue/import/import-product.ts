import { isDeepStrictEqual } from 'node:util';
import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import type { ImportedProduct } from '../../../../schemas/catalogue/imported-product.ts';
import type { NewProduct, VariantHistory } from '../../../../schemas/catalogue/new-product.ts';
import type { PriceChange, StockChange } from '../catalogue-store.ts';
import { offerOf } from '../availability.ts';
import { dearVariants, unstored } from './import-warnings.ts';
import { contradictions, productFaults } from './product-faults.ts';
import { changesBetween, type FieldChange } from './product-changes.ts';
import { attributesAfter } from './imported-attributes.ts';
import {
  coloursAfter,
  documentsAfter,
  labelsAfter,
  picturesAfter,
  servicesAfter,
  textsAfter,
} from './imported-parts.ts';
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
    withdrawalException:
      row.withdrawalException === undefined ? (before?.withdrawalException ?? null) : row.withdrawalException,
    services: servicesAfter(row, before?.services ?? {}, locale),
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
