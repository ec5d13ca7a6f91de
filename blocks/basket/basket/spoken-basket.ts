import type { Basket, BasketState } from '../../../schemas/basket/basket.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { shippingWords } from './shipping-words.ts';

/** What a listener is told after a change: what is in the basket now, and what it costs. */
export function spokenBasket(basket: Basket, page: PageView): string {
  if (basket.count === 0) return page.t('basket.empty');
  const count = page.t('basket.count', { count: basket.count });
  const total = page.t('basket.spoken', { count, total: page.price(basket.total) });
  return `${total} ${shippingWords(basket, page)}`;
}

/** What was just done, or why not; what is wrong with a code its form says. */
export function spokenNotices({ notices, basket }: BasketState, which: CollectedNotice['kind']): string {
  const hasForm = basket.lines.length > 0 && !basket.voucher;
  const isSaid = ({ kind, field }: CollectedNotice): boolean => kind === 'bad' && field === 'code' && hasForm;
  return notices
    .flatMap((notice) => (notice.kind === which && !isSaid(notice) ? [notice.text] : []))
    .join(' ');
}

/** How many pieces there are, where more were wished. */
export function cappedText({ notices }: BasketState): string {
  return notices.flatMap(({ field, text }) => (field === 'quantity' ? [text] : [])).join(' ');
}
