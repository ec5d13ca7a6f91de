import type { z } from 'zod';
import { basket, basketLine } from '../../schemas/basket/basket.ts';
import { postalAddress } from '../../schemas/address/postal-address.ts';
import { parcelShop } from '../../schemas/checkout/checkout-draft.ts';
import { toldCheckout } from '../../schemas/told-order/told-checkout.ts';
import { delivery } from '../../schemas/told-order/delivery.ts';
import { toldService } from '../../schemas/told-order/told-goods.ts';
import { toldOrder } from '../../schemas/told-order/told-order.ts';
import { productPage } from '../../schemas/catalogue/product-page.ts';
import { shownPlan } from '../../schemas/payment/shown-plan.ts';
import { productCard } from '../../schemas/product-card.ts';
import { reviewTag, shownReview } from '../../schemas/rating/reviews.ts';

/** Shapes of the shop that have names of their own, as calls tell them. (Requirements 3.115, 3.116, 3.119–3.123, 3.127, 3.128) */
export const entities: Readonly<Record<string, z.ZodType>> = {
  Product: productCard,
  Availability: productPage.shape.delivery,
  Basket: basket,
  BasketLineItem: basketLine,
  Review: shownReview,
  ReviewTag: reviewTag,
  Address: postalAddress,
  ParcelShop: parcelShop,
  Delivery: delivery,
  Service: toldService,
  PaymentPlan: shownPlan,
  Checkout: toldCheckout,
  Order: toldOrder,
};
