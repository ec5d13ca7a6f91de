import type { CreditNoteDocument } from '../../../../schemas/fulfilment/credit-note-document.ts';
import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { Paper } from '../../../outbound/paper/paper.ts';
import { addressPart } from './address-part.ts';
import { taxTable } from './goods-parts.ts';
import type { PaperWords } from './paper-words.ts';
import { sellerLines } from './seller-lines.ts';

/** A credit note as it is drawn, from what was kept of it alone. */
export function creditNotePaper(
  { number, issuedAt, document }: { number: string; issuedAt: number; document: CreditNoteDocument },
  words: PaperWords,
): Paper {
  const { order, invoice, seller, issuedOn, locale, billing, means } = document;
  const { t, day } = words;
  const lines = sellerLines(seller, words);
  return {
    ...{ locale, title: t('credit-note.title', { number }), author: seller.name, at: issuedAt },
    parts: [
      addressPart(billing, words),
      {
        kind: 'facts',
        rows: [
          [t('credit-note.number'), number],
          [t('credit-note.invoice'), invoice],
          [t('invoice.issued'), day(issuedOn)],
          [t('order-number'), order],
          [t('invoice.seller'), lines.join('\n')],
        ],
      },
      ...amounts(document, words),
      { kind: 'paragraph', text: t(`refund.${means}`) },
    ],
    foot: [lines.slice(0, 2).join(', '), seller.numbers.join(' · ')].filter((line) => line !== ''),
  };
}

function amounts(document: CreditNoteDocument, words: PaperWords): PaperPart[] {
  const { lines, shipping, keptBack, total } = document;
  const { t, price, percent } = words;
  const rows: [string, string][] = [
    ...(lines.length === 0 ? [[t('credit-note.goodwill'), price(total)] as [string, string]] : []),
    ...(shipping > 0 ? [[t('shipping'), price(shipping)] as [string, string]] : []),
    ...(keptBack === 0
      ? []
      : [
          [t(keptBack > 0 ? 'credit-note.kept-back' : 'credit-note.given-back'), price(-keptBack)] as [
            string,
            string,
          ],
        ]),
    [t('credit-note.total'), price(total)],
  ];
  const columns = [
    { title: t('column.article'), align: 'start', share: 8 },
    { title: t('column.quantity'), align: 'end', share: 2 },
    { title: t('column.rate'), align: 'end', share: 2 },
    { title: t('column.total'), align: 'end', share: 3 },
  ] as const;
  const articles = lines.map(({ name, choice, quantity, amount, taxRate }) => [
    ...[[name, ...choice].join(', '), String(quantity), percent(taxRate), price(amount)],
  ]);
  return [
    ...(articles.length > 0 ? [{ kind: 'table', columns, rows: articles } as const] : []),
    { kind: 'facts', isSum: true, rows },
    { kind: 'table', ...taxTable(document, words) },
  ];
}
