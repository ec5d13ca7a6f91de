import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orderedOf } from '../../../../schemas/fulfilment/testing/ordered-of.ts';
import {
  type FulfilmentUnderTest,
  fulfilmentUnderTest,
} from '../../../../tests/contract/fulfilment-under-test.ts';
import { type CarrierPeer, startCarrierPeer } from '../../../../tests/server/fulfilment/carrier-peer.ts';
import { openTestDatabase } from '../../../../tests/services/test-database.ts';
import type { Database } from '../../../storage/database/database.ts';
import { createParcelFollower, type ParcelFollower } from './follow-parcels.ts';
import { createSqlTrackings } from './sql-trackings.ts';

let database: Database;
let peer: CarrierPeer;
let fulfilment: FulfilmentUnderTest;
let follower: ParcelFollower;
let at = Date.parse('2026-12-02T09:00:00Z');
const warnings: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  peer = await startCarrierPeer(() => at);
  fulfilment = fulfilmentUnderTest(database, { booked: [], letters: [], stock: [] });
});
afterAll(async () => {
  await peer.close();
  await database.close();
});

beforeEach(() => {
  at += 3_600_000;
  peer.isDown = false;
  warnings.length = 0;
  follower = createParcelFollower({
    ...{ carrier: peer.carrier, trackings: createSqlTrackings(database), fulfilment, now: () => at },
    log: { warn: (_facts, text) => void warnings.push(text) },
  });
});

/** An order of two pieces, each in a parcel of its own. */
async function sent(first: string, second: string) {
  const tenant = `t-${first.toLowerCase()}`;
  const order = {
    tenant,
    number: await fulfilment.place({ tenant, ordered: orderedOf([{ price: 1000, quantity: 2 }]) }),
  };
  const parcels = [first, second].map((trackingNumber) => ({
    ...{ carrier: 'post', trackingNumber, pieces: [{ position: 1, quantity: 1 }] },
  }));
  expect((await fulfilment.ship(order, parcels)).ok).toBe(true);
  return order;
}
const states = async (order: { tenant: string; number: string }): Promise<unknown> =>
  (await follower.ofOrder(order)).map(({ tracking, isAway }) => [tracking?.state, isAway]);

test('whoever looks at an order sees where its parcels are now; asked just before, the carrier is left alone', async () => {
  const order = await sent('A101', 'A102');
  expect(await states(order)).toEqual([
    ['announced', false],
    ['announced', false],
  ]);
  await peer.move('A101', 'out-for-delivery');
  const { asked } = peer;
  expect(await states(order)).toEqual([
    ['announced', false],
    ['announced', false],
  ]);
  expect(peer.asked).toBe(asked);
  at += 60_000;
  expect(await states(order)).toEqual([
    ['out-for-delivery', false],
    ['announced', false],
  ]);
});

test('what has arrived is delivered by the provider’s word, and the order with the last parcel', async () => {
  const order = await sent('B101', 'B102');
  await follower.round();
  await peer.move('B101', 'delivered');
  at += 15 * 60_000;
  await follower.round();
  expect((await fulfilment.read(order))?.parcels.map(({ deliveredAt }) => deliveredAt !== null)).toEqual([
    true,
    false,
  ]);
  await peer.move('B102', 'delivered');
  at += 15 * 60_000;
  await Promise.all([follower.round(), follower.ofOrder(order)]);
  const arrived = await fulfilment.read(order);
  expect(arrived?.state).toBe('delivered');
  // From this dues count, and the days of withdrawal.
  expect(arrived?.history.at(-1)).toMatchObject({ subject: 'order', state: 'delivered', cause: 'provider' });
  const { asked } = peer;
  at += 15 * 60_000;
  await follower.ofOrder(order);
  expect(peer.asked).toBe(asked);
});

test('while the carrier is away the last word is shown as such, and it is asked again in a while', async () => {
  const order = await sent('C101', 'C102');
  await states(order);
  at += 60_000;
  peer.isDown = true;
  expect(await states(order)).toEqual([
    ['announced', true],
    ['announced', true],
  ]);
  const { asked } = peer;
  expect(await states(order)).toEqual([
    ['announced', true],
    ['announced', true],
  ]);
  expect([peer.asked, warnings]).toEqual([asked, ['The carrier could not say where parcels are']]);
  at += 16 * 60_000;
  await follower.round();
  peer.isDown = false;
  at += 10_000;
  await peer.move('C101', 'on-the-way');
  expect(await states(order)).toEqual([
    ['on-the-way', false],
    ['announced', false],
  ]);
});

test('what the carrier does not know stays as it was sent, and is nobody’s trouble', async () => {
  const order = await sent('00000', 'D102');
  expect(await states(order)).toEqual([
    [undefined, false],
    ['announced', false],
  ]);
  expect(warnings).toEqual([]);
});
