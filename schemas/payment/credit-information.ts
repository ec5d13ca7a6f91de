import type { Cents } from '../money/cents.ts';
import type { DatedPayment } from '../money/credit/payment-dates.ts';
import type { PercentHundredths } from '../money/effective-rate.ts';
import type { PartsPerMillion } from '../money/rate.ts';
import type { PaymentPlan } from './payment-plan.ts';

/** Days in which one can withdraw from a credit, and in which what is open is then paid. (VKrG § 12, Directive (EU) 2023/2225 Art. 26) */
const withdrawal = { days: 14, repaymentDays: 30 };

interface Creditor {
  legalName: string;
  street: string;
  postalCode: string;
  city: string;
  /** Two capitals of ISO 3166. */
  country: string;
  email: string;
  phone: string;
}

/** What must be known of a credit before anybody is bound by it: the same on the page, as PDF and with the confirmation. */
export interface CreditInformation {
  kind: 'instalments' | 'pause';
  creditor: Creditor;
  /** What is bought by it. */
  amount: Cents;
  /** What it costs beside that. */
  cost: Cents;
  total: Cents;
  nominalYearlyRate: PartsPerMillion;
  effectiveYearlyRate: PercentHundredths;
  payments: DatedPayment[];
  /** Day of the last payment, `YYYY-MM-DD`. */
  until: string;
  /** What protection costs over all months, apart from the credit; null: it was not chosen. */
  protection: Cents | null;
  withdrawal: { days: number; repaymentDays: number };
}

/** The standard information of a credit, made from its plan alone. (Directive (EU) 2023/2225 Art. 10, VKrG § 6) */
export function creditInformation(
  { plan, dates, protection }: PaymentPlan,
  { company }: { company: Creditor },
): CreditInformation {
  const { legalName, street, postalCode, city, country, email, phone } = company;
  return {
    kind: plan.count === 1 ? 'pause' : 'instalments',
    creditor: { legalName, street, postalCode, city, country, email, phone },
    amount: plan.price,
    cost: plan.surcharge + plan.pauseSurcharge,
    total: plan.total,
    nominalYearlyRate: plan.nominalYearlyRate,
    effectiveYearlyRate: plan.effectiveYearlyRate,
    payments: dates,
    until: dates.at(-1)?.day ?? '',
    protection: protection?.total ?? null,
    withdrawal,
  };
}
