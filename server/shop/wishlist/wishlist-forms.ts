import type { Request, Response } from 'express';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { type WishlistForm, wishlistForms, wishlistQuery } from '../../../schemas/wishlist/wishlist-form.ts';
import { ownPath } from '../../http/own-path.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import { maxQueryValue } from '../../http/query.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { collectorOf, startCollecting } from '../../session/collector.ts';
import { isOutage } from '../../storage/is-outage.ts';
import {
  type Asking,
  failedKey,
  type FormValues,
  type WishlistDesk,
  type WishlistOutcome,
} from './wishlist-desk.ts';
import { hintCollected } from '../../session/collected-hint.ts';

export interface WishlistCallParts {
  desk: WishlistDesk;
  isHttps: boolean;
  text(tenant: string, locale: string, key: string): string;
  /** Told of each change of a list. */
  onChange(): void;
}

export interface WishlistSender {
  request: Request;
  response: Response;
  locale: string;
}

/** Carries out a form for whoever sends a request, and keeps the visitor's cookies. An outage is an outcome as others are. */
export async function runWishlistForm(
  { desk, isHttps, text, onChange }: WishlistCallParts,
  sender: WishlistSender,
  form: WishlistForm,
  values: FormValues,
): Promise<{ outcome: WishlistOutcome; asking: Asking | null }> {
  const { request, response, locale } = sender;
  try {
    const asking = await askingOf(sender, isHttps);
    const outcome = await desk.take(form, values, asking);
    const { shown } = outcome;
    if (shown)
      hintCollected('wishlist', request, response, {
        count: shown.wishlist.count,
        isChange: outcome.ok,
        isHttps,
      });
    if (outcome.ok) onChange();
    return { outcome, asking };
  } catch (error) {
    // Sessions are away: nobody knows whose list it is.
    if (!isOutage(error)) throw error;
    const detail = text(tenantOf(response).slug, locale, `wishlist-said.refused.${failedKey(form)}`);
    return {
      outcome: { ok: false, status: 503, detail, sku: null, retryAfterSeconds: 5, shown: null },
      asking: null,
    };
  }
}

/** Who sends a request, as wishlists are kept. */
export async function askingOf(
  { request, response, locale }: WishlistSender,
  isHttps: boolean,
): Promise<Asking> {
  const owner = await collectorOf(request, response, { isHttps });
  return {
    ...{ tenant: tenantOf(response), locale, owner, request, response },
    start: () => startCollecting(request, response, { isHttps }),
  };
}

/** The forms of the wishlist, as browsers send them without a script. (Requirements 2.122, 2.123, 2.124) */
export function createWishlistPageForms(parts: WishlistCallParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name: given, entries }) {
      const form = wishlistForms.find((each) => each === (given || 'add'));
      if (route !== 'wishlist' || !form) return undefined;
      return take({ request, response, locale }, form, entries);
    },
  };

  async function take(sender: WishlistSender, form: WishlistForm, entries: Entries): Promise<PageFormAnswer> {
    const { outcome } = await runWishlistForm(parts, sender, form, entries.values);
    if (outcome.ok) return { ok: true, to: addressAfter(sender, outcome.said, entries) };
    const { status, detail, sku, retryAfterSeconds } = outcome;
    const refused = { name: form, detail, needsProof: false, values: { sku: sku ?? '' }, faults: [] };
    return { ok: false, status, retryAfterSeconds, refused };
  }
}

function addressAfter(
  { response, locale }: WishlistSender,
  said: { state: string; sku: string },
  entries: Entries,
): string {
  const query = new URLSearchParams({ [wishlistQuery.state]: said.state, [wishlistQuery.sku]: said.sku });
  const from = ownPath(entryOf(entries, 'from'));
  // A longer one would arrive cut.
  if (from !== undefined && from.length <= maxQueryValue) query.set(wishlistQuery.from, from);
  return `${routeTable(tenantOf(response), locale).address('wishlist') ?? '/'}?${query.toString()}`;
}
