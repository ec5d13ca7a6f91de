import type { Request, Response } from 'express';
import { HttpError } from '../../http/http-error.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { typedValues } from '../../http/typed-values.ts';
import { setAwayText } from '../../http/away-text.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import type { CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { stepOfRoute } from './checkout-steps.ts';
import { checkoutGate } from './checkout-gate.ts';
import { type CheckoutOutcome, type StepForm, stepForm, takeCheckoutForm } from './take-checkout-form.ts';

interface CheckoutFormsParts extends CheckoutParts {
  /** Whose order a request is about. Throws an outage of the sessions. */
  placeOf(request: Request, response: Response, locale: string): Promise<CheckoutPlace>;
  /** Told of each form that was taken. */
  onChange(): void;
}

interface SentStep {
  request: Request;
  response: Response;
  route: string;
  locale: string;
  entries: Entries;
}

/** The forms of the steps of ordering. */
export function createCheckoutPageForms(parts: CheckoutFormsParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name, entries }) {
      const form = stepForm(name);
      if (stepOfRoute(route) === undefined || !form) return undefined;
      setAwayText(response, 'checkout.refused.failed');
      return answer(form, { request, response, route, locale, entries });
    },
  };

  async function answer(
    form: StepForm,
    { request, response, route, locale, entries }: SentStep,
  ): Promise<PageFormAnswer> {
    const place = await parts.placeOf(request, response, locale);
    // What was ordered is found by the key of its press, wherever the visitor has got to since.
    const known = form === 'order' ? await parts.placedWith(place.tenant, entryOf(entries, 'key')) : null;
    const elsewhere = known ?? (await checkoutGate(parts, route, place));
    if (elsewhere !== undefined) return { ok: true, to: elsewhere };
    const { owner } = place;
    // The gate leads everybody on who has no basket.
    if (owner === null) throw new HttpError(404, 'Nobody orders');
    const typed = { ...typedValues(entries), ...(entries.values.has('find') && { find: '1' }) };
    const taken = await takeCheckoutForm(parts, form, { ...place, owner }, typed);
    parts.onChange();
    return taken.ok ? taken : refused(place, form, typed, taken);
  }

  function refused(
    { tenant, locale }: CheckoutPlace,
    name: string,
    values: Readonly<Record<string, string>>,
    { status, faults, notice, words }: Extract<CheckoutOutcome, { ok: false }>,
  ): PageFormAnswer {
    const text = (key: string): string => parts.text(tenant.slug, locale, key);
    return {
      ok: false,
      status,
      refused: {
        ...{ name, values, needsProof: false },
        faults: faults.map(({ field, fault }) => ({ field, detail: text(`checkout.fault.${fault}`) })),
        detail: words ?? (notice === undefined ? '' : text(`checkout.refused.${notice}`)),
      },
    };
  }
}
