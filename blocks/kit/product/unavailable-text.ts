import type { ProductCard } from '../../../schemas/product-card.ts';
import type { PageView } from '../define/page-view.ts';

/** Why a product cannot be had now, as a mark on its picture; undefined: it can. (Requirements 8.013, 8.014) */
export function unavailableText(
  { soldOut, undeliverable }: Pick<ProductCard, 'soldOut' | 'undeliverable'>,
  page: PageView,
): string | undefined {
  if (soldOut) return page.t('product.soldOut');
  return undeliverable ? page.t('product.undeliverable') : undefined;
}
