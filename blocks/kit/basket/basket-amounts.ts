import type { Basket } from '../../../schemas/basket/basket.ts';

/** What something costs, part by part; in cents. */
export interface ShownAmounts {
  goods: number;
  /** What is done beside sending; 0: nothing, or for nothing. */
  services: number;
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
export function basketAmounts({ goods, services, voucher, shipping, total, vat }: Basket): ShownAmounts {
  const { parcel, freight } = shipping;
  return { goods, services, voucher, parcel, freight, surcharge: 0, total, vat };
}
