import type { Request, Response } from 'express';
import type { Basket } from '../../../schemas/basket/basket.ts';
import type { BasketForm } from '../../../schemas/basket/basket-form.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { contextOf } from '../../collection/collection-context.ts';
import { keepCollectionHint } from '../../session/collection-hint.ts';
import { type BasketCallParts, runBasketForm } from './basket-forms.ts';

interface BasketWithNotices {
  basket: Basket;
  notices: CollectedNotice[];
}

/** Baskets as the gateway asks for them: by the same service as pages and calls. */
export function createBasketPort(parts: BasketCallParts) {
  const { service, isHttps } = parts;
  return {
    async basketOf(request: Request, response: Response, locale: string): Promise<BasketWithNotices> {
      const context = await contextOf({ request, response, locale }, isHttps);
      const { basket, notices } = await service.show(context);
      keepCollectionHint('basket', request, response, { count: basket.count, isChange: false, isHttps });
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
      const { outcome, context } = await runBasketForm(parts, sender, form, sent);
      if (outcome.ok) {
        const { basket } = outcome.shown;
        return { ok: true, told: { basket, notices: service.notices(outcome, context) } } as const;
      }
      const { status, detail, retryAfterSeconds: waitSeconds } = outcome;
      return { ok: false, status, detail, waitSeconds } as const;
    },
  };
}
