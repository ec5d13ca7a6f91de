import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxLines } from '../../../schemas/basket/basket.ts';
import {
  addToBasket,
  chooseService,
  joinBaskets,
  putBack,
  removeFromBasket,
  setQuantity,
  shownLines,
} from './basket-changes.ts';
import { emptyBasket, type StoredBasket, type StoredLine } from './basket-store.ts';

const known = { product: '1', slug: 'kleid', name: 'Kleid', brand: '', picture: 'kleid', price: 100 };
const line = (
  sku: string,
  quantity: number,
  place = Number(sku),
  services: StoredLine['services'] = [],
): StoredLine => ({ sku, quantity, place, known, services });
const basketOf = (...lines: StoredLine[]): StoredBasket => ({ ...emptyBasket, version: 1, lines });
const quantities = ({ lines }: Pick<StoredBasket, 'lines'>) =>
  lines.map(({ sku, quantity }) => [sku, quantity]);
const incoming = (sku: string, quantity: number, most = 99) => ({ sku, quantity, most, known, services: [] });

describe('adding', () => {
  test('never lowers what is there, even where less can be ordered by now', () => {
    const { next, outcome } = addToBasket(basketOf(line('1', 5)), incoming('1', 2, 3));
    expect([next, outcome]).toEqual([null, { ok: true, quantity: 5, isCapped: true }]);
  });

  test('puts what was removed before behind all others', () => {
    const { next } = addToBasket(basketOf(line('1', 0), line('2', 1)), incoming('1', 1));
    expect(next && quantities(next)).toEqual([
      ['2', 1],
      ['1', 1],
    ]);
  });

  test('counts only lines that are there towards the most', () => {
    const full = basketOf(...Array.from({ length: maxLines }, (_, at) => line(String(at), 1)));
    expect(addToBasket(full, incoming('x', 1)).outcome).toEqual({ ok: false, reason: 'full' });
    expect(addToBasket(full, incoming('1', 1)).outcome).toMatchObject({ ok: true });
    const removed = removeFromBasket(full, '5').next ?? emptyBasket;
    expect(addToBasket({ ...removed, version: 2 }, incoming('x', 1)).outcome).toMatchObject({ ok: true });
  });
});

describe('a service', () => {
  const wanted = { sku: '1', service: 'assembly', isWanted: true } as const;

  test('is chosen once with an article that is there, and taken off again', () => {
    const { next } = chooseService(basketOf(line('1', 2)), wanted);
    expect(next?.lines).toEqual([line('1', 2, 1, ['assembly'])]);
    const chosen = { ...emptyBasket, ...next, version: 2 };
    expect(chooseService(chosen, wanted)).toEqual({ next: null, outcome: 2 });
    expect(chooseService(chosen, { ...wanted, isWanted: false }).next?.lines).toEqual([line('1', 2)]);
    expect(chooseService(basketOf(line('1', 0)), wanted)).toEqual({ next: null, outcome: 0 });
  });

  test('stays when more of its article comes, with or without it, and comes with an article that is full', () => {
    const chosen = basketOf(line('1', 2, 1, ['assembly']));
    expect(addToBasket(chosen, incoming('1', 1)).next?.lines).toEqual([line('1', 3, 1, ['assembly'])]);
    const more = { ...incoming('1', 1, 2), services: ['old-appliance'] as const };
    expect(addToBasket(chosen, more)).toMatchObject({
      next: { lines: [line('1', 2, 1, ['old-appliance', 'assembly'])] },
      outcome: { quantity: 2, isCapped: true },
    });
  });

  test('goes with its article and comes back with it, but not when that is put in anew', () => {
    const removed = removeFromBasket(basketOf(line('1', 2, 1, ['assembly'])), '1').next;
    const empty = { ...emptyBasket, ...removed, version: 2 };
    expect(shownLines(empty)).toEqual([]);
    expect(putBack(empty, incoming('1', 2)).next?.lines).toEqual([line('1', 2, 1, ['assembly'])]);
    expect(addToBasket(empty, incoming('1', 1)).next?.lines[0]?.services).toEqual([]);
  });

  test('of a guest is the customer’s after the login, beside his own', () => {
    const guest = basketOf(line('1', 1, 1, ['assembly']), line('2', 1, 2, ['assembly']));
    const joined = joinBaskets(guest, basketOf(line('1', 1, 1, ['old-appliance'])), () => 9);
    expect(joined.lines.map(({ services }) => services)).toEqual([
      ['old-appliance', 'assembly'],
      ['assembly'],
    ]);
  });
});

describe('removing', () => {
  test('remembers as many as a basket has lines, in their places', () => {
    let basket = basketOf(...Array.from({ length: maxLines + 10 }, (_, at) => line(String(at), 1)));
    for (let at = 0; at < maxLines + 10; at++)
      basket = { ...(removeFromBasket(basket, String(at)).next ?? basket), version: at };
    expect(basket.lines.map(({ sku }) => sku)).toEqual(
      Array.from({ length: maxLines }, (_, at) => String(at + 10)),
    );
    const back = putBack(basket, incoming('15', 4));
    expect(back.next?.lines.map(({ sku }) => sku)).toEqual(basket.lines.map(({ sku }) => sku));
    expect(setQuantity(basket, { sku: '15', quantity: 1, most: 9 }).outcome).toEqual({
      ok: false,
      reason: 'unknown',
    });
  });

  test('can be taken back where it is sold out by now, and with fewer pieces where there are fewer', () => {
    const removed = basketOf(line('1', 0));
    expect(putBack(removed, incoming('1', 4, 0)).outcome).toMatchObject({ quantity: 4 });
    expect(putBack(removed, incoming('1', 4, 3)).outcome).toEqual({ ok: true, quantity: 3, isCapped: true });
  });

  test.each([0, 3])(
    'but what was never there, of which %i can be ordered, does not come by the way back',
    (most) => {
      expect(putBack(emptyBasket, incoming('1', 4, most))).toEqual({
        next: null,
        outcome: { ok: false, reason: 'unknown' },
      });
    },
  );
});

describe('joining at a login', () => {
  test('sums, caps, and keeps what cannot be ordered with all its pieces', () => {
    const guest = basketOf(line('1', 6), line('2', 5), line('3', 2), line('4', 0));
    const customer = basketOf(line('9', 1, 0), line('1', 7, 1), line('2', 4, 2));
    const most: Record<string, number> = { '1': 10, '2': 3, '3': 0 };
    expect(quantities(joinBaskets(guest, customer, (sku) => most[sku] ?? 0))).toEqual([
      ['9', 1],
      ['1', 10],
      ['2', 4],
      ['3', 2],
    ]);
  });

  test('takes the guest’s voucher where the customer has none, and the delivery where nothing was there', () => {
    const one = { code: 'A', campaign: 'winter' };
    const other = { code: 'B', campaign: 'winter' };
    const guest = { ...basketOf(line('1', 1)), voucher: one, delivery: 'eco' as const };
    expect(joinBaskets(guest, emptyBasket, () => 9)).toMatchObject({ voucher: one, delivery: 'eco' });
    const customer = { ...basketOf(line('2', 1)), voucher: other };
    expect(joinBaskets(guest, customer, () => 9)).toMatchObject({ voucher: other, delivery: 'standard' });
  });

  test('is full with a hundred articles: the guest’s first fill it, what was removed takes no place', () => {
    const own = Array.from({ length: maxLines - 2 }, (_, at) => line(`own${at}`, 1, at));
    const customer = basketOf(...own, line('removed', 0, maxLines));
    const guest = basketOf(line('own0', 2), line('1', 1), line('2', 1), line('3', 1));
    const joined = shownLines(joinBaskets(guest, customer, () => 9));
    expect(joined.map(({ sku }) => sku)).toEqual([...own.map(({ sku }) => sku), '1', '2']);
    expect(joined[0]?.quantity).toBe(3);
  });

  const anyBasket = fc
    .uniqueArray(
      fc.record({
        sku: fc.integer({ min: 0, max: 130 }).map(String),
        quantity: fc.integer({ min: 0, max: 99 }),
      }),
      {
        selector: ({ sku }) => sku,
        maxLength: maxLines,
      },
    )
    .map((lines) => basketOf(...lines.map(({ sku, quantity }, at) => line(sku, quantity, at))));

  test('has each article once, at most a hundred, and never fewer pieces than the customer had', () => {
    fc.assert(
      fc.property(anyBasket, anyBasket, fc.integer({ min: 0, max: 99 }), (guest, customer, most) => {
        const joined = shownLines(joinBaskets(guest, customer, () => most));
        expect(new Set(joined.map(({ sku }) => sku)).size).toBe(joined.length);
        expect(joined.length).toBeLessThanOrEqual(maxLines);
        for (const { sku, quantity } of shownLines(customer)) {
          const own = joined.find((each) => each.sku === sku)?.quantity ?? 0;
          expect(own).toBeGreaterThanOrEqual(quantity);
          expect(own).toBeLessThanOrEqual(Math.max(quantity, most));
        }
        expect(joined.every(({ quantity }) => quantity >= 1 && quantity <= 99)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
