import { describe, expect, test } from 'vitest';
import { paymentDates } from '../money/credit/payment-dates.ts';
import { protectionOf } from '../money/credit/payment-protection.ts';
import type { CreditContract } from '../money/credit/plan-after-return.ts';
import { orderTotals, type PricedLine } from '../money/order/order-totals.ts';
import { contract } from '../money/testing/contract.ts';
import { order, type Order } from './order.ts';
import { drawOrderNumber } from './order-number.ts';
import type { OrderPayment } from './order-payment.ts';
import type { PaymentPlan } from './payment-plan.ts';

const placedAt = Date.parse('2026-12-01T12:00:00+01:00');

/** An order of an article with assembly, in instalments, from the rules' own results. */
function placedOrder(): Order {
  const line = { kind: 'goods', unitPrice: 50_000, quantity: 1, rate: 200_000, mode: 'freight' } as const;
  const assembly = { kind: 'service', unitPrice: 4900, quantity: 1, rate: 200_000, mode: null } as const;
  const priced: PricedLine[] = [line, assembly];
  const credit = contract('flat', 54_900, 12, '0.65');
  const totals = orderTotals({
    ...{ lines: priced, voucher: null, surcharge: credit.plan.surcharge },
    shipping: { parcel: 595, freight: 3995, freeFrom: 7500 },
  });
  const { parcel, freight, total: sent, parts } = totals.shipping;
  return {
    ...{ number: drawOrderNumber(() => 1), tenant: 'at', locale: 'de-AT', currency: 'EUR', placedAt },
    ...{ state: 'placed', cause: 'customer', email: 'anna@example.at', invoiceAddress: null },
    deliveryAddress: {
      ...{
        salutation: 'female',
        firstName: 'Anna',
        lastName: 'Berger',
        street: 'Lindengasse',
        houseNumber: '12',
      },
      ...{ addition: '', postalCode: '4020', city: 'Linz', country: 'AT', phone: '0660123456', floor: '3' },
    },
    lines: priced.map((own, at) => ({
      ...own,
      ...totals.lines[at]!,
      ...{ sku: `${100 + at}.1`, name: 'Sofa', choice: [], isCovered: false, promise: null },
      ...{ state: 'open', cause: 'customer', returned: 0 },
    })),
    voucher: null,
    shipping: { parcel, freight, total: sent, parts },
    freightDay: '2026-12-15',
    ...{ price: totals.price, surcharge: totals.surcharge, total: totals.total },
    plan: planOf(credit),
    payments: [paymentOf(totals.total)],
  };
}

function planOf(credit: CreditContract): PaymentPlan {
  const { plan, method } = credit;
  return {
    ...credit,
    dates: paymentDates(plan.payments, placedAt, 'Europe/Vienna'),
    protection: protectionOf(plan, method, { rate: 11_500, isCompulsory: false }),
  };
}

const paymentOf = (amount: number): OrderPayment => ({
  ...{ id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff', means: 'instalments', state: 'open', cause: 'customer' },
  ...{ amount, refunded: 0, currency: 'EUR' },
});

describe('an order', () => {
  test('holds what the rules of money work out, and is read back from JSON as it was', () => {
    const placed = placedOrder();
    expect(placed.total).toBe(59_182);
    expect(order.parse(JSON.parse(JSON.stringify(placed)))).toEqual(placed);
  });

  test.each([
    ['a number with a wrong check digit', { number: '1000000000' }],
    ['no lines', { lines: [] }],
    ['part of a cent', { total: 0.5 }],
    ['a negative amount', { price: -1 }],
    ['a state that there is not', { state: 'lost' }],
    ['a field that it has not', { role: 'admin' }],
  ])('is refused with %s', (_, more) => {
    expect(order.safeParse({ ...placedOrder(), ...more }).success).toBe(false);
  });
});
