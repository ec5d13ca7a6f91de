import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { LaterProtection } from '../../../../schemas/payment/later-protection.ts';
import type { PaperWords } from './paper-words.ts';

/** What was agreed on about insuring instalments: of what, at which rate, and what it costs with each. */
export function protectionParts(
  { open, rate, payments, total }: LaterProtection & { rate: number },
  { t, price, percent, day }: PaperWords,
): PaperPart[] {
  const columns = [
    { title: t('column.payment'), align: 'start', share: 2 },
    { title: t('column.day'), align: 'start', share: 5 },
    { title: t('column.amount'), align: 'end', share: 3 },
  ] as const;
  return [
    {
      kind: 'facts',
      rows: [
        [t('protected.open'), price(open)],
        [t('protected.rate'), percent(rate)],
        [t('protected.total'), price(total)],
      ],
    },
    {
      ...{ kind: 'table', columns },
      rows: payments.map((each, index) => [String(index + 1), day(each.day), price(each.amount)]),
    },
    { kind: 'paragraph', text: t('protected.end') },
  ];
}
