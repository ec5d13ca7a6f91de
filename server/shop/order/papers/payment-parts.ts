import type { Ordered } from '../../../../schemas/order/ordered.ts';
import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import { type CreditInformation, creditInformation } from '../../../../schemas/payment/credit-information.ts';
import type { PaperWords } from './paper-words.ts';
import { paymentTable } from './payment-table.ts';

interface PaymentFacts {
  ordered: Ordered;
  /** The last day on which goods come. */
  lastDay: string;
  /** Days until an invoice is due; null: that is not agreed on. */
  dueDays: number | null;
  iban: string | null;
}

/** How an order is paid, and when: an invoice with its day, a plan with all of its payments. */
export function paymentParts(facts: PaymentFacts, words: PaperWords): PaperPart[] {
  const { ordered, iban } = facts;
  const { t, price } = words;
  const { method } = ordered.payment;
  const transfer: PaperPart[] =
    iban === null ? [] : [{ kind: 'paragraph', text: t('transfer', { iban: grouped(iban) }) }];
  if (ordered.plan)
    return [
      { kind: 'paragraph', text: t(`means.${method}`) },
      ...planParts(creditInformation(ordered.plan, words.tenant), words),
      ...transfer,
    ];
  if (method === 'invoice') return [{ kind: 'paragraph', text: invoiceText(facts, words) }, ...transfer];
  return [
    { kind: 'paragraph', text: t('paid', { amount: price(ordered.total), means: t(`means.${method}`) }) },
  ];
}

function invoiceText({ ordered, lastDay, dueDays }: PaymentFacts, { t, price, day }: PaperWords): string {
  const amount = price(ordered.total);
  if (dueDays === null) return t('due', { amount });
  return t('due-by', { amount, count: dueDays, day: day(addDays(lastDay, dueDays)) });
}

type PlanFacts = Pick<
  CreditInformation,
  'amount' | 'cost' | 'total' | 'nominalYearlyRate' | 'effectiveYearlyRate' | 'payments' | 'protection'
>;

/** A plan with its rates, its total and the day of each payment. */
export function planParts(plan: PlanFacts, words: PaperWords): PaperPart[] {
  const { t, price, yearlyRate } = words;
  const { amount, cost, total, nominalYearlyRate, effectiveYearlyRate, payments, protection } = plan;
  return [
    {
      kind: 'facts',
      rows: [
        [t('plan.price'), price(amount)],
        [t('plan.surcharge'), price(cost)],
        [t('plan.total'), price(total)],
        [t('plan.nominal'), yearlyRate(nominalYearlyRate)],
        // Hundredths of a percent.
        [t('plan.effective'), yearlyRate(effectiveYearlyRate * 100)],
      ],
    },
    paymentTable(payments, words),
    ...(protection === null
      ? []
      : [{ kind: 'paragraph', text: t('protection', { amount: price(protection) }) } as const]),
  ];
}

/** The day so many days after another, `YYYY-MM-DD`. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const grouped = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
