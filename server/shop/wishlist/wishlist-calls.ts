import { z } from 'zod';
import { collectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { sku } from '../../../schemas/product-card.ts';
import { type WishlistForm, wishlistForms } from '../../../schemas/wishlist/wishlist-form.ts';
import type { ApiCall } from '../../openapi/api-call.ts';

const saved = z.object({
  count: z.int().min(0).describe('articles that the list shows'),
  skus: z.array(sku).describe('numbers as they were saved, and those of their products'),
});
const answer = saved.extend({
  notices: z.array(collectedNotice).describe('what is said of what was done'),
});

const forms: Readonly<Record<WishlistForm, { summary: string; body: z.ZodType }>> = {
  add: {
    summary: 'Saves a product or one of its variants; what is saved already stays as it is',
    body: z.object({ sku, from: z.string().optional() }),
  },
  remove: { summary: 'Takes an article off the list, or all variants of a product', body: z.object({ sku }) },
  undo: { summary: 'Puts back what was taken off, to its place', body: z.object({ sku }) },
  edit: { summary: 'Another variant of the same product', body: z.object({ sku, to: sku }) },
  'to-basket': {
    summary: 'Moves a variant into the basket; when that fails it stays on the list',
    body: z.object({ sku }),
  },
};

const query = z.object({ locale: z.string().optional().describe('a locale of the shop; default: its own') });
const away = { description: 'lists cannot be had at the moment; nothing is lost' };

/** What `wishlist-routes.ts` answers. */
export const wishlistCalls: readonly ApiCall[] = [
  {
    ...{ method: 'get', path: '/api/wishlist/v1/saved', group: 'wishlist', query },
    summary: 'Numbers of what whoever asks has saved',
    answers: { 200: { description: 'the numbers', schema: saved }, 503: away },
  },
  ...wishlistForms.map((name): ApiCall => ({
    ...{ method: 'post', path: `/api/wishlist/v1/${name}`, group: 'wishlist', query, ...forms[name] },
    answers: {
      200: { description: 'done', schema: answer },
      400: { description: 'no body that can be read' },
      403: { description: 'another site asks' },
      422: { description: 'not done; `detail` says why, beside the list as it is' },
      429: { description: 'too many changes' },
      503: away,
    },
  })),
];
