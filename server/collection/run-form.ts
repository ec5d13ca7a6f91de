import { HttpError } from '../http/http-error.ts';
import { keepCollectionHint } from '../session/collection-hint.ts';
import { type CollectionContext, type CollectionRequest, contextOf } from './collection-context.ts';
import type { FormValues } from './form-values.ts';

interface FormRun<Shown, Outcome> {
  collection: 'basket' | 'wishlist';
  isHttps: boolean;
  form: string;
  values: FormValues;
  /** Carries the form out. */
  submit(context: CollectionContext): Promise<Outcome>;
  /** How much is in it. */
  countOf(shown: Shown): number;
  /** Told of each change. */
  onChange(): void;
}

/**
 * Carries out a form for whoever sends a request, and keeps the visitor's cookies. What comes with a key must come from somebody,
 * to be known again when its answer is lost: nobody gets an identity and 428. Throws an outage of the sessions.
 */
export async function runForm<Shown, Outcome extends { ok: boolean; shown: Shown | null }>(
  { collection, isHttps, form, values, submit, countOf, onChange }: FormRun<Shown, Outcome>,
  sender: CollectionRequest,
): Promise<{ outcome: Outcome; context: CollectionContext }> {
  const { request, response } = sender;
  const context = await contextOf(sender, isHttps, [collection, form, [...values]]);
  if (context.once && context.owner === null) {
    await context.start();
    throw new HttpError(428, 'Who sends this is somebody from now on: it is to be sent again', {
      text: { key: 'call.sendAgain' },
    });
  }
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
