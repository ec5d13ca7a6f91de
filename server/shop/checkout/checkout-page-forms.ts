import type { Request, Response } from 'express';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Entries } from '../../http/read-entries.ts';
import { typedValues } from '../../http/typed-values.ts';
import { setAwayText } from '../../http/away-text.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import { customerNamed } from '../../session/collection-owner.ts';
import type { CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutOutcome, Typed } from './checkout-outcome.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { pressOnce } from './press-once.ts';
import { stepOfRoute } from './checkout-steps.ts';
import { checkoutGate, loginTo } from './checkout-gate.ts';
import { creditRefusal, refuseCredit } from './refuse-credit.ts';
import { placeSeenOrder } from './place-seen-order.ts';
import { type StepForm, stepForm, takeCheckoutForm } from './take-checkout-form.ts';

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
    const typed = { ...typedValues(entries), ...(entries.values.has('find') && { find: '1' }) };
    if (form === 'order') {
      const gate = (): Promise<string | undefined> => checkoutGate(parts, route, place);
      const press = { gate, take: () => take(form, place, typed) };
      const outcome = await pressOnce(parts, place, typed, press);
      const isRefused = !outcome.ok && outcome.notice === creditRefusal;
      return answered(isRefused ? await refuseCredit(parts, place) : outcome);
    }
    const ended = place.customerId === null ? customerNamed(place.owner) : null;
    if (ended === null) return answered(await step(form, route, place, typed));
    // What was typed is kept for the customer, and shown when he is logged in again.
    const kept = await step(form, route, { ...place, customerId: ended }, typed);
    const routes = routeTable(place.tenant, locale);
    return { ok: true, to: loginTo(kept.ok ? kept.to : routes.address(route), routes) };

    function answered(outcome: CheckoutOutcome): PageFormAnswer {
      return outcome.ok ? outcome : refused(place, form, typed, outcome);
    }
  }

  async function step(
    form: StepForm,
    route: string,
    place: CheckoutPlace,
    typed: Typed,
  ): Promise<CheckoutOutcome> {
    const elsewhere = await checkoutGate(parts, route, place);
    return elsewhere === undefined ? take(form, place, typed) : { ok: true, to: elsewhere };
  }

  async function take(form: StepForm, place: CheckoutPlace, typed: Typed): Promise<CheckoutOutcome> {
    const { owner } = place;
    // The gate leads everybody on who has no basket.
    if (owner === null) throw new HttpError(404, 'Nobody orders');
    const whose = { ...place, owner };
    const outcome =
      form === 'order'
        ? await placeSeenOrder(parts, whose, typed)
        : await takeCheckoutForm(parts, form, whose, typed);
    parts.onChange();
    return outcome;
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
