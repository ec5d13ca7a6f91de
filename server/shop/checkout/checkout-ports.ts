import type { PostalAddress } from '../../../schemas/address/postal-address.ts';
import type { Basket } from '../../../schemas/basket/basket.ts';
import type { GoodsService } from '../../../schemas/catalogue/goods-service.ts';
import type { WithdrawalException } from '../../../schemas/catalogue/withdrawal-exception.ts';
import type { ParcelShop } from '../../../schemas/checkout/checkout-draft.ts';
import type { PaymentMeans } from '../../../schemas/payment/payment-means.ts';
import type { InstalmentPlan } from '../../../schemas/money/instalment-plan.ts';
import type { MeansRefusal } from '../../../schemas/payment/offered-means.ts';
import type { Cents } from '../../../schemas/money/cents.ts';
import type { PartsPerMillion } from '../../../schemas/money/rate.ts';
import type { Ordered } from '../../../schemas/order/ordered.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import type { CollectionPlace } from '../../collection/collection-context.ts';
import type { CheckoutStore } from './checkout-store.ts';

/** A line of a basket that can be ordered; amounts in cents. */
export interface OrderableLine {
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
  services: readonly {
    kind: GoodsService;
    name: string;
    price: Cents;
    total: Cents;
    taxRate: PartsPerMillion;
  }[];
  /** Working days until it is there, at least and at most. */
  days: readonly [number, number];
}

/** What is to be ordered, as the catalogue and the basket say this moment. */
export interface OrderableBasket {
  version: number;
  basket: Basket;
  /** Empty where there is nothing, or something that cannot be ordered. */
  lines: readonly OrderableLine[];
  /** What sending costs, by the rate at which it is taxed. */
  shippingParts: { rate: PartsPerMillion; gross: Cents }[];
  /** What the price includes, by rate. */
  vat: { rate: PartsPerMillion; gross: Cents; net: Cents; tax: Cents }[];
  voucher: { campaign: string; code: string } | null;
}

/** The customer who orders. */
export interface OrderingCustomer {
  id: string;
  email: string;
  person: Pick<PostalAddress, 'salutation' | 'firstName' | 'lastName'>;
  /** `YYYY-MM-DD`; null: not told. */
  birthday: string | null;
  /** As it is dialled; null: not told. */
  phone: string | null;
  hasCreditAffinity: boolean;
}

/** A means of payment of the shop. */
export interface OfferedMeans {
  method: PaymentMeans;
  /** Null: it can be chosen. */
  refusal: MeansRefusal | null;
  /** What can be chosen of it: plans of instalments, the one of a pause. */
  plans: InstalmentPlan[];
}

/** Days on which things come, `YYYY-MM-DD`. */
interface DeliveryDays {
  /** In the order of the lines: first and last day. */
  spans: readonly (readonly [string, string])[];
  /** Days on which a forwarder can bring what comes by freight; empty: nothing does. */
  freightDays: readonly string[];
}

/** An order that somebody has pressed the button for. */
interface OrderRequest {
  tenant: TenantConfig;
  owner: string;
  customerId: string | null;
  /** By what the press is known again. */
  key: string;
  /** Of the basket that it was worked out from. */
  version: number;
  ordered: Ordered;
  voucher: { campaign: string; code: string } | null;
}

type OrderOutcome =
  /** `to`: the page that comes now: its confirmation, or where it is paid. */
  | { ok: true; to: string }
  /** Basket, price or stock have changed meanwhile: it is to be worked out anew. */
  | { ok: false; reason: 'changed' }
  /** Another press was under way for as long as a statement may take. */
  | { ok: false; reason: 'held' }
  /** The end of the key of the text that says why. */
  | { ok: false; reason: 'refused'; key: string };

type ShopLocale = Pick<CollectionPlace, 'tenant' | 'locale'>;

/** Parcel shops of a locale, in the country that it delivers to. */
interface ParcelShops {
  /** The nearest first, 12 at most; null: they cannot be had now. */
  near(place: ShopLocale, postalCode: string): Promise<ParcelShop[] | null>;
  /** Undefined: there is none of this id; null: they cannot be had now. */
  withId(place: ShopLocale, id: string): Promise<ParcelShop | null | undefined>;
}

export interface CheckoutParts {
  store: CheckoutStore;
  basketOf(place: CollectionPlace): Promise<OrderableBasket>;
  /** Chooses how parcels come, for the basket; null, or why not in words. Throws an outage. */
  chooseDelivery(place: CollectionPlace, option: string): Promise<string | null>;
  customerOf(tenant: string, id: string): Promise<OrderingCustomer | null>;
  /** Whether there is somebody who carries out payments. */
  hasProvider: boolean;
  /** What of the lines comes when, ordered at this moment. */
  daysOf(place: ShopLocale, orderable: OrderableBasket): DeliveryDays;
  parcelShops: ParcelShops;
  /** Places of a postal code, as far as they are known. */
  placesOf(place: ShopLocale, postalCode: string): Promise<string[]>;
  /** Places it once for its key: pressed again, it is the same order. Throws an outage. */
  placeOrder(request: OrderRequest): Promise<OrderOutcome>;
  /** What was ordered with this key before, and where whoever presses again is led; null: nothing was. */
  placedWith(
    tenant: TenantConfig,
    key: string,
  ): Promise<{
    number: string;
    ordered: Ordered;
    lead(): Promise<string>;
  } | null>;
  text(tenant: string, locale: string, key: string, values?: Record<string, string | number>): string;
  price(tenant: string, locale: string, cents: Cents): string;
  /** Seals whose page a form stands on. */
  secret: string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 128 random bits, base64url. */
  newKey: () => string;
}
