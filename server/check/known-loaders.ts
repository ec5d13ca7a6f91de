import { createLoaders, type Loaders } from '../../renderer/contract/loader.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { createContentLoaders } from '../content/content-loaders.ts';
import type { DocumentCache } from '../content/document-cache.ts';
import {
  createAddressBookLoader,
  type AddressBookLoaderParts,
} from '../shop/address-book/address-book-loader.ts';
import { createPaybackLoader, type PaybackLoaderParts } from '../shop/payback/payback-loader.ts';
import type { AccountStore } from '../shop/account/account-store.ts';
import {
  type AccountFormLoaderParts,
  createAccountFormLoader,
} from '../shop/account/forms/account-form-loader.ts';
import { createKnownVisitorLoader } from '../shop/account/known-visitor-loader.ts';
import { type BasketLoaderParts, createBasketLoader } from '../shop/basket/basket-loader.ts';
import {
  createNamedProductsLoader,
  createRecommendationLoader,
  type CardLoaderParts,
} from '../shop/catalogue/page/card-loaders.ts';
import { createProductLoader, type ProductLoaderParts } from '../shop/catalogue/page/product-loader.ts';
import type { RecommendationParts } from '../shop/catalogue/page/recommendations.ts';
import { createCheckoutLoader } from '../shop/checkout/checkout-loader.ts';
import type { CheckoutParts } from '../shop/checkout/checkout-ports.ts';
import {
  createShipmentListLoader,
  type ShipmentListLoaderParts,
} from '../shop/fulfilment/shipment-list-loader.ts';
import { type BookingListLoaderParts, createBookingListLoader } from '../shop/ledger/booking-list-loader.ts';
import {
  createPaymentDatesLoader,
  type PaymentDatesLoaderParts,
} from '../shop/ledger/due-payment/payment-dates-loader.ts';
import type { ListingFinder } from '../shop/listing/listing-finder.ts';
import { createListingLoader } from '../shop/listing/listing-loader.ts';
import type { ListingPorts } from '../shop/listing/listing-ports.ts';
import {
  createCreditLoader,
  type CreditLoaderParts,
} from '../shop/order/credit-information/credit-loader.ts';
import {
  createInvoiceListLoader,
  type InvoiceListLoaderParts,
} from '../shop/order/customer/invoice-list-loader.ts';
import {
  createOrderListLoader,
  type OrderListLoaderParts,
} from '../shop/order/customer/order-list-loader.ts';
import {
  createOwnReturnLoader,
  type OwnReturnLoaderParts,
} from '../shop/order/customer/own-return-loader.ts';
import { createOwnOrderLoader, type OwnOrderLoaderParts } from '../shop/order/customer/own-order-loader.ts';
import {
  createWaitingPaymentsLoader,
  type WaitingPaymentsLoaderParts,
} from '../shop/order/customer/waiting-payments-loader.ts';
import { createOrderLoader, type OrderLoaderParts } from '../shop/order/order-loader.ts';
import { createPayLinkLoader, type PayLinkLoaderParts } from '../shop/order/pay-link-loader.ts';
import {
  createProtectionLoader,
  type ProtectionLoaderParts,
} from '../shop/order/protection/protection-loader.ts';
import { createTrackingLoader, type TrackingLoaderParts } from '../shop/tracking/tracking-loader.ts';
import { createWithdrawalLoader, type WithdrawalLoaderParts } from '../shop/tracking/withdrawal-loader.ts';
import { createWishlistLoader, type WishlistLoaderParts } from '../shop/wishlist/wishlist-loader.ts';
import { createReviewsLoader, type ReviewsLoaderParts } from '../shop/rating/reviews-loader.ts';

/** Every loader by its name and arguments, to check content with: none of them can load anything. */
export function knownLoaders(tenants: readonly TenantConfig[]): Loaders {
  return createLoaders([
    ...createContentLoaders({} as DocumentCache, tenants),
    createListingLoader({} as ListingPorts, {} as ListingFinder),
    createProductLoader({} as ProductLoaderParts),
    createRecommendationLoader({} as CardLoaderParts & RecommendationParts),
    createNamedProductsLoader({} as CardLoaderParts),
    createReviewsLoader({ tenants } as unknown as ReviewsLoaderParts),
    createAccountFormLoader({} as AccountFormLoaderParts),
    createKnownVisitorLoader({} as AccountStore),
    createBasketLoader({} as BasketLoaderParts),
    createWishlistLoader({} as WishlistLoaderParts),
    createCheckoutLoader({} as CheckoutParts & { tenants: ReadonlyMap<string, TenantConfig> }),
    createOrderLoader({} as OrderLoaderParts),
    createPayLinkLoader({} as PayLinkLoaderParts),
    createCreditLoader({} as CreditLoaderParts),
    createProtectionLoader({} as ProtectionLoaderParts),
    createAddressBookLoader({} as AddressBookLoaderParts),
    createPaybackLoader({} as PaybackLoaderParts),
    createOrderListLoader({} as OrderListLoaderParts),
    createOwnOrderLoader({} as OwnOrderLoaderParts),
    createOwnReturnLoader({} as OwnReturnLoaderParts),
    createInvoiceListLoader({} as InvoiceListLoaderParts),
    createWaitingPaymentsLoader({} as WaitingPaymentsLoaderParts),
    createShipmentListLoader({} as ShipmentListLoaderParts),
    createBookingListLoader({} as BookingListLoaderParts),
    createPaymentDatesLoader({} as PaymentDatesLoaderParts),
    createTrackingLoader({} as TrackingLoaderParts),
    createWithdrawalLoader({} as WithdrawalLoaderParts),
  ]);
}
