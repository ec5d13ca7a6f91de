import { figuresOnly, formatMoney } from '../../kit/text/format-money.ts';
import type { CalculatorProps } from './calculator-props.ts';
import { fillText } from '../../kit/text/fill-text.ts';
import type { PriceEntry } from './price-entry.ts';

/** What stands below the price field: what was wrong with it, or that it was changed. */
export function remarkOn({ fault, notice, price }: PriceEntry, { texts, money }: CalculatorProps) {
  const error =
    fault === null
      ? undefined
      : fillText(texts[fault], {
          price: formatMoney(price, money),
          amount: formatMoney(price, figuresOnly(money)),
        });
  return { error, notice: notice === 'none' ? undefined : texts.clamped };
}
