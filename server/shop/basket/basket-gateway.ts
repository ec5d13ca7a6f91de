import type { Request, Response } from 'express';
import type { Basket } from '../../../schemas/basket/basket.ts';
import type { BasketForm } from '../../../schemas/basket/basket-form.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { askingOf, type BasketCallParts, runBasketForm } from './basket-forms.ts';
import { hintCollected } from '../../session/collected-hint.ts';

interface Told {
  basket: Basket;
  notices: CollectedNotice[];
}

/** Baskets as the gateway asks for them: by the same handler as pages and calls. */
export function createBasketPort(parts: BasketCallParts) {
  const { desk, isHttps } = parts;
  return {
    async basketOf(incoming: Request, outgoing: Response, locale: string): Promise<Told> {
      const asking = await askingOf(incoming, outgoing, locale, isHttps);
      const { basket, notices } = await desk.show(asking);
      hintCollected('basket', incoming, outgoing, { count: basket.count, isChange: false, isHttps });
      return { basket, notices };
    },
    async changeBasket(
      request: Request,
      response: Response,
      locale: string,
      { form, values }: { form: BasketForm; values: Readonly<Record<string, string>> },
    ) {
      const sent = new Map(Object.entries(values).map(([name, value]) => [name, [value]]));
      const sender = { request, response, locale };
      const { outcome, asking } = await runBasketForm(parts, sender, form, sent);
      if (outcome.ok) {
        const told: Told = { basket: outcome.shown.basket, notices: desk.notices(outcome, asking) };
        return { ok: true, told } as const;
      }
      const { status, detail, retryAfterSeconds: waitSeconds } = outcome;
      return { ok: false, status, detail, waitSeconds } as const;
    },
  };
}
