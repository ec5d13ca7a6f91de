import type { GraphQLSchema } from 'graphql';
// By its file: whoever made the schema must be the copy that reads it.
import { printSchema } from 'graphql/index.js';
import { createBasketModule } from './basket/basket-module.ts';
import type { BasketPort } from './basket/basket-port.ts';
import { createCustomerModule, type CustomerPort } from './customer/customer-module.ts';
import { createGatewayBuilder, type GatewayModule } from './graph/gateway-builder.ts';
import { createOrderModule } from './order/order-module.ts';
import type { OrderPort } from './order/order-port.ts';
import { createProductLoader } from './product/product-loader.ts';
import { createProductModule } from './product/product-module.ts';
import type { ProductPort } from './product/product-port.ts';
import { createRatingModule } from './rating/rating-module.ts';
import type { RatingPort } from './rating/rating-port.ts';
import { createSortingModule, type SortingPort } from './sorting/sorting-module.ts';
import { createWishlistModule } from './wishlist/wishlist-module.ts';
import type { WishlistPort } from './wishlist/wishlist-port.ts';

/** All that resolvers ask of the shop. */
export type SchemaPorts = ProductPort &
  RatingPort &
  SortingPort &
  CustomerPort &
  BasketPort &
  WishlistPort &
  OrderPort;

/** The schema of the gateway: what each folder here adds. */
export function createGatewaySchema(ports: SchemaPorts): GraphQLSchema {
  const products = createProductLoader(ports);
  const modules: readonly GatewayModule[] = [
    createProductModule(products, ports),
    createRatingModule(ports, products),
    createSortingModule(ports),
    createCustomerModule(ports),
    createBasketModule(ports),
    createWishlistModule(ports),
    createOrderModule(ports),
  ];
  const builder = createGatewayBuilder();
  builder.queryType({});
  builder.mutationType({});
  for (const add of modules) add(builder);
  return builder.toSchema();
}

/** A schema in the language of schemas, by the alphabet. */
export function schemaTextOf(schema: GraphQLSchema): string {
  return `${printSchema(schema)}\n`;
}
