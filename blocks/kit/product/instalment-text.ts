import type { ShownPrice } from '../../../schemas/product-card.ts';
import { planUpTo } from '../../../schemas/money/offered-plans.ts';
import type { PageView } from '../define/page-view.ts';

const percent = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/**
 * What the price is in the shop's usual number of instalments; undefined where there is no such plan, and for a price
 * that is only the lowest of several. Amount and number never stand without total and yearly rates (VKrG § 5).
 */
export function instalmentText({ price, isFrom }: ShownPrice, page: PageView): string | undefined {
  const terms = page.tenant.instalments;
  if (!terms || isFrom) return undefined;
  const result = planUpTo(terms, price, terms.defaultCount);
  if (!result.ok) return undefined;
  const { plan } = result;
  return page.t('price.instalments', {
    count: plan.count,
    amount: page.price(plan.regular ?? plan.first),
    total: page.price(plan.total),
    nominal: page.number(plan.nominalYearlyRate / 1_000_000, percent),
    effective: page.number(plan.effectiveYearlyRate / 10_000, percent),
  });
}
