import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import type { Request, Response } from 'express';
import { pageOwnerField } from '../../../schemas/checkout/checkout-form.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Entries } from '../../http/read-entries.ts';
import { typedValues } from '../../http/typed-values.ts';
import { loginAddress } from '../../http/login-address.ts';
import { setAwayText } from '../../http/away-text.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import { customerName, customerNamed } from '../../session/collection-owner.ts';
import type { CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutOutcome, Typed } from './checkout-outcome.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { formToKeep } from './kept-form.ts';
import { readPageOwner } from './page-owner.ts';
import { withPlaces } from './with-places.ts';
import { pressOnce } from './press-once.ts';
import { stepOfRoute } from './checkout-steps.ts';
import { checkoutGate, type PlaceAtGate } from './checkout-gate.ts';
import { creditRefusal, refuseCredit } from './refuse-credit.ts';
import { placeSeenOrder } from './place-seen-order.ts';
import { type StepForm, stepForm, takeCheckoutForm } from './take-checkout-form.ts';

interface CheckoutFormsParts extends CheckoutParts {
  /** Whose order a request is about. Throws an outage of the sessions. */
  placeOf(request: Request, response: Response, locale: string): Promise<PlaceAtGate>;
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

/** Orders that a process places at the same time: a rush leaves connections of the database for everybody else. */
const placedAtOnce = 5;
/** Presses that wait for their turn; what is above that is asked to come again. */
const waitingPresses = 200;

/** The forms of the steps of ordering. */
export function createCheckoutPageForms(parts: CheckoutFormsParts): PageForms {
  const turns = bulkhead(placedAtOnce, waitingPresses);
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
    const sent = { ...typedValues(entries), ...(entries.values.has('find') && { find: '1' }) };
    const typed = form === 'delivery' ? await withPlaces(parts, place, sent) : sent;
    const absent = absentCustomer(place, typed);
    if (form === 'order') {
      const gate = async (): Promise<string | undefined> =>
        absent === null ? checkoutGate(parts, route, place) : backTo(route, place);
      const press = { gate, take: () => take(form, place, typed) };
      const outcome = await inTurn(() => pressOnce(parts, place, typed, press));
      const isRefused = !outcome.ok && outcome.notice === creditRefusal;
      return answered(isRefused ? await refuseCredit(parts, place) : outcome);
    }
    if (absent === null) return answered(await step(form, route, place, typed));
    // What was typed waits for the customer, and is shown when he is logged in again.
    const kept = formToKeep(form, typed, parts.now());
    if (kept) await parts.store.keepForm(place.tenant.slug, customerName(absent), parts.newKey(), kept);
    parts.onChange();
    return { ok: true, to: backTo(route, place) };

    function answered(outcome: CheckoutOutcome): PageFormAnswer {
      return outcome.ok ? outcome : refused(place, form, typed, outcome);
    }
  }

  async function inTurn(press: () => Promise<CheckoutOutcome>): Promise<CheckoutOutcome> {
    try {
      return await turns.execute(press);
    } catch (error) {
      if (!isBulkheadRejectedError(error)) throw error;
      return { ok: false, status: 409, faults: [], notice: 'busy', retryAfterSeconds: 5 };
    }
  }

  /** The customer on whose page the form stood, where somebody else sends it: nobody any more, mostly. */
  function absentCustomer({ tenant, owner, customerId }: CheckoutPlace, typed: Typed): string | null {
    const named = readPageOwner(parts.secret, tenant.slug, typed[pageOwnerField] ?? '');
    if (customerId !== null) return named === customerId ? null : named;
    return named ?? customerNamed(owner);
  }

  /** The step again: for who is logged in his own, for everybody else after the login. */
  function backTo(route: string, { tenant, locale, customerId }: CheckoutPlace): string {
    const page = routeTable(tenant, locale).address(route) ?? '/';
    return customerId === null ? loginAddress({ tenant, locale }, page) : page;
  }

  async function step(
    form: StepForm,
    route: string,
    place: PlaceAtGate,
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
    { status, faults, notice, words, retryAfterSeconds }: Extract<CheckoutOutcome, { ok: false }>,
  ): PageFormAnswer {
    const text = (key: string): string => parts.text(tenant.slug, locale, key);
    return {
      ok: false,
      ...{ status, retryAfterSeconds },
      refused: {
        ...{ name, values, needsProof: false },
        faults: faults.map(({ field, fault }) => ({ field, detail: text(`checkout.fault.${fault}`) })),
        detail: words ?? (notice === undefined ? '' : text(`checkout.refused.${notice}`)),
      },
    };
  }
}
