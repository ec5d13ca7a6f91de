import { type WishlistForm, wishlistForms, wishlistQuery } from '../../../schemas/wishlist/wishlist-form.ts';
import type { CollectionContext, CollectionRequest } from '../../collection/collection-context.ts';
import { refusedChange } from '../../collection/form-outcome.ts';
import type { FormValues } from '../../collection/form-values.ts';
import { addressOf, pageBefore, refusedPageForm } from '../../collection/page-form-answer.ts';
import { runForm } from '../../collection/run-form.ts';
import type { Entries } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import { isOutage } from '../../storage/is-outage.ts';
import type { ShownWishlist } from './show-wishlist.ts';
import { failedKey, type WishlistOutcome, type WishlistService } from './wishlist-service.ts';
import type { WishlistChange } from './wishlist-words.ts';

export interface WishlistCallParts {
  service: WishlistService;
  isHttps: boolean;
  text(tenant: string, locale: string, key: string): string;
  /** Told of each change of a list. */
  onChange(): void;
}

/**
 * Carries out a form for whoever sends a request, and keeps the visitor's cookies. An outage is an outcome as others are; one of
 * the sessions leaves no context.
 */
export async function runWishlistForm(
  { service, isHttps, text, onChange }: WishlistCallParts,
  sender: CollectionRequest,
  form: WishlistForm,
  values: FormValues,
): Promise<{ outcome: WishlistOutcome; context: CollectionContext | null }> {
  try {
    return await runForm<ShownWishlist, WishlistOutcome>(
      {
        ...{ collection: 'wishlist', isHttps, form, values, onChange },
        submit: (context) => service.submit(form, values, context),
        countOf: ({ wishlist }) => wishlist.count,
      },
      sender,
    );
  } catch (error) {
    // Sessions are away: nobody knows whose list it is.
    if (!isOutage(error)) throw error;
    const { slug } = tenantOf(sender.response);
    const outcome = refusedChange<ShownWishlist>(
      { status: 503, key: failedKey(form), retryAfterSeconds: 5 },
      (key) => text(slug, sender.locale, `wishlist-message.refused.${key}`),
      null,
    );
    return { outcome, context: null };
  }
}

/** The forms of the wishlist, as browsers send them without a script. (Requirements 2.122, 2.123, 2.124) */
export function createWishlistPageForms(parts: WishlistCallParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name: given, entries }) {
      const form = wishlistForms.find((each) => each === (given || 'add'));
      if (route !== 'wishlist' || !form) return undefined;
      return answerForm(parts, { request, response, locale }, form, entries);
    },
  };
}

async function answerForm(
  parts: WishlistCallParts,
  sender: CollectionRequest,
  form: WishlistForm,
  entries: Entries,
): Promise<PageFormAnswer> {
  const { outcome } = await runWishlistForm(parts, sender, form, entries.values);
  if (outcome.ok) return { ok: true, to: addressOf('wishlist', sender, queryOf(outcome.change, entries)) };
  return refusedPageForm(form, outcome);
}

/** How the wishlist's page is told what was just done. */
function queryOf({ state, sku }: WishlistChange, entries: Entries): URLSearchParams {
  const query = new URLSearchParams({ [wishlistQuery.state]: state, [wishlistQuery.sku]: sku });
  const from = pageBefore(entries);
  if (from !== undefined) query.set(wishlistQuery.from, from);
  return query;
}
