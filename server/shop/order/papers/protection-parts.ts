import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { LaterProtection } from '../../../../schemas/payment/later-protection.ts';
import type { PaperWords } from './paper-words.ts';
import { paymentTable } from './payment-table.ts';

/** What was agreed on about insuring instalments: of what, at which rate, and what it costs with each. */
export function protectionParts(
  { open, rate, payments, total }: LaterProtection & { rate: number },
  words: PaperWords,
): PaperPart[] {
  const { t, price, percent } = words;
  return [
    {
      kind: 'facts',
      rows: [
        [t('protected.open'), price(open)],
        [t('protected.rate'), percent(rate)],
        [t('protected.total'), price(total)],
      ],
    },
    paymentTable(payments, words),
    { kind: 'paragraph', text: t('protected.end') },
  ];
}
