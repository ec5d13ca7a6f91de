import type { CatalogueProduct } from '../../../../schemas/catalogue/catalogue-product.ts';
import { derivedFields, type ImportedProduct } from '../../../../schemas/catalogue/imported-product.ts';
import { offerOf } from '../availability.ts';
import type { RowFault } from './import-terms.ts';

/** What a row says that the shop works out by itself: told, because it is not stored. */
export function unstored(
  row: ImportedProduct,
  before: CatalogueProduct | null,
  after: CatalogueProduct,
  locale: string,
): RowFault[] {
  const warnings: RowFault[] = derivedFields
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

/** Variants that cost more than the recommended price. */
export function dearVariants(row: ImportedProduct, after: CatalogueProduct, locale: string): RowFault[] {
  return after.variants.flatMap((variant): RowFault[] => {
    const offer = offerOf(variant, locale);
    if (!offer || offer.rrp === null || offer.rrp >= offer.price) return [];
    const index = (row.variants ?? []).findIndex(({ sku }) => sku === variant.sku);
    const path = index === -1 ? ['rrp'] : ['variants', index, 'rrp'];
    const euros = (cents: number) => (cents / 100).toFixed(2);
    const reason = `the recommended price of ${variant.sku} (${euros(offer.rrp)}) is below its price (${euros(offer.price)})`;
    return [{ path, reason, hint: 'Look whether both are right.' }];
  });
}
