import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPrice, maxSlots } from '../index/columns.ts';
import { createBestPlaces, keyOfPlace, packPlace, slotOfPlace } from './best-places.ts';

const key = fc.nat(maxPrice);
const slot = fc.nat(maxSlots - 1);

test('a place holds key and slot without loss, and the earlier slot is better', () => {
  fc.assert(
    fc.property(key, slot, (ownKey, ownSlot) => {
      const place = packPlace(ownKey, ownSlot);
      expect(keyOfPlace(place)).toBe(ownKey);
      expect(slotOfPlace(place)).toBe(ownSlot);
      expect(Number.isSafeInteger(place)).toBe(true);
    }),
  );
  expect(packPlace(5, 3)).toBeGreaterThan(packPlace(5, 4));
  expect(packPlace(6, 4)).toBeGreaterThan(packPlace(5, 3));
});

test('the best places are those of a sorted list, few or many', () => {
  const places = fc.uniqueArray(fc.nat(5000), { maxLength: 400 });
  fc.assert(
    fc.property(
      places,
      fc.oneof(fc.nat(40), fc.integer({ min: 257, max: 500 })),
      fc.nat(5000),
      (given, wanted, before) => {
        const best = createBestPlaces(wanted, given.length, before);
        for (const place of given) best.offer(place);
        const expected = given.filter((place) => place < before).toSorted((one, other) => other - one);
        expect([...best.result()]).toEqual(expected.slice(0, wanted));
      },
    ),
  );
});
