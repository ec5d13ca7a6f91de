import { keepCollectionHint } from '../session/collection-hint.ts';
import { type CollectionContext, type CollectionRequest, contextOf } from './collection-context.ts';

interface FormRun<Shown, Outcome> {
  collection: 'basket' | 'wishlist';
  isHttps: boolean;
  /** Carries the form out. */
  submit(context: CollectionContext): Promise<Outcome>;
  /** How much is in it. */
  countOf(shown: Shown): number;
  /** Told of each change. */
  onChange(): void;
}

/** Carries out a form for whoever sends a request, and keeps the visitor's cookies. Throws an outage of the sessions. */
export async function runForm<Shown, Outcome extends { ok: boolean; shown: Shown | null }>(
  { collection, isHttps, submit, countOf, onChange }: FormRun<Shown, Outcome>,
  sender: CollectionRequest,
): Promise<{ outcome: Outcome; context: CollectionContext }> {
  const { request, response } = sender;
  const context = await contextOf(sender, isHttps);
  const outcome = await submit(context);
  const { shown } = outcome;
  if (shown)
    keepCollectionHint(collection, request, response, {
      count: countOf(shown),
      isChange: outcome.ok,
      isHttps,
    });
  if (outcome.ok) onChange();
  return { outcome, context };
}
