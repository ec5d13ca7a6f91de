import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { PaperWords } from './paper-words.ts';

/** Payments as a table: which one, on which day (`YYYY-MM-DD`), and how much (cents). */
export function paymentTable(
  payments: readonly { day: string; amount: number }[],
  { t, price, day }: PaperWords,
): PaperPart {
  return {
    kind: 'table',
    columns: [
      { title: t('column.payment'), align: 'start', share: 2 },
      { title: t('column.day'), align: 'start', share: 5 },
      { title: t('column.amount'), align: 'end', share: 3 },
    ],
    rows: payments.map((each, index) => [String(index + 1), day(each.day), price(each.amount)]),
  };
}
