import type { Wish } from '../../../schemas/wishlist/wishlist.ts';
import type { WishlistForm } from '../../../schemas/wishlist/wishlist-form.ts';
import { savedOf } from '../../shop/wishlist/show-wishlist.ts';
import type { GatewayBuilder, GatewayModule } from '../graph/gateway-builder.ts';
import type { GatewayContext } from '../graph/gateway-context.ts';
import { userFault } from '../graph/user-fault.ts';
import type { GatewayWishlist, WishlistPort } from './wishlist-port.ts';

const codes = { 422: 'REFUSED', 429: 'TOO_MANY', 503: 'UNAVAILABLE' } as const;

/** `Wishlist`: that of whoever asks, the only one of a page. (Requirements 3.117, 3.118, 3.134, 7.055) */
export function createWishlistModule(port: WishlistPort): GatewayModule {
  return (builder) => {
    const wishlist = addWishlistType(builder);
    builder.queryField('wishlist', (t) =>
      t.field({
        type: wishlist,
        description: 'The list of whoever asks; empty where nothing was saved.',
        resolve: async (_root, _args, context) => ({
          ...(await port.wishlistOf(senderOf(context))),
          ...{ isChanged: false, notices: [] },
        }),
      }),
    );
    const change = (description: string, form: WishlistForm) => (name: string) =>
      builder.mutationField(name, (t) =>
        t.field({
          ...{ type: wishlist, description },
          args: { sku: t.arg.id({ required: true }) },
          resolve: (_root, { sku }, context) => changed(port, context, form, { sku }),
        }),
      );
    change('Saves a product or a variant; what is saved stays as it is.', 'add')('addToWishlist');
    change('Takes an article off, or all variants of a product.', 'remove')('removeFromWishlist');
    builder.mutationField('editWishlistItem', (t) =>
      t.field({
        type: wishlist,
        description: 'Another variant of the same product. With the same one nothing changes.',
        args: { sku: t.arg.id({ required: true }), to: t.arg.id({ required: true }) },
        resolve: (_root, { sku, to }, context) => changed(port, context, 'edit', { sku, to }),
      }),
    );
  };
}

const senderOf = ({ incoming, outgoing, locale }: GatewayContext) => ({
  ...{ request: incoming, response: outgoing, locale: locale.locale },
});

async function changed(
  port: WishlistPort,
  context: GatewayContext,
  form: WishlistForm,
  fields: Record<string, string>,
): Promise<GatewayWishlist> {
  const values = new Map(Object.entries(fields).map(([name, value]) => [name, [value]]));
  const { outcome, notices } = await port.changeWishlist(senderOf(context), form, values);
  if (outcome.ok) return { ...outcome.shown.wishlist, isChanged: outcome.change.isChanged, notices };
  const { status, detail, retryAfterSeconds: wait } = outcome;
  throw userFault(detail, { code: codes[status], status, ...(wait !== undefined && { wait }) });
}

function addWishlistType(builder: GatewayBuilder) {
  const item = builder.objectRef<Wish>('WishlistLineItem').implement({
    description: 'An article as the list shows it now.',
    fields: (t) => ({
      sku: t.exposeID('sku', { description: 'Of the product or the variant, whichever was saved.' }),
      productSku: t.id({ resolve: ({ product }) => product }),
      name: t.exposeString('name'),
      brand: t.exposeString('brand'),
      choice: t.exposeStringList('choice', { description: 'What was chosen, in words.' }),
      price: t.int({ description: 'Cents of the locale’s currency.', resolve: ({ price }) => price.price }),
      canBuy: t.exposeBoolean('canBuy', { description: 'Whether it can go into the basket as it is.' }),
    }),
  });
  const notice = builder.objectRef<GatewayWishlist['notices'][number]>('WishlistNotice').implement({
    fields: (t) => ({
      isGood: t.boolean({ resolve: ({ kind }) => kind === 'good' }),
      text: t.exposeString('text'),
      sku: t.exposeID('sku', { nullable: true }),
    }),
  });
  return builder.objectRef<GatewayWishlist>('Wishlist').implement({
    fields: (t) => ({
      count: t.exposeInt('count'),
      skus: t.idList({
        description: 'As they were saved, and those of their products: for hearts.',
        resolve: (told) => savedOf(told).skus,
      }),
      isChanged: t.exposeBoolean('isChanged', {
        description: 'Whether the mutation has changed it: what was so already is not done again.',
      }),
      notices: t.field({
        type: [notice],
        description: 'What is said of what was just done.',
        resolve: ({ notices }) => [...notices],
      }),
      items: t.field({ type: [item], description: 'The newest first.', resolve: ({ wishes }) => wishes }),
    }),
  });
}
