import { formatDecimal, formatMoney } from '../../kit/text/format-money.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { fillText } from '../../kit/text/fill-text.ts';
import type { Calculated, Quote } from './quote.ts';

/** Amounts and rates of a plan as texts write them. */
export function writtenFigures(quote: Calculated, { money, percent }: CalculatorProps) {
  const { plan } = quote;
  return {
    price: formatMoney(plan.price, money),
    amount: formatMoney(plan.regular ?? plan.first, money),
    surcharge: formatMoney(plan.surcharge + plan.pauseSurcharge, money),
    total: formatMoney(plan.total, money),
    nominal: formatDecimal(quote.plan.nominalYearlyRate, 4, percent),
    effective: formatDecimal(plan.effectiveYearlyRate, 2, percent),
  };
}

/** The result's first line: what is paid in which way. */
export function headlineOf({ plan }: Calculated, { money, texts, countTexts }: CalculatorProps): string {
  const text = isPause(plan) ? texts['pause-headline'] : (countTexts[plan.count]?.headline ?? '');
  return fillText(text, { price: formatMoney(plan.price, money) });
}

/** The result in one sentence for those who listen; an amount is never without its total and its rates. */
export function spokenText(quote: Quote, calculator: CalculatorProps): string {
  const { texts } = calculator;
  if (!quote.ok) return texts.impossible;
  return fillText(isPause(quote.plan) ? texts['spoken-pause'] : texts.spoken, {
    ...writtenFigures(quote, calculator),
    headline: headlineOf(quote, calculator),
  });
}

/** A single payment after the pause. */
export function isPause({ regular }: Calculated['plan']): boolean {
  return regular === null;
}
