import type { Request, Response } from 'express';
import type { Basket } from '../../../schemas/basket/basket.ts';
import type { BasketForm } from '../../../schemas/basket/basket-form.ts';

/** A basket, and what is said of what was done to it. */
export interface GatewayBasket {
  basket: Basket;
  notices: readonly { kind: 'good' | 'bad'; text: string; sku: string | null }[];
}

type BasketChange =
  | { ok: true; told: GatewayBasket }
  /** In the shop's words; `waitSeconds`: when it may be tried again. */
  | { ok: false; status: number; detail: string; waitSeconds: number | undefined };

/** The basket of whoever sends a request. */
export interface BasketPort {
  basketOf(incoming: Request, outgoing: Response, locale: string): Promise<GatewayBasket>;
  changeBasket(
    incoming: Request,
    outgoing: Response,
    locale: string,
    change: { form: BasketForm; values: Readonly<Record<string, string>> },
  ): Promise<BasketChange>;
}
