import { describe, expect, test } from 'vitest';
import { orderedOf } from '../../schemas/fulfilment/testing/ordered-of.ts';
import type { LinePieces } from '../../schemas/fulfilment/pieces.ts';
import type { MoneyEvent } from '../../server/shop/fulfilment/book-events.ts';
import type { Outcome } from '../../server/shop/fulfilment/work-on-order.ts';
import { fulfilmentStart as start, type FulfilmentUnderTest } from './fulfilment-under-test.ts';
import { openStore, type StartStore } from './store-under-test.ts';

const day = 86_400_000;

const lineOf = (position: number, quantity = 1): LinePieces[] => [{ position, quantity }];
const parcel = (trackingNumber: string, pieces: LinePieces[]) => ({
  carrier: 'post',
  trackingNumber,
  pieces,
});
const bring = (key: string, pieces: LinePieces[], kind: 'return' | 'withdrawal' = 'return') => ({
  ...{ key, kind, pieces, reason: 'none' as const, way: { kind: 'label' as const, label: null } },
});

function reasonOf(outcome: Outcome): string {
  return outcome.ok ? (outcome.isChanged ? 'changed' : 'same') : outcome.reason;
}

/** Everything that carrying orders out promises, whoever has it done. */
export function testFulfilment(name: string, startStore: StartStore<FulfilmentUnderTest>): void {
  describe(`fulfilment: ${name}`, () => {
    const { store, another, newTenant } = openStore(startStore);
    const two = orderedOf([{ price: 1999, quantity: 3, discount: 7 }, { price: 5000 }], { parcel: 595 });

    async function placed(ordered = two, isPaid = false) {
      const tenant = newTenant();
      return { tenant, number: await store.place({ tenant, ordered, isPaid }) };
    }
    const booked = (tenant: string, kind: MoneyEvent['kind']): number =>
      store.booked.reduce(
        (sum, each) => (each.tenant === tenant && each.kind === kind ? sum + each.amount : sum),
        0,
      );

    test('parcels are sent one after the other, and everything is earned with the last one', async () => {
      const order = await placed();
      expect(reasonOf(await store.markPicked(order))).toBe('changed');
      expect(reasonOf(await store.ship(order, [parcel('A100', lineOf(1, 2))]))).toBe('changed');
      expect((await store.read(order))?.state).toBe('in-fulfilment');
      const rest = [parcel('A101', [...lineOf(1), ...lineOf(2)])];
      expect(reasonOf(await another.ship(order, rest))).toBe('changed');
      const sent = await store.read(order);
      expect(sent?.state).toBe('shipped');
      expect(booked(order.tenant, 'shipment')).toBe(two.goodsTotal);
      expect(sent?.history.map(({ subject, state, cause }) => `${subject} ${state} ${cause}`)).toEqual([
        'order in-fulfilment staff',
        'line:1 shipped staff',
        'line:2 shipped staff',
        'order shipped staff',
      ]);
      for (const { carrier, trackingNumber } of sent?.parcels ?? [])
        await store.deliver(order, { carrier, trackingNumber }, 'provider');
      expect((await store.read(order))?.state).toBe('delivered');
    });

    test('a parcel counts once, and only what is there is sent', async () => {
      const order = await placed();
      const first = parcel('B100', lineOf(1, 2));
      await store.ship(order, [first]);
      const tries = [
        [first],
        [parcel('B100', lineOf(1, 1))],
        [parcel('B101', lineOf(1, 2))],
        [parcel('B102', lineOf(9))],
      ];
      const came = [];
      for (const parcels of tries) came.push(reasonOf(await store.ship(order, parcels)));
      expect(came).toEqual(['same', 'parcel-reused', 'too-many', 'unknown-line']);
      expect((await store.read(order))?.parcels).toHaveLength(1);
      expect(reasonOf(await store.ship({ ...order, number: '0000000000' }, [first]))).toBe('unknown-order');
    });

    test('what was not sent is cancelled as a whole: goods, voucher and money are free again, once', async () => {
      const order = await placed();
      const stock = store.stock.length;
      expect(reasonOf(await store.cancel(order, { key: 'k1', pieces: null }, 'customer'))).toBe('changed');
      expect(reasonOf(await another.cancel(order, { key: 'k1', pieces: null }, 'customer'))).toBe('same');
      const ended = await store.read(order);
      expect(ended?.state).toBe('cancelled');
      expect(ended?.refunds).toMatchObject([{ amount: two.goodsTotal, shipping: 595, means: 'invoice' }]);
      expect(store.stock.slice(stock)).toEqual([
        { sku: '100', quantity: 3 },
        { sku: '101', quantity: 1 },
      ]);
      expect(store.letters.slice(-3)).toEqual(['cancelled', 'voucher back', 'order.cancelled']);
      expect(booked(order.tenant, 'cancellation')).toBe(two.goodsTotal);
    });

    test('what was sent is not cancelled, and what was cancelled is not sent', async () => {
      const order = await placed();
      await store.ship(order, [parcel('C100', lineOf(1, 2))]);
      expect(reasonOf(await store.cancel(order, { key: 'k1', pieces: lineOf(1, 2) }, 'customer'))).toBe(
        'already-sent',
      );
      expect(reasonOf(await store.cancel(order, { key: 'k2', pieces: null }, 'staff'))).toBe('changed');
      expect((await store.read(order))?.state).toBe('shipped');
      expect(reasonOf(await store.ship(order, [parcel('C101', lineOf(2))]))).toBe('too-many');
      expect(booked(order.tenant, 'shipment') + booked(order.tenant, 'cancellation')).toBe(two.goodsTotal);
    });

    test('an order that waits for its payment is ended, and nothing else is done with it', async () => {
      const tenant = newTenant();
      const order = { tenant, number: await store.place({ tenant, ordered: two, state: 'placed' }) };
      expect(reasonOf(await store.markPicked(order))).toBe('not-confirmed');
      expect(reasonOf(await store.ship(order, [parcel('D100', lineOf(1))]))).toBe('not-confirmed');
      expect(reasonOf(await store.declareReturn(order, bring('r', lineOf(1)), 'customer'))).toBe(
        'not-confirmed',
      );
      expect(reasonOf(await store.cancel(order, { key: 'k', pieces: null }, 'staff'))).toBe('changed');
      expect(await store.read(order)).toMatchObject({ state: 'cancelled', refunds: [] });
    });

    test('a return is declared, taken in and paid back by the means that was paid, once each', async () => {
      const order = await placed(orderedOf([{ price: 999, quantity: 3, discount: 500 }]), true);
      await store.ship(order, [parcel('E100', lineOf(1, 3))]);
      const stock = store.stock.length;
      expect(reasonOf(await store.declareReturn(order, bring('r1', lineOf(1)), 'customer'))).toBe('changed');
      expect(reasonOf(await store.declareReturn(order, bring('r1', lineOf(1)), 'customer'))).toBe('same');
      expect(reasonOf(await store.declareReturn(order, bring('r1', lineOf(1, 2)), 'customer'))).toBe(
        'key-reused',
      );
      expect(reasonOf(await store.declareReturn(order, bring('r2', lineOf(1, 3)), 'customer'))).toBe(
        'too-many',
      );
      expect(reasonOf(await store.refund(order, { kind: 'return', return: 'r1' }))).toBe('not-received');
      expect(reasonOf(await store.receiveReturn(order, { key: 'r1', received: null }))).toBe('changed');
      expect(reasonOf(await another.receiveReturn(order, { key: 'r1', received: null }))).toBe('same');
      expect(store.stock.slice(stock)).toEqual([{ sku: '100', quantity: 1 }]);
      expect(reasonOf(await store.refund(order, { kind: 'return', return: 'r1' }))).toBe('changed');
      expect(reasonOf(await another.refund(order, { kind: 'return', return: 'r1' }))).toBe('same');
      expect(await store.sentBack(order.tenant)).toEqual([{ amount: 832 }]);
      expect((await store.read(order))?.refunds).toMatchObject([{ amount: 832, means: 'provider' }]);
      expect(booked(order.tenant, 'return')).toBe(832);
    });

    test('what cannot be sold again does not go into stock', async () => {
      const order = await placed();
      await store.ship(order, [parcel('F100', lineOf(1, 3))]);
      await store.declareReturn(order, bring('r1', lineOf(1, 3)), 'staff');
      const stock = store.stock.length;
      const received = [
        { position: 1, quantity: 1, isResaleable: false },
        { position: 1, quantity: 2, isResaleable: true },
      ];
      const more = [{ position: 1, quantity: 4, isResaleable: true }];
      expect(reasonOf(await store.receiveReturn(order, { key: 'r1', received: more }))).toBe('too-many');
      expect(reasonOf(await store.receiveReturn(order, { key: 'r1', received }))).toBe('changed');
      expect(store.stock.slice(stock)).toEqual([{ sku: '100', quantity: 2 }]);
    });

    test('a withdrawal holds for what was sent and what was not, and brings sending back with the last article', async () => {
      const order = await placed();
      await store.ship(order, [parcel('G100', lineOf(1, 3))]);
      const all = [...lineOf(1, 3), ...lineOf(2)];
      const letters = store.letters.length;
      expect(reasonOf(await store.declareReturn(order, bring('w', all, 'withdrawal'), 'customer'))).toBe(
        'changed',
      );
      expect(reasonOf(await store.declareReturn(order, bring('w', all, 'withdrawal'), 'customer'))).toBe(
        'same',
      );
      expect(store.letters.slice(letters)).toEqual(['withdrawn', 'registered', 'refunded']);
      expect(reasonOf(await store.refund(order, { kind: 'return', return: 'w' }))).toBe('changed');
      await store.receiveReturn(order, { key: 'w', received: null });
      const ended = await store.read(order);
      expect(ended?.refunds.map(({ amount, shipping }) => [amount, shipping])).toEqual([
        [5000, 0],
        [5990 + 595, 595],
      ]);
      expect(ended?.history.at(-1)).toMatchObject({ subject: 'order', state: 'closed' });
    });

    test('a withdrawal after its time is acknowledged as one, and a return is refused', async () => {
      const order = await placed(orderedOf([{ price: 1000 }, { price: 1000 }]));
      await store.ship(order, [parcel('H100', [...lineOf(1), ...lineOf(2)])]);
      await store.deliver(order, { carrier: 'post', trackingNumber: 'H100' }, 'provider');
      store.setNow(start + 14 * day);
      const letters = store.letters.length;
      await store.declareReturn(order, bring('w1', lineOf(1), 'withdrawal'), 'customer');
      store.setNow(start + 31 * day);
      expect(reasonOf(await store.declareReturn(order, bring('r', lineOf(2)), 'customer'))).toBe('too-late');
      await store.declareReturn(order, bring('w2', lineOf(2), 'withdrawal'), 'customer');
      expect(store.letters.slice(letters)).toEqual([
        'withdrawn',
        'registered',
        'withdrawn late',
        'registered',
      ]);
      store.setNow(start);
    });

    test('a withdrawal is kept and acknowledged within the same transaction, or nothing of it is done', async () => {
      const order = await placed();
      await store.ship(order, [parcel('W100', lineOf(1, 2))]);
      const letters = store.letters.length;
      const wanted = bring('w', [...lineOf(1, 3), ...lineOf(2)], 'withdrawal');
      await expect(
        store.declareReturn(order, wanted, 'customer', async () => {
          throw new Error('the mail cannot be kept');
        }),
      ).rejects.toThrow('the mail cannot be kept');
      expect(await store.read(order)).toMatchObject({ returns: [], cancellations: [] });
      const told: unknown[] = [];
      const declare = (to: typeof wanted) =>
        store.declareReturn(order, to, 'customer', async (_transaction, { isLate, hasLabel, pieces }) => {
          told.push({ isLate, hasLabel, pieces });
        });
      expect(reasonOf(await declare(wanted))).toBe('changed');
      expect(reasonOf(await declare(wanted))).toBe('same');
      expect(reasonOf(await declare({ ...wanted, key: 'w2' }))).toBe('too-many');
      expect(told).toEqual([{ isLate: false, hasLabel: true, pieces: wanted.pieces }]);
      expect(store.letters.slice(letters)).toEqual(['registered', 'refunded']);
    });

    test('what waits for its payment is withdrawn from as a whole, and is given up with that', async () => {
      const tenant = newTenant();
      const order = { tenant, number: await store.place({ tenant, ordered: two, state: 'placed' }) };
      const part = bring('w1', lineOf(1), 'withdrawal');
      expect(reasonOf(await store.declareReturn(order, part, 'customer'))).toBe('not-confirmed');
      const all = bring('w2', [...lineOf(1, 3), ...lineOf(2)], 'withdrawal');
      const came = await Promise.all(
        [store, another].map((each) => each.declareReturn(order, all, 'customer')),
      );
      expect(came.map(reasonOf).toSorted()).toEqual(['changed', 'same']);
      expect(await store.read(order)).toMatchObject({ state: 'cancelled', refunds: [] });
    });

    test('refunds that are asked for at once from two processes happen once, and credit notes have no gap', async () => {
      const order = await placed(orderedOf([{ price: 1000, quantity: 2 }]), true);
      await store.ship(order, [parcel('I100', lineOf(1, 2))]);
      await store.declareReturn(order, bring('r', lineOf(1)), 'staff');
      await store.receiveReturn(order, { key: 'r', received: null });
      const both = [store, another, store, another];
      const came = await Promise.all(both.map((each) => each.refund(order, { kind: 'return', return: 'r' })));
      expect(came.map(reasonOf).toSorted()).toEqual(['changed', 'same', 'same', 'same']);
      const amounts = [400, 400, 400, 400, 400];
      const more = await Promise.all(
        amounts.map((amount, at) =>
          (at % 2 ? store : another).refund(order, { kind: 'goodwill', key: `g${at}`, amount }),
        ),
      );
      expect(more.map(reasonOf).toSorted()).toEqual([
        'changed',
        'changed',
        'too-much',
        'too-much',
        'too-much',
      ]);
      const sum = (await store.sentBack(order.tenant)).reduce((total, { amount }) => total + amount, 0);
      expect(sum).toBe(1000 + 800);
      const notes = await store.creditNotes(order);
      expect(notes.map(({ number }) => number)).toEqual([
        'GS-2026-000001',
        'GS-2026-000002',
        'GS-2026-000003',
      ]);
      expect(notes[0]).toMatchObject({
        invoice: 'RE-2026-000001',
        document: { total: 1000, order: order.number },
      });
    });

    test('what never left cannot be returned, and what is fetched is told in time', async () => {
      const order = await placed();
      await store.ship(order, [parcel('J100', lineOf(1))]);
      const fetched = (key: string, on: string) => ({
        ...bring(key, lineOf(1)),
        way: { kind: 'pick-up' as const, day: on },
      });
      const came = [
        await store.declareReturn(order, bring('r1', lineOf(2)), 'customer'),
        await store.declareReturn(order, fetched('r2', '2026-12-04'), 'customer'),
        await store.declareReturn(order, fetched('r2', '2026-12-05'), 'customer'),
      ];
      expect(came.map(reasonOf)).toEqual(['not-sent', 'too-soon', 'changed']);
    });

    test('the label that a carrier makes is kept once, and goes to whoever ordered', async () => {
      const order = await placed();
      await store.ship(order, [parcel('K100', lineOf(1))]);
      await store.declareReturn(order, bring('r1', lineOf(1)), 'customer');
      const letters = store.letters.length;
      expect(await store.label(order, 'r1')).toBeNull();
      const label = { carrier: 'post', trackingNumber: 'SBR1', file: Buffer.from('%PDF-1') };
      expect(reasonOf(await store.giveLabel(order, { key: 'r1', ...label }))).toBe('changed');
      const other = { ...label, trackingNumber: 'SBR2', file: Buffer.from('%PDF-2') };
      expect(reasonOf(await another.giveLabel(order, { key: 'r1', ...other }))).toBe('same');
      expect(reasonOf(await store.giveLabel(order, { key: 'r2', ...label }))).toBe('unknown-return');
      expect((await another.label(order, 'r1'))?.toString()).toBe('%PDF-1');
      expect((await store.read(order))?.returns[0]?.way).toEqual({
        kind: 'label',
        label: { carrier: 'post', trackingNumber: 'SBR1' },
      });
      expect(store.letters.slice(letters)).toEqual(['registered']);
    });

    test('an order is closed by clock when it cannot come back any more, and not while something does', async () => {
      const order = await placed(orderedOf([{ price: 1000, quantity: 2 }]));
      await store.ship(order, [parcel('L100', lineOf(1, 2))]);
      await store.closeOrders(order.tenant);
      await store.deliver(order, { carrier: 'post', trackingNumber: 'L100' }, 'provider');
      const stateAfter = async (days: number): Promise<string | undefined> => {
        store.setNow(start + days * day);
        await store.closeOrders(order.tenant);
        return (await store.read(order))?.state;
      };
      expect(await stateAfter(30)).toBe('delivered');
      await store.declareReturn(order, bring('r1', lineOf(1)), 'customer');
      expect(await stateAfter(31)).toBe('delivered');
      await store.receiveReturn(order, { key: 'r1', received: null });
      expect(await stateAfter(31)).toBe('closed');
      expect((await store.read(order))?.history.at(-1)).toMatchObject({ state: 'closed', cause: 'clock' });
      store.setNow(start);
    });

    test('a note is kept once', async () => {
      const order = await placed();
      await store.addNote(order, { key: 'n', text: 'Called' });
      expect(reasonOf(await another.addNote(order, { key: 'n', text: 'Called' }))).toBe('same');
      expect(reasonOf(await store.addNote(order, { key: 'n', text: 'Written' }))).toBe('key-reused');
      expect((await store.read(order))?.notes).toMatchObject([{ text: 'Called', at: start }]);
    });
  });
}
