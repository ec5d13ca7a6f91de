import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Basket } from '../../../schemas/basket/basket.ts';
import type { VoucherWorth } from '../../../schemas/money/voucher-discount.ts';
import type { BasketArticle, BasketVoucher } from './basket-ports.ts';
import { type BasketTerms, priceBasket, problemOf, type WantedLine } from './price-basket.ts';

const terms: BasketTerms = {
  shipping: { parcel: 595, freight: 3995, freeFrom: 7500 },
  offered: ['standard', 'eco'],
};

function article(more: Partial<BasketArticle> = {}): BasketArticle {
  return {
    ...{ sku: '1.1', product: '1', slug: 'kleid', name: 'Kleid', brand: '', picture: 'kleid', query: '' },
    price: { price: 1000, low30: null, rrp: null, unitPrice: null, isFrom: false },
    delivery: { state: 'in-stock', mode: 'parcel', days: [2, 4], left: null },
    ...{
      energy: null,
      tyre: null,
      withdrawalException: null,
      most: 99,
      isGone: false,
      mode: 'parcel',
      taxRate: 200_000,
    },
    choice: { colour: null, size: null, width: null },
    services: [],
    voucher: { categories: [], brand: '', badges: [], isReduced: false },
    ...more,
  };
}

const line = (
  quantity: number,
  more: Partial<BasketArticle> = {},
  services: WantedLine['services'] = [],
): WantedLine => ({
  ...{ article: article(more), quantity, choice: [], services, problem: null, priceBefore: null },
});

const assembly = { kind: 'assembly', name: 'Montage', price: 4900, taxRate: 200_000 } as const;

function voucher(worth: VoucherWorth, minimum: number | null = null): BasketVoucher {
  return {
    ...{ code: 'X', campaign: 'x', title: 'X', minimum, worth },
    covers: (goods) => !goods.isReduced,
  };
}

describe('a basket', () => {
  test('that is empty costs nothing and cannot be ordered', () => {
    const { basket } = priceBasket([], terms, null, 'standard');
    expect(basket).toMatchObject({ goods: 0, total: 0, vat: [], missing: 7500, canOrder: false, count: 0 });
  });

  test('offers the eco-friendly delivery where the shop has it, and falls back where it has not', () => {
    const one = [line(1)];
    expect(priceBasket(one, terms, null, 'eco').basket.delivery.option).toBe('eco');
    const plain = { ...terms, offered: ['standard'] as const };
    expect(priceBasket(one, plain, null, 'eco').basket.delivery).toEqual({
      option: 'standard',
      offered: ['standard'],
    });
  });

  test('asks of no freight in how many parcels it comes', () => {
    const sofa = line(1, { mode: 'freight' });
    expect(priceBasket([sofa], terms, null, 'eco').basket.delivery).toEqual({
      option: 'standard',
      offered: ['standard'],
    });
    expect(priceBasket([sofa, line(1)], terms, null, 'eco').basket.delivery.option).toBe('eco');
  });

  test('has the sum of what the lines’ taxes are', () => {
    const { basket } = priceBasket([line(8), line(1, { taxRate: 100_000 })], terms, null, 'standard');
    expect(basket.vat).toEqual([
      { rate: 10, cents: 91 },
      { rate: 20, cents: 1333 },
    ]);
  });

  test('prices a service for each piece of its article, with its own tax, beside the goods', () => {
    const chosen = { ...assembly, isChosen: true, isOffered: true };
    const wanted = [line(2, { taxRate: 100_000 }, [chosen]), line(1, {}, [{ ...chosen, isChosen: false }])];
    const { basket } = priceBasket(wanted, terms, voucher({ kind: 'percent', rate: 100_000 }), 'standard');
    const costs = [...basket.lines].map(({ total, services }) => [total, services[0]?.total]);
    expect(costs).toEqual([
      [2000, 9800],
      [1000, 0],
    ]);
    expect(basket).toMatchObject({ goods: 3000, services: 9800, voucher: { discount: 300 }, missing: 4500 });
    expect(basket.total).toBe(3000 - 300 + 9800 + 595);
  });

  test('counts no service of what cannot be ordered', () => {
    const chosen = { ...assembly, isChosen: true, isOffered: true };
    const { basket } = priceBasket([line(2, { most: 0 }, [chosen])], terms, null, 'standard');
    expect(basket).toMatchObject({ services: 0, total: 0, vat: [] });
  });

  test('says what hinders a line', () => {
    expect(problemOf(article(), 99)).toBeNull();
    expect(problemOf(article({ most: 3 }), 4)).toEqual({ kind: 'too-many', most: 3 });
    expect(problemOf(article({ most: 3 }), 3)).toBeNull();
    expect(problemOf(article({ most: 0, delivery: { state: 'sold-out', restock: null } }), 1)).toEqual({
      kind: 'sold-out',
    });
    expect(problemOf(article({ most: 0, delivery: { state: 'unavailable' } }), 1)).toEqual({
      kind: 'undeliverable',
    });
    expect(problemOf(article({ isGone: true }), 1)).toEqual({ kind: 'gone' });
  });

  test('holds the minimum of a voucher by goods before it', () => {
    const given = voucher({ kind: 'amount', cents: 1000 }, 7500);
    expect(priceBasket([line(7)], terms, given, 'standard')).toMatchObject({
      voucherFault: 'minimum',
      basket: { voucher: { discount: 0 }, total: 7595 },
    });
    expect(priceBasket([line(8)], terms, given, 'standard')).toMatchObject({
      voucherFault: null,
      basket: { voucher: { discount: 1000 }, total: 7000, missing: 0 },
    });
  });

  test('holds the minimum of a voucher by the goods that it covers alone', () => {
    const given = voucher({ kind: 'amount', cents: 1000 }, 7500);
    const reduced = { voucher: { categories: [], brand: '', badges: [], isReduced: true } };
    const { basket, voucherFault } = priceBasket([line(7), line(8, reduced)], terms, given, 'standard');
    expect([voucherFault, basket.voucher?.discount, basket.total]).toEqual(['minimum', 0, 15_000]);
  });

  test('taxes shipping as its goods are taxed', () => {
    const price = { price: 1100, low30: null, rrp: null, unitPrice: null, isFrom: false };
    const { basket } = priceBasket([line(1, { price, taxRate: 100_000 })], terms, null, 'standard');
    expect(basket.vat).toEqual([{ rate: 10, cents: 100 + 54 }]);
  });
});

const anyService = fc.record({
  ...{ kind: fc.constantFrom('assembly' as const, 'old-appliance' as const), name: fc.constant('Montage') },
  price: fc.integer({ min: 0, max: 99_999_999 }),
  taxRate: fc.constantFrom(200_000, 81_000),
  ...{ isChosen: fc.boolean(), isOffered: fc.constant(true) },
});

const anyLine = fc
  .record({
    price: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 99_999_999 })),
    quantity: fc.integer({ min: 1, max: 99 }),
    most: fc.constantFrom(0, 1, 99),
    taxRate: fc.constantFrom(200_000, 100_000, 130_000, 81_000, 26_000),
    mode: fc.constantFrom('parcel', 'freight'),
    isReduced: fc.boolean(),
    services: fc.array(anyService, { maxLength: 2 }),
  })
  .map(({ price, quantity, isReduced, services, ...more }) => ({
    ...line(quantity, {
      ...more,
      price: { price, low30: null, rrp: null, unitPrice: null, isFrom: false },
      voucher: { categories: [], brand: '', badges: [], isReduced },
    }),
    services,
    problem: more.most >= quantity ? null : 'too many',
  }));

const anyVoucher = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 1, max: 50_000 }).map((cents) => voucher({ kind: 'amount', cents })),
  fc.integer({ min: 1, max: 1_000_000 }).map((rate) => voucher({ kind: 'percent', rate }, 5000)),
  fc.constant(voucher({ kind: 'vat' })),
);

/** Tax inside a gross amount: what remains when the net amount, half up, is taken away; in BigInt. */
function taxIn(amount: number, rate: number): bigint {
  const [gross, whole] = [BigInt(amount) * 1_000_000n, 1_000_000n + BigInt(rate)];
  return BigInt(amount) - (gross * 2n + whole) / (whole * 2n);
}

/** Shipping goes cent by cent to the rate that is furthest below its share of the net values. */
function taxOfShipping(shipping: bigint, { lines }: Basket, wanted: readonly WantedLine[]): bigint {
  const rates = new Map<number, { net: bigint; given: bigint }>();
  const isFree = lines.every(({ total, discount }) => total === discount);
  for (const [at, { total, discount }] of lines.entries()) {
    const rate = wanted[at]?.article.taxRate ?? 0;
    const gross = isFree ? total : total - discount;
    const group = rates.get(rate) ?? { net: 0n, given: 0n };
    rates.set(rate, { ...group, net: group.net + BigInt(gross) - taxIn(gross, rate) });
  }
  const all = [...rates.values()].reduce((sum, { net }) => sum + net, 0n);
  for (const group of rates.values()) group.given = all === 0n ? 0n : (shipping * group.net) / all;
  const behind = ({ net, given }: { net: bigint; given: bigint }): bigint => shipping * net - given * all;
  for (let rest = shipping; rest > 0n;) {
    rest = shipping - [...rates.values()].reduce((sum, { given }) => sum + given, 0n);
    const first = [...rates.values()].reduce((most, own) => (behind(own) > behind(most) ? own : most));
    if (rest > 0n) first.given += 1n;
  }
  return [...rates].reduce((tax, [rate, { given }]) => tax + taxIn(Number(given), rate), 0n);
}

test('the amounts of any basket are those of an oracle in BigInt', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 6 }), anyVoucher, (wanted, given) => {
      const { basket } = priceBasket(wanted, terms, given, 'standard');
      const totals = wanted.map(({ article: { most, price }, quantity }) =>
        most === 0 ? 0n : BigInt(price.price) * BigInt(quantity),
      );
      const goods = totals.reduce((sum, each) => sum + each, 0n);
      expect(BigInt(basket.goods)).toBe(goods);
      expect(basket.lines.map(({ total }) => BigInt(total))).toEqual(totals);
      const isFree = goods >= 7500n;
      const goes = (mode: string): boolean =>
        wanted.some(({ article: own }) => own.most > 0 && own.mode === mode);
      const parcel = !isFree && goes('parcel') ? 595n : 0n;
      const freight = !isFree && goes('freight') ? 3995n : 0n;
      expect(BigInt(basket.shipping.total)).toBe(parcel + freight);
      const discount = basket.lines.reduce((sum, each) => sum + BigInt(each.discount), 0n);
      expect(BigInt(basket.voucher?.discount ?? 0)).toBe(discount);
      const ofServices = wanted.flatMap(({ article: own, quantity, services }) =>
        services.map(({ price, isChosen, taxRate }) => ({
          taxRate,
          cost: isChosen && own.most > 0 ? BigInt(price) * BigInt(quantity) : 0n,
        })),
      );
      const services = ofServices.reduce((sum, { cost }) => sum + cost, 0n);
      expect(BigInt(basket.services)).toBe(services);
      expect(basket.lines.flatMap((each) => each.services.map(({ total }) => BigInt(total)))).toEqual(
        ofServices.map(({ cost }) => cost),
      );
      expect(BigInt(basket.total)).toBe(goods - discount + services + parcel + freight);
      expect(basket.total).toBeGreaterThanOrEqual(0);
      let tax = taxOfShipping(parcel + freight, basket, wanted);
      for (const { cost, taxRate } of ofServices) tax += taxIn(Number(cost), taxRate);
      for (const [at, { total, discount: own }] of basket.lines.entries()) {
        expect(own >= 0 && own <= total).toBe(true);
        expect(wanted[at]?.article.voucher.isReduced === true ? own : 0).toBe(0);
        tax += taxIn(total - own, wanted[at]?.article.taxRate ?? 0);
      }
      expect(basket.vat.reduce((sum, { cents }) => sum + BigInt(cents), 0n)).toBe(tax);
      expect(basket.canOrder).toBe(wanted.length > 0 && wanted.every(({ problem }) => problem === null));
    }),
    { numRuns: 20_000 },
  );
});
