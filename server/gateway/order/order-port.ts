import type { Request, Response } from 'express';
import type { ToldCheckout } from '../../../schemas/told-order/told-checkout.ts';
import type { ToldOrder } from '../../../schemas/told-order/told-order.ts';

/** What whoever sends a request orders and has ordered. */
export interface OrderPort {
  /** Null: there is nothing to order, or its customer must log in again. */
  checkoutOf(incoming: Request, outgoing: Response, locale: string): Promise<ToldCheckout | null>;
  /** Null: there is none with this token. */
  orderOf(outgoing: Response, token: string): Promise<ToldOrder | null>;
  /** Of who is logged in, the newest first; none for anybody else. */
  ordersOf(outgoing: Response, part: { skip: number; first: number }): Promise<ToldOrder[]>;
}
