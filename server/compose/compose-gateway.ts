import { resolve } from 'node:path';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import type { ToldOrders } from './told-orders.ts';
import { contextOf } from '../collection/collection-context.ts';
import { gatewayCalls } from '../gateway/gateway-calls.ts';
import { createGatewayRoute, gatewayPaths } from '../gateway/gateway-route.ts';
import { readTrustedOperations } from '../gateway/trusted-operations.ts';
import { lateHandler } from '../http/late-handler.ts';
import type { BasketCallParts } from '../shop/basket/basket-forms.ts';
import { createBasketPort } from '../shop/basket/basket-gateway.ts';
import { castVote } from '../shop/rating/cast-vote.ts';
import { reviewsTag } from '../shop/rating/reviews-loader.ts';
import { createSqlRatingStore } from '../shop/rating/sql-rating-store.ts';
import { runWishlistForm, type WishlistCallParts } from '../shop/wishlist/wishlist-forms.ts';

/** The shop's data as GraphQL, for its own pages. */
export function composeGateway(
  parts: CatalogueParts,
  { basket, wishlist, orders }: { basket: BasketCallParts; wishlist: WishlistCallParts; orders: ToldOrders },
): ShopPart {
  const { base, database, reader, pages, knownVisitor, visitorSecret } = parts;
  const { root, log, now, counters, isHttps, isProduction, tenants } = base;
  const ratings = createSqlRatingStore(database);
  const voting = {
    ...{ store: ratings, counters, secret: visitorSecret, now, isHttps },
    onChanged: (_tenant: string, sku: string) => pages.forget(new Set([reviewsTag(sku)])),
  };
  const gateway = lateHandler(async () => {
    const [{ createGateway }, { withPublishedOperations }] = await Promise.all([
      import('../gateway/gateway.ts'),
      import('../gateway/published-operations.ts'),
    ]);
    return createGateway({
      ...{ ...createBasketPort(basket), ...orders },
      products: reader,
      ratings,
      castVote: (request, response, vote) => castVote(voting, request, response, vote),
      customerOf: knownVisitor,
      wishlistOf: async (sender) => (await wishlist.service.show(await contextOf(sender, isHttps))).wishlist,
      async changeWishlist(sender, form, values) {
        const { outcome, context } = await runWishlistForm(wishlist, sender, form, values);
        return { outcome, notices: wishlist.service.notices(outcome, context) };
      },
      text: pages.text,
      now,
      isProduction,
      trusted: withPublishedOperations(
        readTrustedOperations(resolve(root, 'dist/server/trusted-operations.json')),
      ),
      onError: (error, requestId) => log.error({ err: error, requestId }, 'The gateway could not answer'),
    }).handler;
  });
  const operations = lateHandler(
    async () => (await import('../gateway/published-operations.ts')).tellOperations,
  );
  const configs = tenants.map(({ config }) => config);
  return {
    routes: [createGatewayRoute({ handler: gateway.handler, operations: operations.handler }, configs)],
    calls: gatewayPaths(configs).flatMap(gatewayCalls),
    prepare: () => gateway.ready(),
  };
}
