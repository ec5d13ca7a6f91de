import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShippingMode } from '../shipping-costs.ts';
import { cases } from '../testing/cases.ts';
import type { VoucherWorth } from '../voucher-discount.ts';
import { orderTotals, type OrderContents, type PricedLine } from './order-totals.ts';

const shipping = { parcel: 595, freight: 3995, freeFrom: 1_000_000 };

const goods = (unitPrice: number, more: Partial<PricedLine> = {}): PricedLine => ({
  ...{ kind: 'goods', unitPrice, quantity: 1, rate: 200_000, mode: 'parcel' },
  ...more,
});
const service = (unitPrice: number, rate = 200_000): PricedLine => ({
  ...{ kind: 'service', unitPrice, quantity: 1, rate, mode: null },
});
const totals = (lines: PricedLine[], more: Partial<OrderContents> = {}) =>
  orderTotals({ lines, voucher: null, shipping, ...more });
const euros = (cents: number): VoucherWorth => ({ kind: 'amount', cents });

describe('an order', () => {
  test('spreads a voucher over its lines by largest remainder', () => {
    const { lines, voucher } = totals([goods(1999), goods(500), goods(3001)], {
      voucher: { worth: euros(1000), covers: [true, true, true], minimum: null },
    });
    expect(lines.map((line) => line.voucher)).toEqual([363, 91, 546]);
    expect(lines.map(({ gross }) => gross)).toEqual([1636, 409, 2455]);
    expect(voucher).toEqual({ discount: 1000, unused: 0, fault: null });
  });

  test('splits shipping over the rates of its goods by net values', () => {
    const { shipping: sent, vat } = totals([goods(10_000), goods(2200, { rate: 100_000 })]);
    expect(sent.parts).toEqual([
      { rate: 200_000, gross: 480, net: 400, tax: 80 },
      { rate: 100_000, gross: 115, net: 105, tax: 10 },
    ]);
    expect(vat.byRate).toEqual([
      { rate: 100_000, gross: 2315, net: 2105, tax: 210 },
      { rate: 200_000, gross: 10_480, net: 8733, tax: 1747 },
    ]);
  });

  test('of one rate has shipping at that rate, whichever it is', () => {
    expect(totals([goods(2200, { rate: 100_000 })]).shipping.parts).toEqual([
      { rate: 100_000, gross: 595, net: 541, tax: 54 },
    ]);
  });

  test('taxes services by themselves; they are neither sent, nor covered by a voucher, nor goods for free shipping', () => {
    const contents = [goods(5000, { rate: 100_000 }), service(4900)];
    const { lines, ...all } = totals(contents, {
      shipping: { ...shipping, freeFrom: 7500 },
      voucher: { worth: euros(9000), covers: [true, true], minimum: 5001 },
    });
    expect(all).toMatchObject({ goods: 5000, services: 4900, voucher: { discount: 0, fault: 'minimum' } });
    expect(all.shipping).toMatchObject({ total: 595, missing: 2500, parts: [{ rate: 100_000, gross: 595 }] });
    expect(lines[1]).toMatchObject({ gross: 4900, net: 4083, tax: 817, voucher: 0 });
  });

  test('counts for a voucher’s minimum the goods that it covers alone, before the voucher', () => {
    const with7500 = (covered: number) =>
      totals([goods(covered), goods(90_000)], {
        voucher: { worth: euros(1000), covers: [true, false], minimum: 7500 },
      }).voucher;
    expect(with7500(7499)).toEqual({ discount: 0, unused: 0, fault: 'minimum' });
    expect(with7500(7500)).toEqual({ discount: 1000, unused: 0, fault: null });
  });

  test('takes off automatic discounts first, which lower what is free of shipping and what a voucher finds', () => {
    const all = totals([goods(8000), goods(2000)], {
      shipping: { ...shipping, freeFrom: 9500 },
      discounts: [{ worth: { kind: 'percent', rate: 100_000 }, covers: [true, false] }],
      voucher: { worth: { kind: 'percent', rate: 500_000 }, covers: [true, true], minimum: 9200 },
    });
    expect(all).toMatchObject({
      ...{ goods: 9200, discount: 800, voucher: { discount: 4600 }, price: 5195, total: 5195 },
      shipping: { total: 595, missing: 300 },
      lines: [
        { list: 8000, discount: 800, voucher: 3600, gross: 3600 },
        { list: 2000, discount: 0, voucher: 1000, gross: 1000 },
      ],
    });
  });

  test('tells what of a voucher is left over, and takes no line below 0', () => {
    const {
      voucher,
      lines,
      total,
      shipping: sent,
    } = totals([goods(300), goods(200, { rate: 100_000 })], {
      voucher: { worth: euros(1000), covers: [true, true], minimum: null },
    });
    expect(voucher).toEqual({ discount: 500, unused: 500, fault: null });
    expect(lines.map(({ gross }) => gross)).toEqual([0, 0]);
    // Nothing is left to go by: prices before the voucher tell how shipping is split.
    expect([total, sent.parts.map(({ gross }) => gross)]).toEqual([595, [344, 251]]);
  });

  test('shows the surcharge of a plan apart, without tax', () => {
    const all = totals([goods(54_900)], { surcharge: 4282, shipping: { ...shipping, freeFrom: 7500 } });
    expect(all).toMatchObject({ price: 54_900, surcharge: 4282, total: 59_182, vat: { gross: 54_900 } });
  });

  test('without lines costs nothing', () => {
    expect(totals([])).toMatchObject({ total: 0, shipping: { total: 0, parts: [] }, vat: { byRate: [] } });
  });

  test('does not count what cannot be ordered', () => {
    const gone = goods(5000, { quantity: 0, mode: 'freight' });
    expect(totals([gone, goods(100)])).toMatchObject({ goods: 100, shipping: { freight: 0, parcel: 595 } });
  });
});

const anyLine = fc.record({
  kind: fc.constantFrom('goods' as const, 'goods' as const, 'service' as const),
  unitPrice: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 99_999_999 })),
  quantity: fc.integer({ min: 0, max: 99 }),
  rate: fc.constantFrom(200_000, 100_000, 130_000, 81_000, 26_000),
  mode: fc.constantFrom<ShippingMode[]>('parcel', 'freight'),
  covered: fc.boolean(),
  discounted: fc.boolean(),
});
const anyWorth: fc.Arbitrary<VoucherWorth> = fc.oneof(
  fc.integer({ min: 1, max: 50_000 }).map((cents) => ({ kind: 'amount' as const, cents })),
  fc.integer({ min: 1, max: 1_000_000 }).map((rate) => ({ kind: 'percent' as const, rate })),
  fc.constant({ kind: 'vat' as const }),
);

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n);
const add = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);
const netOf = (gross: bigint, rate: number): bigint => halfUp(gross * 1_000_000n, 1_000_000n + BigInt(rate));

/** Cent after cent to whoever is furthest below his share. */
function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = add(weights);
  if (sum === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / sum);
  const behind = (at: number): bigint => amount * (weights[at] ?? 0n) - (shares[at] ?? 0n) * sum;
  while (add(shares) < amount) {
    const next = shares.reduce((best, _, at) => (behind(at) > behind(best) ? at : best), 0);
    shares[next] = (shares[next] ?? 0n) + 1n;
  }
  return shares;
}

function takenOff(values: readonly bigint[], worth: VoucherWorth): bigint[] {
  if (worth.kind === 'percent') return values.map((value) => halfUp(value * BigInt(worth.rate), 1_000_000n));
  if (worth.kind === 'vat') return values.map((value) => halfUp(value, 6n));
  const all = add(values);
  return spread(all < BigInt(worth.cents) ? all : BigInt(worth.cents), values);
}

test('the totals of any order are those of an oracle in BigInt', () => {
  const order = fc.record({
    lines: fc.array(anyLine, { maxLength: 6 }),
    discount: fc.option(anyWorth, { nil: null }),
    voucher: fc.option(fc.record({ worth: anyWorth, minimum: fc.constantFrom(null, 5000) }), { nil: null }),
    freeFrom: fc.constantFrom(7500, 100_000_000),
    surcharge: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(order, ({ lines, discount, voucher, freeFrom, surcharge }) => {
      const isGoods = (at: number): boolean => lines[at]?.kind === 'goods';
      const list = lines.map(({ unitPrice, quantity }) => BigInt(unitPrice) * BigInt(quantity));
      const meant = (values: readonly bigint[], of: 'covered' | 'discounted'): bigint[] =>
        values.map((value, at) => (isGoods(at) && lines[at]?.[of] === true ? value : 0n));
      const automatic = discount ? takenOff(meant(list, 'discounted'), discount) : list.map(() => 0n);
      const left = list.map((value, at) => value - (automatic[at] ?? 0n));
      const covered = meant(left, 'covered');
      const holds = voucher && add(covered) >= BigInt(voucher.minimum ?? 0);
      const shares = holds ? takenOff(covered, voucher.worth) : list.map(() => 0n);
      const paid = left.map((value, at) => value - (shares[at] ?? 0n));
      const value = add(left.filter((_, at) => isGoods(at)));
      const goes = (mode: string): boolean =>
        lines.some((line, at) => isGoods(at) && line.quantity > 0 && line.mode === mode);
      const costs = (goes('parcel') ? 595n : 0n) + (goes('freight') ? 3995n : 0n);
      const sent = value < BigInt(freeFrom) ? costs : 0n;
      const rates = [...new Set(lines.filter(({ kind }) => kind === 'goods').map(({ rate }) => rate))];
      const isGiven = lines.every(
        (_, at) => !isGoods(at) || netOf(paid[at] ?? 0n, lines[at]?.rate ?? 0) === 0n,
      );
      const weights = rates.map((rate) =>
        add(
          lines.map((line, at) =>
            isGoods(at) && line.rate === rate ? netOf((isGiven ? list : paid)[at] ?? 0n, rate) : 0n,
          ),
        ),
      );
      const parts = spread(sent, weights);
      const taxed = [
        ...paid.map((gross, at) => ({ gross, rate: lines[at]?.rate ?? 0 })),
        ...parts.map((gross, at) => ({ gross, rate: rates[at] ?? 0 })),
      ];

      const found = orderTotals({
        lines: lines.map(({ kind, unitPrice, quantity, rate, mode }) => ({
          ...{ kind, unitPrice, quantity, rate },
          mode: kind === 'goods' ? mode : null,
        })),
        discounts: discount ? [{ worth: discount, covers: lines.map(({ discounted }) => discounted) }] : [],
        voucher: voucher && { ...voucher, covers: lines.map((line) => line.covered) },
        shipping: { ...shipping, freeFrom },
        surcharge,
      });
      expect(found.lines.map(({ gross }) => BigInt(gross))).toEqual(paid);
      expect(found.lines.map((line) => BigInt(line.voucher))).toEqual(shares);
      expect(BigInt(found.goods)).toBe(value);
      expect(BigInt(found.shipping.total)).toBe(sent);
      expect(BigInt(found.price)).toBe(add(paid) + sent);
      expect(BigInt(found.total)).toBe(add(paid) + sent + BigInt(surcharge));
      expect(found.vat.byRate).toEqual(
        [...new Set(taxed.filter(({ gross }, at) => at < lines.length || gross > 0n).map(({ rate }) => rate))]
          .toSorted((a, b) => a - b)
          .map((rate) => {
            const own = taxed.filter((each) => each.rate === rate).map(({ gross }) => gross);
            const net = add(own.map((gross) => netOf(gross, rate)));
            return { rate, gross: Number(add(own)), net: Number(net), tax: Number(add(own) - net) };
          }),
      );
      expect(found.lines.every(({ gross }) => gross >= 0)).toBe(true);
    }),
    cases(5000),
  );
});
