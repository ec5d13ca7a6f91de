import { type WishlistForm, wishlistForms, wishlistQuery } from '../../../schemas/wishlist/wishlist-form.ts';
import type { CollectionContext, CollectionRequest } from '../../collection/collection-context.ts';
import type { FormValues } from '../../collection/form-values.ts';
import { addressOf, pageBefore, refusedPageForm } from '../../collection/page-form-answer.ts';
import { runForm } from '../../collection/run-form.ts';
import { setAwayText } from '../../http/away-text.ts';
import type { Entries } from '../../http/read-entries.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import type { ShownWishlist } from './show-wishlist.ts';
import { failedKey, type WishlistOutcome, type WishlistService } from './wishlist-service.ts';
import type { WishlistChange } from './wishlist-words.ts';

export interface WishlistCallParts {
  service: WishlistService;
  isHttps: boolean;
  /** Told of each change of a list. */
  onChange(): void;
}

/** What is told when the wishlist cannot be had. */
export const awayText = (key: string): string => `wishlist-message.refused.${key}`;

/** Carries out a form for whoever sends a request, and keeps the visitor's cookies. Throws an outage of the sessions. */
export function runWishlistForm(
  { service, isHttps, onChange }: WishlistCallParts,
  sender: CollectionRequest,
  form: WishlistForm,
  values: FormValues,
): Promise<{ outcome: WishlistOutcome; context: CollectionContext }> {
  return runForm<ShownWishlist, WishlistOutcome>(
    {
      ...{ collection: 'wishlist', isHttps, form, values, onChange },
      submit: (context) => service.submit(form, values, context),
      countOf: ({ wishlist }) => wishlist.count,
    },
    sender,
  );
}

/** The forms of the wishlist, as browsers send them without a script. (Requirements 2.122, 2.123, 2.124) */
export function createWishlistPageForms(parts: WishlistCallParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name: given, entries }) {
      const form = wishlistForms.find((each) => each === (given || 'add'));
      if (route !== 'wishlist' || !form) return undefined;
      setAwayText(response, awayText(failedKey(form)));
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
