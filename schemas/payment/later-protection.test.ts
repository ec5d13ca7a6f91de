import { expect, test } from 'vitest';
import { paymentDates } from '../money/credit/payment-dates.ts';
import { protectionOf } from '../money/credit/payment-protection.ts';
import { contract } from '../money/testing/contract.ts';
import { laterProtection } from './later-protection.ts';

const terms = { rate: 11_500, isCompulsory: false };
const made = contract('flat', 54_900, 12, '0.65');
const dates = paymentDates(made.plan.payments, Date.parse('2026-11-30T12:00:00+01:00'), 'Europe/Vienna');
const plan = { ...made, dates, protection: null };

test('costs on the first day what it would have cost with the order', () => {
  const whole = protectionOf(made.plan, made.method, terms);
  const later = laterProtection(plan, terms, '2026-11-30');
  expect(later).toMatchObject({ open: 54_900, total: whole.total });
  expect(later?.payments[0]).toEqual({ day: '2026-12-30', amount: 631 });
  expect(later?.payments.map(({ amount }) => amount)).toEqual(whole.payments.map(({ amount }) => amount));
});

test('costs later the rate of what is open then, from the payment that is due next', () => {
  // Three of twelve are due: 411.75 are open, and 1.15 % of them 4.74. (domain.md, the vector of a partial return)
  const later = laterProtection(plan, terms, '2027-02-28');
  expect(later).toMatchObject({ open: 41_175, payments: { 0: { day: '2027-03-30', amount: 474 } } });
  expect(later?.payments).toHaveLength(9);
  expect(later?.total).toBe(later?.payments.reduce((sum, { amount }) => sum + amount, 0));
  expect(laterProtection(plan, terms, '2027-02-27')).toMatchObject({ payments: { length: 10 } });
});

test('is none where everything is due, or where it was ordered before', () => {
  expect(laterProtection(plan, terms, '2027-11-29')).toMatchObject({ payments: { length: 1 } });
  expect(laterProtection(plan, terms, '2027-11-30')).toBeNull();
  const insured = { ...plan, protection: protectionOf(made.plan, made.method, terms) };
  expect(laterProtection(insured, terms, '2026-11-30')).toBeNull();
});
