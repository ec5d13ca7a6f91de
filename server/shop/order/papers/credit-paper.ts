import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { CreditInformation } from '../../../../schemas/payment/credit-information.ts';
import type { Paper } from '../../../outbound/paper/paper.ts';
import type { PaperWords } from './paper-words.ts';
import { planParts } from './payment-parts.ts';

function creditParts(credit: CreditInformation, words: PaperWords): PaperPart[] {
  const { t, price, yearlyRate, day } = words;
  const { kind, creditor, amount, total, effectiveYearlyRate, payments, until } = credit;
  const { legalName, street, postalCode, city, country, email, phone } = creditor;
  const told = (key: string, values?: Record<string, string | number>): PaperPart[] => [
    { kind: 'heading', text: t(`credit.${key}`) },
    { kind: 'paragraph', text: t(`credit.${key}-text`, values) },
  ];
  return [
    {
      kind: 'facts',
      rows: [
        [t('credit.creditor'), `${legalName}, ${street}, ${postalCode} ${city}, ${words.country(country)}`],
        [t('credit.contact'), `${email}, ${phone}`],
        [t('credit.kind'), t(`credit.kind-${kind}`)],
        [t('credit.amount'), price(amount)],
        [t('credit.duration'), t('credit.until', { day: day(until) })],
        [t('credit.payments'), String(payments.length)],
      ],
    },
    ...planParts(credit, words),
    ...told('example', {
      ...{ amount: price(amount), total: price(total) },
      // Hundredths of a percent.
      rate: yearlyRate(effectiveYearlyRate * 100),
    }),
    ...told('default'),
    ...told('withdrawal', credit.withdrawal),
    ...told('early'),
    ...told('check'),
  ];
}

/**
 * The standard information of a credit in words, for the page, the PDF and the paper that goes with the confirmation; `at`: when it is
 * drawn up, in ms since 1970.
 */
export function creditPaper(credit: CreditInformation, at: number, words: PaperWords): Paper {
  const { legalName, street, postalCode, city } = credit.creditor;
  return {
    ...{ locale: words.locale, title: words.t('credit.title'), author: legalName, at },
    parts: creditParts(credit, words),
    foot: [`${legalName}, ${street}, ${postalCode} ${city}`],
  };
}
