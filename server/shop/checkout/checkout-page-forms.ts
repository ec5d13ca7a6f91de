import type { Request, Response } from 'express';
import { checkoutForms } from '../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import { typedValues } from '../../http/typed-values.ts';
import { setAwayText } from '../../http/away-text.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import type { CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { stepOfRoute } from './checkout-steps.ts';
import { checkoutGate } from './checkout-gate.ts';
import { type CheckoutOutcome, takeCheckoutForm } from './take-checkout-form.ts';

interface CheckoutFormsParts extends CheckoutParts {
  /** Whose order a request is about. Throws an outage of the sessions. */
  placeOf(request: Request, response: Response, locale: string): Promise<CheckoutPlace>;
  /** Told of each form that was taken. */
  onChange(): void;
}

/** The forms of the steps of ordering. */
export function createCheckoutPageForms(parts: CheckoutFormsParts): PageForms {
  return {
    take({ request, response, location: { route, locale }, name, entries }) {
      const form = checkoutForms.find((each) => each === name);
      if (stepOfRoute(route) === undefined || !form || form === 'pay-again' || form === 'give-up')
        return undefined;
      setAwayText(response, 'checkout.refused.failed');
      return answer();

      async function answer(): Promise<PageFormAnswer> {
        const place = await parts.placeOf(request, response, locale);
        const typed = { ...typedValues(entries), ...(entries.values.has('find') && { find: '1' }) };
        const isKnownPress = form === 'order' && entryOf(entries, 'key') !== '';
        // Who comes from a page that is not theirs any more is led on; an order that was placed is found by its key.
        const elsewhere = isKnownPress ? undefined : await checkoutGate(parts, route, place);
        const { owner } = place;
        if (elsewhere !== undefined || owner === null)
          return {
            ok: true,
            to: elsewhere ?? routeTable(tenantOf(response), locale).address('basket') ?? '/',
          };
        const taken = await takeCheckoutForm(parts, form as 'order', { ...place, owner }, typed);
        parts.onChange();
        return taken.ok ? taken : refused(place, form as string, typed, taken);
      }
    },
  };

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
