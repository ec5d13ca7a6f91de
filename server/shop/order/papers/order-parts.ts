import type { Ordered } from '../../../../schemas/order/ordered.ts';
import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import { addressPart, placePart } from './address-part.ts';
import { goodsParts } from './goods-parts.ts';
import { paymentParts } from './payment-parts.ts';
import type { PaperWords } from './paper-words.ts';

/**
 * Everything that was agreed on, for the mail that confirms it: articles and amounts, payment, delivery, both addresses, guarantee and
 * withdrawal. (FAGG § 7 Abs. 3, Directive 2011/83/EU Art. 8 (7))
 */
export function orderParts(ordered: Ordered, words: PaperWords): PaperPart[] {
  const { t } = words;
  const { company, locales } = words.tenant;
  const own = locales.find(({ locale }) => locale === words.locale);
  const heading = (key: string): PaperPart => ({ kind: 'heading', text: t(key) });
  const lastDay = ordered.lines
    .map(({ arrival }) => arrival[1])
    .reduce((one, other) => (one > other ? one : other));
  return [
    heading('goods-heading'),
    ...goodsParts(ordered, words),
    heading('payment'),
    ...paymentParts(
      { ordered, lastDay, dueDays: own?.terms?.invoiceDays ?? null, iban: company.iban ?? null },
      words,
    ),
    heading('delivery'),
    { kind: 'facts', rows: arrivals(ordered, words) },
    ...(ordered.freight
      ? [{ kind: 'paragraph', text: freightText(ordered.freight, words) } satisfies PaperPart]
      : []),
    heading('delivery-address'),
    placePart(ordered, words),
    heading('billing'),
    addressPart(ordered.billing, words),
    heading('rights'),
    {
      kind: 'paragraph',
      text: t('withdrawal', { count: own?.terms?.withdrawalDays ?? 14 }),
    },
    ...exceptions(ordered, words),
    { kind: 'paragraph', text: guaranteeText(own, words) },
  ];
}

/** What of it cannot be withdrawn from, and why. (FAGG § 4 Abs. 1 Z 11) */
function exceptions({ lines }: Ordered, { t }: PaperWords): PaperPart[] {
  return lines.flatMap(({ name, choice, withdrawalException }) =>
    withdrawalException
      ? [
          {
            kind: 'paragraph',
            text: t(`exception.${withdrawalException}`, {
              article: [name, ...choice].join(', '),
            }),
          },
        ]
      : [],
  );
}

function arrivals({ lines }: Ordered, { t, day }: PaperWords): [string, string][] {
  return lines.map(({ name, choice, arrival: [from, to] }) => [
    [name, ...choice].join(', '),
    from === to ? day(from) : t('between', { from: day(from), to: day(to) }),
  ]);
}

function freightText({ day, floor }: NonNullable<Ordered['freight']>, words: PaperWords): string {
  return words.t('freight-day', { day: words.day(day), floor });
}

function guaranteeText(own: PaperWords['tenant']['locales'][number] | undefined, { t }: PaperWords): string {
  const years = own?.terms?.legalGuarantee;
  const text = years === undefined ? t('guarantee-by-law') : t('guarantee', { count: years });
  const link = own?.guaranteeNotice?.link;
  return link === undefined ? text : `${text} ${link}`;
}
