import { expect, test } from 'vitest';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { paymentDates } from '../money/credit/payment-dates.ts';
import { protectionOf } from '../money/credit/payment-protection.ts';
import { contract } from '../money/testing/contract.ts';
import { creditInformation } from './credit-information.ts';

const at = Date.parse('2026-11-30T12:00:00+01:00');

function told(made: ReturnType<typeof contract>, rate?: number) {
  const dates = paymentDates(made.plan.payments, at, 'Europe/Vienna');
  const protection = rate ? protectionOf(made.plan, made.method, { rate, isCompulsory: false }) : null;
  return creditInformation({ ...made, dates, protection }, testTenant);
}

test('tells of instalments what the plan says, to the cent', () => {
  const credit = told(contract('flat', 54_900, 12, '0.65'), 11_500);
  expect(credit).toMatchObject({
    ...{ kind: 'instalments', amount: 54_900, cost: 4282, total: 59_182 },
    ...{ nominalYearlyRate: 141_000, effectiveYearlyRate: 1505, until: '2027-11-30' },
    creditor: { legalName: 'Modehaus Linde Versand GmbH', email: 'service@modehaus-linde.example' },
    withdrawal: { days: 14, repaymentDays: 30 },
  });
  expect(credit.payments).toHaveLength(12);
  expect([credit.payments[0], credit.payments[2]]).toEqual([
    { day: '2026-12-30', amount: 4932 },
    { day: '2027-02-28', amount: 4932 },
  ]);
  expect(credit.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(credit.total);
  // 1.15 % of 549.00, and of a twelfth less with each month.
  expect(credit.protection).toBe(4104);
});

test('tells of a pause its one payment, and what it costs', () => {
  expect(told(contract('flat', 30_000, 1, '0.65', { pause: true }))).toMatchObject({
    ...{ kind: 'pause', amount: 30_000, cost: 1500, total: 31_500, effectiveYearlyRate: 1576 },
    payments: [{ day: '2027-03-30', amount: 31_500 }],
    ...{ until: '2027-03-30', protection: null },
  });
});
