import type { Basket, BasketService } from '../../../schemas/basket/basket.ts';
import type { WithdrawalException } from '../../../schemas/catalogue/withdrawal-exception.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import type { PartsPerMillion } from '../../../schemas/money/rate.ts';
import type { CollectionPlace } from '../../collection/collection-context.ts';
import type { BasketStore } from './basket-store.ts';
import { emptyBasket } from './basket-store.ts';
import { priceStored, type ShowParts } from './show-basket.ts';

/** A line as it can be ordered now; amounts in cents. */
interface OrderableLine {
  sku: string;
  product: string;
  name: string;
  brand: string;
  choice: string[];
  picture: string;
  quantity: number;
  price: Cents;
  total: Cents;
  discount: Cents;
  taxRate: PartsPerMillion;
  mode: 'parcel' | 'freight';
  withdrawalException: WithdrawalException | null;
  /** What is ordered with it; `total` of all pieces. */
  services: (Pick<BasketService, 'kind' | 'name' | 'price' | 'total'> & { taxRate: PartsPerMillion })[];
  /** Working days until it is there, at least and at most. */
  days: readonly [number, number];
}

/** A basket with what an order of it needs to know. */
export interface OrderableBasket {
  /** Of the stored one: who orders it makes sure that it is still the same. */
  version: number;
  basket: Basket;
  /** Empty where something in it cannot be ordered. */
  lines: OrderableLine[];
  /** What sending costs, by the rate at which it is taxed. */
  shippingParts: { rate: PartsPerMillion; gross: Cents }[];
  /** What the price includes, by rate. */
  vat: { rate: PartsPerMillion; gross: Cents; net: Cents; tax: Cents }[];
  /** The campaign of its voucher, and its code as it was taken; null: none takes anything off. */
  voucher: { campaign: string; code: string } | null;
}

/** The basket of a place, priced by what the catalogue says this moment. */
export async function orderableBasket(
  parts: ShowParts & { store: Pick<BasketStore, 'read'> },
  place: CollectionPlace,
): Promise<OrderableBasket> {
  const stored = place.owner === null ? emptyBasket : await parts.store.read(place.tenant.slug, place.owner);
  const { basket, totals, wanted, voucher, fault } = await priceStored(parts, place, stored);
  const lines = wanted.flatMap(({ article, services: known }, index): OrderableLine[] => {
    const line = basket.lines[index];
    const { mode, taxRate, delivery, withdrawalException } = article;
    if (!line || mode === null || delivery.state !== 'in-stock') return [];
    const { sku, product, name, brand, choice, picture, quantity, price, total, discount } = line;
    const services = line.services.flatMap(({ isChosen, isOffered: _isOffered, ...service }, at) =>
      isChosen ? [{ ...service, taxRate: known[at]?.taxRate ?? 0 }] : [],
    );
    return [
      {
        ...{ sku, product, name, brand, choice, picture, quantity, total, discount },
        ...{ price: price.price, taxRate, mode, withdrawalException, services, days: delivery.days },
      },
    ];
  });
  return {
    ...{ version: stored.version, basket, lines: basket.canOrder ? lines : [] },
    shippingParts: totals.shipping.parts.map(({ rate, gross }) => ({ rate, gross })),
    vat: totals.vat.byRate.map(({ rate, gross, net, tax }) => ({ rate, gross, net, tax })),
    voucher:
      voucher && fault === null ? { campaign: voucher.campaign, code: stored.voucher?.code ?? '' } : null,
  };
}
