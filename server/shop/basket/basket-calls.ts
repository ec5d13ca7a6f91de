import { z } from 'zod';
import { basket } from '../../../schemas/basket/basket.ts';
import { type BasketForm, basketForms } from '../../../schemas/basket/basket-form.ts';
import { collectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { sku } from '../../../schemas/product-card.ts';
import type { ApiCall } from '../../openapi/api-call.ts';

const text = z.string();
const quantity = z.int().min(1).describe('pieces');

/** What the calls below answer. */
export const basketAnswer = z.object({
  basket,
  notices: z.array(collectedNotice).describe('what is said of what was done, the newest last'),
  added: z
    .object({
      ...{ name: text, brand: text, choice: text, picture: text, quantity, price: text },
      ...{ count: text, goods: text, nudge: text },
    })
    .nullable()
    .describe('what was just put in, ready to be read; null after all else'),
});

const basketCount = z.object({
  count: z.int().min(0),
  words: text
    .optional()
    .describe('pieces and value of the goods, as a listener is told; absent: there is nothing'),
});

const forms: Readonly<Record<BasketForm, { summary: string; body: z.ZodType }>> = {
  add: {
    summary:
      'Puts an article in, or more of it: by `sku` of a variant, or of a product with one; or by `product` and what is chosen of it',
    body: z.object({
      ...{ sku: sku.optional(), product: sku.optional() },
      ...{ farbe: text.optional(), groesse: text.optional(), weite: text.optional() },
      ...{ quantity: quantity.optional(), from: text.optional() },
    }),
  },
  change: {
    summary: 'So many pieces of an article that is there; 0: none',
    body: z.object({ sku, quantity: z.int().min(0) }),
  },
  remove: { summary: 'Takes an article out', body: z.object({ sku }) },
  undo: { summary: 'Puts back what was taken out', body: z.object({ sku, quantity }) },
  voucher: { summary: 'Puts a code of a voucher in; one at a time', body: z.object({ code: text }) },
  'remove-voucher': { summary: 'Takes the code out', body: z.object({}) },
  delivery: { summary: 'Chooses how parcels come', body: z.object({ option: text }) },
};

const query = z.object({ locale: text.optional().describe('a locale of the shop; default: its own') });
const away = { description: 'baskets cannot be had at the moment; nothing is lost' };
const shared = { group: 'basket', query } as const;

/** What `basket-routes.ts` answers. */
export const basketCalls: readonly ApiCall[] = [
  {
    ...{ method: 'get', path: '/api/basket/v1', ...shared },
    summary: 'The basket of whoever asks, priced this moment',
    answers: { 200: { description: 'the basket', schema: basketAnswer }, 503: away },
  },
  {
    ...{ method: 'get', path: '/api/basket/v1/count', ...shared },
    summary: 'Pieces in the basket of whoever asks, and their value in words',
    answers: { 200: { description: 'how many', schema: basketCount }, 503: away },
  },
  ...basketForms.map((name): ApiCall => ({
    ...{ method: 'post', path: `/api/basket/v1/${name}`, ...shared, ...forms[name] },
    answers: {
      200: { description: 'done; fewer pieces than asked for are told', schema: basketAnswer },
      400: { description: 'no body that can be read' },
      403: { description: 'another site asks' },
      422: { description: 'not done; `detail` says why, beside the basket as it is' },
      ...(name === 'voucher' && { 429: { description: 'too many codes that are not known' } }),
      503: away,
    },
  })),
];
