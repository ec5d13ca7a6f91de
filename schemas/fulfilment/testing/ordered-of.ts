import { sumVat } from '../../money/vat-included.ts';
import type { Ordered } from '../../order/ordered.ts';

interface LineOf {
  price: number;
  quantity?: number;
  discount?: number;
  taxRate?: number;
  /** What a service costs that is ordered with it, for a piece. */
  service?: number;
}

/** An order of these lines (cents), as it is kept; sending is taxed as the first line is. */
export function orderedOf(lines: readonly LineOf[], { parcel = 0 } = {}): Ordered {
  const made = lines.map(({ price, quantity = 1, discount = 0, taxRate = 200_000 }, at) => ({
    ...{
      position: at + 1,
      sku: `${100 + at}`,
      product: `${100 + at}`,
      name: `Article ${at + 1}`,
      brand: '',
      choice: [],
    },
    ...{ picture: 'picture', quantity, price, total: price * quantity, discount, taxRate },
    ...{
      withdrawalException: null,
      mode: 'parcel' as const,
      arrival: ['2026-12-03', '2026-12-07'] as [string, string],
    },
  }));
  const services = lines.flatMap(({ service, quantity = 1 }, at) =>
    service === undefined
      ? []
      : [
          {
            ...{ position: at + 1, kind: 'assembly' as const, name: 'Assembly', quantity },
            ...{ price: service, total: service * quantity, taxRate: 200_000 },
          },
        ],
  );
  const goods =
    made.reduce((sum, { total, discount }) => sum + total - discount, 0) +
    services.reduce((sum, { total }) => sum + total, 0);
  const byRate = parcel > 0 ? [{ rate: made[0]?.taxRate ?? 0, gross: parcel }] : [];
  const { byRate: vat } = sumVat([
    ...made.map(({ total, discount, taxRate: rate }) => ({ gross: total - discount, rate })),
    ...services.map(({ total, taxRate: rate }) => ({ gross: total, rate })),
    ...byRate,
  ]);
  return {
    ...{ locale: 'de-AT', currency: 'EUR', contact: { email: 'anna@example.org', phone: null } },
    billing: {
      ...{ salutation: 'female', firstName: 'Anna', lastName: 'Huber', street: 'Gasse', houseNumber: '1' },
      ...{ addition: '', postalCode: '1010', city: 'Wien', country: 'AT' },
    },
    ...{
      place: { kind: 'home', address: null },
      freight: null,
      ...{ lines: made, services },
      voucher: null,
      option: 'standard',
    },
    shipping: { parcel, freight: 0, byRate },
    ...{ payment: { method: 'invoice' }, plan: null, goodsTotal: goods + parcel, total: goods + parcel, vat },
  };
}
