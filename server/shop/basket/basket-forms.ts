import type { Request, Response } from 'express';
import { type BasketForm, basketForms, basketQuery } from '../../../schemas/basket/basket-form.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { ownPath } from '../../http/own-path.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import { maxQueryValue } from '../../http/query.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { collectorOf, startCollecting } from '../../session/collector.ts';
import type { BasketDesk, BasketOutcome, BasketTaken } from './basket-desk.ts';
import type { Asking } from './basket-desk-parts.ts';
import { hintCollected } from '../../session/collected-hint.ts';
import type { FormValues } from './read-basket-form.ts';

export interface BasketCallParts {
  desk: BasketDesk;
  isHttps: boolean;
  /** Told of each change of a basket. */
  onChange(): void;
}

/** Carries out a form for whoever sends a request, and keeps the visitor's cookies. Throws an outage of the sessions as the desk does. */
export async function runBasketForm(
  { desk, isHttps, onChange }: BasketCallParts,
  { request, response, locale }: { request: Request; response: Response; locale: string },
  form: BasketForm,
  values: FormValues,
): Promise<{ outcome: BasketOutcome; asking: Asking }> {
  const asking = await askingOf(request, response, locale, isHttps);
  const outcome = await desk.take(form, values, asking);
  const { shown } = outcome;
  if (shown)
    hintCollected('basket', request, response, { count: shown.basket.count, isChange: outcome.ok, isHttps });
  if (outcome.ok) onChange();
  return { outcome, asking };
}

/** Who sends a request, as baskets are kept. */
export async function askingOf(
  request: Request,
  response: Response,
  locale: string,
  isHttps: boolean,
): Promise<Asking> {
  const owner = await collectorOf(request, response, { isHttps });
  return {
    ...{ tenant: tenantOf(response), locale, owner, address: request.ip },
    start: () => startCollecting(request, response, { isHttps }),
  };
}

/** The forms of the basket, as browsers send them without a script. */
export function createBasketPageForms(parts: BasketCallParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name: given, entries }) {
      const form = basketForms.find((each) => each === (given || 'add'));
      if (route !== 'basket' || !form) return undefined;
      return take(request, response, locale, form, entries);
    },
  };

  async function take(
    request: Request,
    response: Response,
    locale: string,
    form: BasketForm,
    entries: Entries,
  ): Promise<PageFormAnswer> {
    const { outcome } = await runBasketForm(parts, { request, response, locale }, form, entries.values);
    if (outcome.ok) return { ok: true, to: addressAfter(tenantOf(response), locale, outcome, entries) };
    const { status, detail, field, sku, retryAfterSeconds } = outcome;
    const code = entryOf(entries, 'code').slice(0, 64);
    return {
      ok: false,
      status,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      refused: {
        ...{ name: form, detail, needsProof: false, values: { sku: sku ?? '', code } },
        faults: field === null ? [] : [{ field, detail }],
      },
    };
  }
}

function addressAfter(tenant: TenantConfig, locale: string, { said }: BasketTaken, entries: Entries): string {
  const query = new URLSearchParams({ [basketQuery.state]: said.state });
  if (said.article) {
    query.set(basketQuery.sku, said.article.sku);
    query.set(basketQuery.quantity, String(said.quantity));
  }
  const from = ownPath(entryOf(entries, 'from'));
  // A longer one would arrive cut.
  if (from !== undefined && from.length <= maxQueryValue && said.article) query.set(basketQuery.from, from);
  return `${routeTable(tenant, locale).address('basket') ?? '/'}?${query.toString()}`;
}
