import { expect, test } from 'vitest';
import { boundPieces, keptPieces, linesWith, unsentPieces } from './left-pieces.ts';
import { orderedOf } from './testing/ordered-of.ts';

const ordered = orderedOf([{ price: 100, quantity: 5 }, { price: 200 }]);
const of = (position: number, quantity: number) => [{ position, quantity }];
const parcel = { carrier: 'post', trackingNumber: 'A100', value: 0, shippedAt: 0, deliveredAt: null };
const order: Parameters<typeof boundPieces>[0] = {
  ...{ state: 'in-fulfilment', ordered, refunds: [] },
  parcels: [{ ...parcel, pieces: of(1, 3) }],
  cancellations: [{ key: 'c', pieces: of(1, 1), cause: 'customer', at: 0 }],
  returns: [
    {
      ...{ key: 'r', kind: 'return', reason: 'none', pieces: of(1, 2), way: { kind: 'label', label: null } },
      ...{ declaredAt: 0, received: null, receivedAt: null },
    },
  ],
};

test('tells what can be cancelled, sent back and withdrawn from still', () => {
  expect(unsentPieces(order)).toEqual([...of(1, 1), ...of(2, 1)]);
  expect(keptPieces(order)).toEqual(of(1, 1));
  expect(boundPieces(order)).toEqual([...of(1, 2), ...of(2, 1)]);
  expect(boundPieces({ ...order, state: 'cancelled', parcels: [], returns: [] })).toEqual([]);
});

test('names lines with so many of their pieces', () => {
  expect(linesWith({ ordered }, of(2, 1))).toEqual([{ ...ordered.lines[1], quantity: 1 }]);
});
