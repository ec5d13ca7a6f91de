import type { Cents } from '../money/cents.ts';
import type { Due } from './due.ts';

/** What of an order can be paid at once. */
export interface PayableDue {
  order: string;
  currency: string;
  amount: Cents;
}

/**
 * What of each order can be paid at once: all that is late, else what is due next. Instalments after that are not asked for: who repays
 * a credit early owes less for it. (VKrG § 16) `dues`: by day.
 */
export function payableDues(
  dues: readonly (Pick<Due, 'order' | 'open' | 'isLate'> & { currency: string })[],
): PayableDue[] {
  const open = dues.filter((due) => due.open > 0);
  const orders = [...new Set(open.map(({ order }) => order))];
  return orders.flatMap((order) => {
    const own = open.filter((due) => due.order === order);
    const late = own.filter(({ isLate }) => isLate);
    const wanted = late.length > 0 ? late : own.slice(0, 1);
    const [first] = wanted;
    if (!first) return [];
    const amount = wanted.reduce((sum, due) => sum + due.open, 0);
    return [{ order, currency: first.currency, amount }];
  });
}
