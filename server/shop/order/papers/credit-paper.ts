import type { PaymentPlan } from '../../../../schemas/payment/payment-plan.ts';
import type { Paper, PaperPart } from '../../../outbound/paper/paper.ts';
import type { PaperWords } from './paper-words.ts';
import { planParts } from './payment-parts.ts';

/** Days in which one can withdraw from a credit, and in which what is open is then paid. (VKrG § 12, Directive (EU) 2023/2225 Art. 26) */
const withdrawal = { days: 14, repaymentDays: 30 };

interface CreditFacts {
  plan: PaymentPlan;
  isPause: boolean;
  /** When it is drawn up, in ms since 1970. */
  at: number;
}

/**
 * What must be known of a credit before anybody is bound by it, made from the plan itself. (Directive (EU) 2023/2225 Art. 10, VKrG § 6)
 */
export function creditPaper({ plan, isPause, at }: CreditFacts, words: PaperWords): Paper {
  const { tenant, locale, t, price, percent, day } = words;
  const { legalName, street, postalCode, city, country, email, phone } = tenant.company;
  const { plan: figures, dates } = plan;
  const last = dates.at(-1);
  const told = (key: string, values?: Record<string, string | number>): PaperPart[] => [
    { kind: 'heading', text: t(`credit.${key}`) },
    { kind: 'paragraph', text: t(`credit.${key}-text`, values) },
  ];
  const rate = percent(figures.effectiveYearlyRate * 100);
  return {
    ...{ locale, title: t('credit.title'), author: legalName, at },
    parts: [
      {
        kind: 'facts',
        rows: [
          [t('credit.creditor'), `${legalName}, ${street}, ${postalCode} ${city}, ${words.country(country)}`],
          [t('credit.contact'), `${email}, ${phone}`],
          [t('credit.kind'), t(isPause ? 'credit.kind-pause' : 'credit.kind-instalments')],
          [t('credit.amount'), price(figures.price)],
          [t('credit.duration'), last ? t('credit.until', { day: day(last.day) }) : ''],
          [t('credit.payments'), String(dates.length)],
        ],
      },
      ...planParts(plan, words),
      ...told('example', { amount: price(figures.price), total: price(figures.total), rate }),
      ...told('default'),
      ...told('withdrawal', withdrawal),
      ...told('early'),
      ...told('check'),
    ],
    foot: [`${legalName}, ${street}, ${postalCode} ${city}`],
  };
}
