import { z } from 'zod';
import { goodsServices } from '../../../schemas/catalogue/goods-service.ts';
import { basket } from '../../../schemas/basket/basket.ts';
import { type BasketForm, basketForms } from '../../../schemas/basket/basket-form.ts';
import { collectedNotice } from '../../../schemas/basket/collected-notice.ts';
import type { ApiAnswer, ApiCall } from '../../openapi/api-call.ts';

const text = z.string();
const quantity = z.int().min(1).describe('pieces');
/** As somebody typed it: what is no number of pieces is refused in words. */
const wished = z.union([z.int(), text]).describe('pieces');
/** What is no article is refused in words. */
const article = text.describe('number of an article');

const wantedService = z.enum(['yes', 'no']).optional();
/** What is no service of the article is refused in words. */
const service = text.describe(goodsServices.join(', '));

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

/** What the calls of forms take. */
export const basketFormCalls: Readonly<Record<BasketForm, { id: string; summary: string; body: z.ZodType }>> =
  {
    add: {
      id: 'addToBasket',
      summary:
        'Puts an article in, or more of it: by `sku` of a variant, or of a product with one; or by `product` and what is chosen of it',
      body: z.object({
        ...{ sku: article.optional(), product: article.optional() },
        ...{ farbe: text.optional(), groesse: text.optional(), weite: text.optional() },
        ...{ quantity: wished.optional(), from: text.optional() },
        ...{ 'old-appliance': wantedService, assembly: wantedService },
      }),
    },
    change: {
      id: 'changeBasketLine',
      summary: 'So many pieces of an article that is there; 0: none',
      body: z.object({ sku: article, quantity: wished }),
    },
    remove: { id: 'removeFromBasket', summary: 'Takes an article out', body: z.object({ sku: article }) },
    undo: {
      id: 'putBackIntoBasket',
      summary: 'Puts back what was taken out',
      body: z.object({ sku: article, quantity: wished }),
    },
    service: {
      id: 'orderService',
      summary: 'Orders a service with all pieces of an article that is there',
      body: z.object({ sku: article, service }),
    },
    'remove-service': {
      id: 'removeService',
      summary: 'Takes a service off an article',
      body: z.object({ sku: article, service }),
    },
    voucher: {
      id: 'redeemVoucher',
      summary: 'Puts a code of a voucher in; one at a time',
      body: z.object({ code: text }),
    },
    'remove-voucher': { id: 'removeVoucher', summary: 'Takes the code out', body: z.object({}) },
    delivery: { id: 'chooseDelivery', summary: 'Chooses how parcels come', body: z.object({ option: text }) },
  };

const away = { description: 'baskets cannot be had at the moment; nothing is lost' };
const shared = { group: 'basket', isPersonal: true } as const;
/** What a refusal tells beside its problem details: the basket as it is, where it can be had. */
const beside = basketAnswer.partial().extend({
  needsVariant: z.literal(true).optional().describe('a variant is to be chosen first'),
});

const refusal = (description: string): ApiAnswer => ({ description, more: beside, name: 'BasketProblem' });

/** What `basket-routes.ts` answers. */
export const basketCalls: readonly ApiCall[] = [
  {
    ...{ method: 'get', path: '/api/basket/v1', id: 'getBasket', ...shared },
    summary: 'The basket of whoever asks, priced this moment',
    answers: { 200: { description: 'the basket', schema: basketAnswer, name: 'BasketAnswer' }, 503: away },
  },
  {
    ...{ method: 'get', path: '/api/basket/v1/count', id: 'countBasket', ...shared },
    summary: 'Pieces in the basket of whoever asks, and their value in words',
    answers: { 200: { description: 'how many', schema: basketCount }, 503: away },
  },
  ...basketForms.map((name): ApiCall => ({
    ...{ method: 'post', path: `/api/basket/v1/${name}`, ...shared, ...basketFormCalls[name] },
    takesKey: true,
    answers: {
      200: {
        description: 'done; fewer pieces than asked for are told',
        schema: basketAnswer,
        name: 'BasketAnswer',
      },
      422: refusal('not done; `detail` says why, beside the basket as it is'),
      429: refusal('too many changes, or too many codes that are not known'),
      503: refusal(away.description),
    },
  })),
];
