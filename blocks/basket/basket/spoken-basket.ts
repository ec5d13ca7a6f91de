import type { Basket, BasketState } from '../../../schemas/basket/basket.ts';
import type { PageView } from '../../kit/page-view.ts';
import { shippingWords } from './shipping-words.ts';

/** What a listener is told after a change: what was done, what is in the basket now, and what it costs. */
export function spokenBasket({ basket, notices }: BasketState, page: PageView): string {
  const done = notices.flatMap(({ kind, text }) => (kind === 'good' ? [text] : []));
  return [...done, ...(basket.count === 0 ? [page.t('basket.empty')] : amounts(basket, page))].join(' ');
}

/** What a listener is told at once: why something was not done. */
export function spokenFaults({ notices }: BasketState): string {
  return notices.flatMap(({ kind, text }) => (kind === 'bad' ? [text] : [])).join(' ');
}

function amounts(basket: Basket, page: PageView): string[] {
  const count = page.t('basket.count', { count: basket.count });
  return [page.t('basket.spoken', { count, total: page.price(basket.total) }), shippingWords(basket, page)];
}
