import type { Basket } from '../../../schemas/basket/basket.ts';

/** What something costs, part by part; in cents. */
export interface ShownAmounts {
  goods: number;
  /** What a voucher takes off; null: nothing. */
  voucher: { code: string; discount: number } | null;
  parcel: number;
  /** 0: nothing comes with a forwarder. */
  freight: number;
  /** Price of a credit; 0: there is none. */
  surcharge: number;
  total: number;
  /** Value added tax that goods and sending include, by rate in percent. */
  vat: readonly { rate: number; cents: number }[];
}

/** What a basket costs, before anybody has said how it is paid. */
export function basketAmounts({ goods, voucher, shipping, total, vat }: Basket): ShownAmounts {
  return { goods, voucher, parcel: shipping.parcel, freight: shipping.freight, surcharge: 0, total, vat };
}
