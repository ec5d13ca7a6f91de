import { expect, test } from 'vitest';
import { nearestParcelShops } from './nearest-parcel-shops.ts';

const shop = (postalCode: string, id = postalCode.replace(' ', '-')) => ({
  ...{ id, name: `Shop ${id}`, street: 'Hauptstraße 1', postalCode, city: 'Wien', country: 'AT' },
});
const near = (postalCode: string, ...codes: string[]): string[] =>
  nearestParcelShops(
    codes.map((code) => shop(code)),
    postalCode,
  ).map(({ postalCode: found }) => found);

test('gives the same code first, then what begins like it, then what is near by number', () => {
  expect(near('1070', '1210', '1080', '1100', '1070', '1077')).toEqual([
    '1070',
    '1077',
    '1080',
    '1100',
    '1210',
  ]);
});

test('leaves out other regions, and takes Dutch codes without their letters', () => {
  expect(near('1999', '2000', '1000')).toEqual(['1000']);
  expect(near('1072 LH', '2011 SR', '1094 HK', '1072 AA')).toEqual(['1072 AA', '1094 HK']);
  expect(near('1072', '1072 AA')).toEqual(['1072 AA']);
});

test('gives twelve at most, and none for what has no digit', () => {
  const many = Array.from({ length: 30 }, (_, at) => shop('1070', `s-${at}`));
  expect(nearestParcelShops(many, '1070').map(({ id }) => id)).toEqual(many.slice(0, 12).map(({ id }) => id));
  expect(nearestParcelShops(many, 'Wien')).toEqual([]);
});
