import { describe, expect, test } from 'vitest';
import type { PostalAddress } from '../address/postal-address.ts';
import { delivery, deliveryOf } from './delivery.ts';

const billing: PostalAddress = {
  ...{ salutation: 'none', firstName: 'Ida', lastName: 'Berger', street: 'Ring', houseNumber: '1' },
  ...{ addition: '', postalCode: '1010', city: 'Wien', country: 'AT' },
};
const other = { ...billing, street: 'Gasse' };
const shop = {
  ...{ id: 'w-1', name: 'Trafik', street: 'Weg 2', postalCode: '1020', city: 'Wien', country: 'AT' },
};
const line = (sku: string, to: string, mode: 'parcel' | 'freight' = 'parcel') => ({
  ...{ sku, mode, arrival: ['2026-12-03', to] as const },
});
const base = {
  ...({ option: 'standard', billing, freight: null, shipping: { parcel: 595, freight: 3995 } } as const),
  lines: [line('a', '2026-12-09'), line('b', '2026-12-05'), line('c', '2026-12-09')],
};

describe('a delivery', () => {
  test.each([
    ['not told yet', null, { address: null, parcelShop: null }],
    [
      'to the address of the invoice',
      { kind: 'home', address: null },
      { address: billing, parcelShop: null },
    ],
    ['to another one', { kind: 'home', address: other }, { address: other, parcelShop: null }],
    ['to a parcel shop', { kind: 'parcel-shop', shop }, { address: null, parcelShop: shop }],
  ] as const)('%s', (_what, place, told) => {
    expect(deliveryOf({ ...base, place })).toMatchObject(told);
  });

  test('comes in parts where articles take different times, the first one first', () => {
    const told = deliveryOf({
      ...base,
      place: null,
      lines: [...base.lines, line('d', '2026-12-05', 'freight')],
    });
    expect(told.consignments).toEqual([
      { mode: 'parcel', from: '2026-12-03', to: '2026-12-05', skus: ['b'] },
      { mode: 'freight', from: '2026-12-03', to: '2026-12-05', skus: ['d'] },
      { mode: 'parcel', from: '2026-12-03', to: '2026-12-09', skus: ['a', 'c'] },
    ]);
    expect(told.shipping).toEqual({ parcel: 595, freight: 3995, total: 4590 });
    expect(delivery.parse(told)).toEqual(told);
  });
});
