import type { ShownPlan } from '../../../schemas/payment/shown-plan.ts';
import type { PageView } from '../define/page-view.ts';

const percent = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** A single payment, after a pause. */
export function isPause({ regular, count }: ShownPlan): boolean {
  return regular === null && count === 1;
}

/** Amounts and yearly rates of a plan as texts write them. */
export function planFigures(plan: ShownPlan, page: PageView) {
  return {
    amount: page.price(plan.regular ?? plan.first),
    surcharge: page.price(plan.surcharge),
    total: page.price(plan.total),
    nominal: page.number(plan.nominalRate / 10_000, percent),
    effective: page.number(plan.effectiveRate / 10_000, percent),
  };
}

/** The rows of a plan, each with its amount, the total last; rates are apart. */
export function planRows(plan: ShownPlan, page: PageView): [label: string, value: string][] {
  const t = (key: string, values?: Record<string, number>) => page.t(`checkout.plan.${key}`, values);
  const price: [string, string] = [t('price'), page.price(plan.total - plan.surcharge)];
  if (isPause(plan)) {
    const months = page.tenant.instalments?.pause?.months ?? 0;
    return [
      price,
      [t('pause-surcharge'), page.price(plan.surcharge)],
      [t('pause-payment', { count: months }), page.price(plan.first)],
    ];
  }
  return [
    price,
    [t('surcharge'), page.price(plan.surcharge)],
    [t('first'), page.price(plan.first)],
    ...(plan.regular !== null && plan.regularCount > 0
      ? ([[t('further', { count: plan.regularCount }), page.price(plan.regular)]] as [string, string][])
      : []),
    ...(plan.last !== null ? ([[t('last'), page.price(plan.last)]] as [string, string][]) : []),
  ];
}
