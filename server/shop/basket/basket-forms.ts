import { type BasketForm, basketForms, basketQuery } from '../../../schemas/basket/basket-form.ts';
import type { CollectionContext, CollectionRequest } from '../../collection/collection-context.ts';
import type { FormValues } from '../../collection/form-values.ts';
import { addressOf, pageBefore, refusedPageForm } from '../../collection/page-form-answer.ts';
import { runForm } from '../../collection/run-form.ts';
import { setAwayText } from '../../http/away-text.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import type { BasketOutcome, BasketService } from './basket-service.ts';
import type { BasketChange } from './basket-words.ts';

export interface BasketCallParts {
  service: BasketService;
  isHttps: boolean;
  /** Told of each change of a basket. */
  onChange(): void;
}

/** Carries out a form for whoever sends a request, and keeps the visitor's cookies. Throws an outage of the sessions. */
export function runBasketForm(
  { service, isHttps, onChange }: BasketCallParts,
  sender: CollectionRequest,
  form: BasketForm,
  values: FormValues,
): Promise<{ outcome: BasketOutcome; context: CollectionContext }> {
  return runForm(
    {
      ...{ collection: 'basket', isHttps, form, values, onChange },
      submit: (context) => service.submit(form, values, context),
      countOf: ({ basket }) => basket.count,
    },
    sender,
  );
}

/** What is told when a form of the basket cannot be carried out; without one: when the basket cannot be had. */
export const awayText = (form?: BasketForm): string =>
  `basket-message.refused.${form === 'add' ? 'add-failed' : 'failed'}`;

/** The forms of the basket, as browsers send them without a script. */
export function createBasketPageForms(parts: BasketCallParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name: given, entries }) {
      const form = basketForms.find((each) => each === (given || 'add'));
      if (route !== 'basket' || !form) return undefined;
      setAwayText(response, awayText(form));
      return answerForm(parts, { request, response, locale }, form, entries);
    },
  };
}

async function answerForm(
  parts: BasketCallParts,
  sender: CollectionRequest,
  form: BasketForm,
  entries: Entries,
): Promise<PageFormAnswer> {
  const { outcome } = await runBasketForm(parts, sender, form, entries.values);
  // Sent from the page of a product, with what is chosen there.
  const isChosen = form === 'add' && entryOf(entries, 'product') !== '';
  if (outcome.ok) {
    const from = pageBefore(entries) ?? (isChosen ? articlePage(sender, outcome) : undefined);
    return { ok: true, to: addressOf('basket', sender, queryOf(outcome.change, from)) };
  }
  if (isChosen && outcome.mendAt !== undefined) return { ok: true, to: outcome.mendAt };
  return refusedPageForm(form, outcome, { code: entryOf(entries, 'code').slice(0, 64) });
}

/** How the basket's page is told what was just done. */
function queryOf({ state, article, quantity }: BasketChange, from: string | undefined): URLSearchParams {
  const query = new URLSearchParams({ [basketQuery.state]: state });
  if (!article) return query;
  query.set(basketQuery.sku, article.sku);
  query.set(basketQuery.quantity, String(quantity));
  if (from !== undefined) query.set(basketQuery.from, from);
  return query;
}

/** The page from which an article was put in, with what is chosen there. */
function articlePage(
  { response, locale }: CollectionRequest,
  { change, shown }: Extract<BasketOutcome, { ok: true }>,
): string | undefined {
  const line = shown.basket.lines.find(({ sku }) => sku === change.article?.sku);
  if (!line) return undefined;
  const { slug, product, query } = line;
  const tenant = tenantOf(response);
  const address = routeTable(tenant, locale).address('product', { slug, sku: product });
  if (address === undefined || query === '') return address;
  return `${address}?${addressWords(tenant, locale).query(query)}`;
}
