import { randomBytes } from 'node:crypto';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import type { ShopFulfilment } from './compose-fulfilment.ts';
import { collectArticles } from '../collection/collect-articles.ts';
import type { BasketService } from '../shop/basket/basket-service.ts';
import { availabilityOf } from '../shop/catalogue/availability.ts';
import { productAddress } from '../shop/catalogue/product-address.ts';
import { createShipmentListLoader } from '../shop/fulfilment/shipment-list-loader.ts';
import { createSqlShipments } from '../shop/fulfilment/sql-shipments.ts';
import { createInvoiceListLoader } from '../shop/order/customer/invoice-list-loader.ts';
import { createOrderAgainForm } from '../shop/order/customer/order-again-form.ts';
import { createOrderListLoader } from '../shop/order/customer/order-list-loader.ts';
import { ownOrderGate } from '../shop/order/customer/own-order-gate.ts';
import { createOwnOrderLoader, type OwnOrderLoaderParts } from '../shop/order/customer/own-order-loader.ts';
import { createOwnReturnLoader } from '../shop/order/customer/own-return-loader.ts';
import { createReturnForm } from '../shop/order/customer/return-form.ts';
import { createSqlCustomerOrders } from '../shop/order/customer/sql-customer-orders.ts';
import type { ParcelsOf } from '../shop/shown-parcel.ts';
import { createWaitingPaymentsLoader } from '../shop/order/customer/waiting-payments-loader.ts';
import { isPayable } from '../shop/order/customer/is-payable.ts';
import type { ShownOrderParts } from '../shop/order/shown-order.ts';
import { createSqlOwnOrders } from '../shop/order/sql-own-orders.ts';

/** What customers see of their orders in their account. */
export function composeCustomerOrders(
  parts: CatalogueParts,
  basket: BasketService,
  shown: ShownOrderParts,
  { fulfilment, parcelsOf }: { fulfilment: ShopFulfilment; parcelsOf: ParcelsOf },
): Required<Pick<ShopPart, 'loaders' | 'forms' | 'gates'>> {
  const { base, database, pages, reader, customerOf, visitorSecrets: secrets } = parts;
  const orders = createSqlCustomerOrders(database);
  const tenants = new Map(base.tenants.map(({ config }) => [config.slug, config]));
  const { price, text } = pages;
  const { returnDaysOf, pickUpDaysOf } = fulfilment;
  const carrying = {
    ...{ orders, returnDaysOf, pickUpDaysOf, hasCarrier: base.carrier !== null, now: base.now },
    readFulfilled: fulfilment.read,
  };
  return {
    loaders: [
      createOrderListLoader({ orders, tenants, price }),
      createOwnOrderLoader({
        ...shown,
        ...carrying,
        parcelsOf,
        tenants,
        secrets,
        reviewable: reviewableOf(reader),
      }),
      createOwnReturnLoader({ ...carrying, tenants, newKey }),
      createInvoiceListLoader({ orders, tenants, secrets, price }),
      createWaitingPaymentsLoader({
        ...{ orders, tenants, secrets, price, now: base.now },
        isPayable: (tenant, order) => isPayable(shown, tenant, order),
      }),
      createShipmentListLoader({
        ...{ shipments: createSqlShipments(database), tenants, now: base.now },
        arrivalWords: shown.arrivalWords,
        async ordersOf(tenant, customer, most) {
          const own = await createSqlOwnOrders(database).ofCustomer(tenant, customer, {
            skip: 0,
            first: most,
          });
          return own.map(({ order }) => order);
        },
      }),
    ],
    forms: [
      createReturnForm({
        ...{ ...carrying, customerOf, text },
        declare: (order, wanted) => fulfilment.declareReturn(order, wanted, 'customer'),
      }),
      createOrderAgainForm({
        ...{ orders, customerOf, text },
        collect: (sent, articles) => collectArticles(basket, base.isHttps, sent, articles),
      }),
    ],
    gates: [
      (route, { tenant, parameters, personal: { visitor, customerId } }) =>
        ownOrderGate(orders, route, tenant, {
          customerId: visitor === 'logged-in' ? customerId : null,
          number: parameters['number'] ?? '',
        }),
    ],
  };
}

const newKey = (): string => randomBytes(16).toString('base64url');

/** Slugs of products that are sold still, where the shop takes reviews. */
function reviewableOf(reader: CatalogueParts['reader']): OwnOrderLoaderParts['reviewable'] {
  return async (tenant, locale, numbers) => {
    if (tenant.features['rating-button'] !== true) return new Map();
    const products = await reader.products(tenant.slug, [...new Set(numbers)]);
    const shown = products.filter(
      (product) => !['gone', 'not-offered'].includes(availabilityOf(product, locale)),
    );
    return new Map(shown.map((product) => [product.sku, productAddress(product, locale).slug]));
  };
}
