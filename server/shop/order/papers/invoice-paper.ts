import type { InvoiceDocument } from '../../../../schemas/order/invoice-document.ts';
import type { Paper } from '../../../outbound/paper/paper.ts';
import { addressPart, placePart } from './address-part.ts';
import { goodsParts } from './goods-parts.ts';
import type { PaperWords } from './paper-words.ts';
import { paymentParts } from './payment-parts.ts';
import { sellerLines } from './seller-lines.ts';

/** An invoice as it is drawn, from what was kept of it alone. */
export function invoicePaper(
  { number, issuedAt, document }: { number: string; issuedAt: number; document: InvoiceDocument },
  words: PaperWords,
): Paper {
  const { order, seller, issuedOn, supply, dueDays, ordered } = document;
  const { t, day } = words;
  const [from, to] = supply;
  const goesElsewhere = ordered.place.kind === 'parcel-shop' || ordered.place.address !== null;
  const { name, numbers } = seller;
  const sold = sellerLines(seller, words);
  return {
    ...{ locale: ordered.locale, title: t('invoice.title', { number }), author: name, at: issuedAt },
    parts: [
      addressPart(ordered.billing, words),
      {
        kind: 'facts',
        rows: [
          [t('invoice.number'), number],
          [t('invoice.issued'), day(issuedOn)],
          [t('invoice.supply'), from === to ? day(from) : t('between', { from: day(from), to: day(to) })],
          [t('order-number'), order],
          [t('invoice.seller'), sold.join('\n')],
        ],
      },
      ...goodsParts(ordered, words),
      { kind: 'heading', text: t('payment') },
      ...paymentParts({ ordered, dueDays, lastDay: to, iban: seller.iban }, words),
      ...(goesElsewhere
        ? [{ kind: 'heading', text: t('delivery') } as const, placePart(ordered, words)]
        : []),
    ],
    foot: [sold.slice(0, 2).join(', '), numbers.join(' · ')].filter((line) => line !== ''),
  };
}
