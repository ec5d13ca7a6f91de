import { z } from 'zod';
import { collectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { sku } from '../../../schemas/product-card.ts';
import { type WishlistForm, wishlistForms } from '../../../schemas/wishlist/wishlist-form.ts';
import type { ApiAnswer, ApiCall } from '../../openapi/api-call.ts';

const saved = z.object({
  count: z.int().min(0).describe('articles that the list shows'),
  skus: z.array(sku).describe('numbers as they were saved, and those of their products'),
});
const answer = saved.extend({
  notices: z.array(collectedNotice).describe('what is said of what was done'),
});

/** What is no article is refused in words. */
const article = z.string().describe('number of an article');

/** What the calls of forms take. */
export const wishlistFormCalls: Readonly<
  Record<WishlistForm, { id: string; summary: string; body: z.ZodType }>
> = {
  add: {
    id: 'addToWishlist',
    summary: 'Saves a product or one of its variants; what is saved already stays as it is',
    body: z.object({ sku: article, from: z.string().optional() }),
  },
  remove: {
    id: 'removeFromWishlist',
    summary: 'Takes an article off the list, or all variants of a product',
    body: z.object({ sku: article }),
  },
  undo: {
    id: 'putBackOntoWishlist',
    summary: 'Puts back what was taken off, to its place',
    body: z.object({ sku: article }),
  },
  edit: {
    id: 'editWishlistItem',
    summary: 'Another variant of the same product',
    body: z.object({ sku: article, to: article }),
  },
  'to-basket': {
    id: 'moveToBasket',
    summary: 'Moves a variant into the basket; when that fails it stays on the list',
    body: z.object({ sku: article }),
  },
};

const away = { description: 'lists cannot be had at the moment; nothing is lost' };

const shared = { group: 'wishlist', isPersonal: true } as const;
/** What a refusal tells beside its problem details: the list as it is, where it can be had. */
const beside = answer.partial();
const refusal = (description: string): ApiAnswer => ({ description, more: beside, name: 'WishlistProblem' });

/** What `wishlist-routes.ts` answers. */
export const wishlistCalls: readonly ApiCall[] = [
  {
    ...{ method: 'get', path: '/api/wishlist/v1/saved', id: 'getSaved', ...shared },
    summary: 'Numbers of what whoever asks has saved',
    answers: { 200: { description: 'the numbers', schema: saved }, 503: away },
  },
  ...wishlistForms.map((name): ApiCall => ({
    ...{ method: 'post', path: `/api/wishlist/v1/${name}`, ...shared, ...wishlistFormCalls[name] },
    takesKey: true,
    answers: {
      200: { description: 'done', schema: answer, name: 'WishlistAnswer' },
      422: refusal('not done; `detail` says why, beside the list as it is'),
      429: refusal('too many changes'),
      503: refusal(away.description),
    },
  })),
];
