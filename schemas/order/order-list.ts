import { z } from 'zod';
import { pictureId } from '../picture.ts';
import { orderStates } from './states/order-machine.ts';
import { shownNumber } from './shown-number.ts';
import { paymentProgress } from './order-state.ts';

/** Query parameters of the list of a customer's orders: what is looked for, in which year, on which page. */
export const orderListQuery = {
  search: 'q',
  year: 'jahr',
  page: 'seite',
} as const;

/** Orders on one page of the list. */
export const ordersOnPage = 10;

/** What a customer has ordered, a page of it, the newest first. */
export const orderList = z.strictObject({
  /** What was looked for; empty: nothing. */
  search: z.string(),
  /** Null: of all years. */
  year: z.int().nullable(),
  /** Years in which something was ordered, the newest first. */
  years: z.array(z.int()),
  /** From 1. */
  page: z.int().min(1),
  hasNext: z.boolean(),
  orders: z.array(
    z.strictObject({
      number: shownNumber,
      /** When it was placed, in words. */
      placed: z.string(),
      state: z.enum(orderStates),
      progress: z.enum(paymentProgress),
      /** In cents, as it is written in the order's currency. */
      total: z.string(),
      articles: z.array(
        z.strictObject({
          name: z.string(),
          picture: pictureId,
          quantity: z.int(),
        }),
      ),
    }),
  ),
});
export type OrderList = z.output<typeof orderList>;
