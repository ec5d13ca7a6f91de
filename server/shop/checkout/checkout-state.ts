import { addressFields, type PostalAddress } from '../../../schemas/address/postal-address.ts';
import { otherAddress, pageOwnerField } from '../../../schemas/checkout/checkout-form.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { checkoutSteps, type CheckoutStep } from '../../../schemas/checkout/checkout-steps.ts';
import { showPlan } from '../../../schemas/payment/shown-plan.ts';
import type { RefusedForm } from '../../../schemas/personal-request.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { dateWriter } from '../../../schemas/writing/date-writer.ts';
import { type CheckoutFacts, checkoutFacts, type CheckoutPlace } from './checkout-facts.ts';
import type { CheckoutParts, OfferedMeans, OrderableLine } from './checkout-ports.ts';
import { formKeptMs, type KeptForm } from './kept-form.ts';
import { writePageOwner } from './page-owner.ts';
import { nextStep, stepsOf } from './checkout-steps.ts';
import { creditRefusal } from './refuse-credit.ts';
import { searchedCode } from './searched-code.ts';
import { writeSeen } from './seen-order.ts';

/** What a page of ordering is drawn with. Throws an outage. */
export async function checkoutState(
  parts: CheckoutParts,
  place: CheckoutPlace,
  step: CheckoutStep,
  refused: RefusedForm | undefined,
): Promise<CheckoutState> {
  const facts = await checkoutFacts(parts, place);
  const { orderable, draft, ordered } = facts;
  const kept = refused ? null : keptFor(step, facts, parts.now());
  const values = refused?.values ?? kept?.values ?? valuesOf(facts);
  const near = searchedCode(values);
  const isSearched = step === 'delivery' && near !== '' && !facts.needsFreight;
  return {
    values: { ...values, ...pageOwner(parts, place) },
    faults: refused ? [...refused.faults] : [],
    notice: noticeOf(parts, place, {
      refusal: refused?.detail ?? '',
      isCreditRefused: !refused && step === 'payment' && draft.isCreditRefused === true,
      isKept: kept !== null,
    }),
    steps: shownSteps(facts, place, step),
    ...{ draft, isCustomer: facts.isCustomer, country: facts.country },
    hasBirthday: (facts.customer?.birthday ?? null) !== null,
    needsFreight: facts.needsFreight,
    freightDays: facts.freightDays.map((day) => ({ day, words: dayWords(place.locale, day) })),
    parcelShops: isSearched ? await parts.parcelShops.near(place, near) : [],
    arrivals: orderable.lines.map((line, index) => ({
      sku: line.sku,
      words:
        freightWords(parts, place, facts, line) ?? arrivalWords(parts, place, facts.arrivalOf(line, index)),
    })),
    means: facts.means.map((each) => shownMeans(parts, place, each)),
    ...{ plan: facts.plan && showPlan(facts.plan), protection: facts.protection },
    total: ordered?.total ?? orderable.basket.total,
    vat: orderable.basket.vat,
    ...{ key: facts.key ?? '', seen: ordered ? writeSeen(ordered) : '' },
  };
}

/** What a customer typed at this step before he had to log in again. */
function keptFor(step: CheckoutStep, { kept }: CheckoutFacts, now: number): KeptForm | null {
  return kept?.form === step && now - kept.at < formKeptMs ? kept : null;
}

function pageOwner({ secret }: CheckoutParts, { tenant, customerId }: CheckoutPlace): Record<string, string> {
  return customerId === null ? {} : { [pageOwnerField]: writePageOwner(secret, tenant.slug, customerId) };
}

/** What is said above the form: what was wrong with what was sent, or that a credit was refused, and how to have that looked at. */
function noticeOf(
  { text }: CheckoutParts,
  { tenant, locale }: CheckoutPlace,
  { refusal, isCreditRefused, isKept }: { refusal: string; isCreditRefused: boolean; isKept: boolean },
): CheckoutState['notice'] {
  if (refusal !== '') return { kind: 'bad', text: refusal };
  const { email, phone } = tenant.company;
  const say = (key: string): string => text(tenant.slug, locale, key, { email, phone });
  if (isCreditRefused) return { kind: 'bad', text: say(`checkout.refused.${creditRefusal}`) };
  return isKept ? { kind: 'good', text: say('checkout.kept') } : null;
}

/** A means of payment with what can be chosen of it, or why it cannot be, in words. */
export function shownMeans(
  { text }: CheckoutParts,
  { tenant, locale }: CheckoutPlace,
  { method, refusal, plans }: OfferedMeans,
): CheckoutState['means'][number] {
  // A birthday is asked for beside the choice.
  const isChoosable = refusal === null || refusal === 'no-birthday';
  return {
    ...{ method, plans: plans.map(showPlan) },
    refusal: isChoosable ? null : text(tenant.slug, locale, `checkout.means.${refusal}`),
  };
}

function shownSteps(
  facts: CheckoutFacts,
  { tenant, locale }: CheckoutPlace,
  current: CheckoutStep,
): CheckoutState['steps'] {
  const routes = routeTable(tenant, locale);
  const steps = stepsOf(facts).filter(({ step }) => step !== 'login' || !facts.isCustomer);
  const next = steps.findIndex(({ step }) => step === nextStep(facts));
  return steps.map(({ step, isDone }, index) => ({
    step,
    state: step === current ? 'current' : isDone ? 'done' : 'ahead',
    href: step !== current && index <= next ? (routes.address(checkoutSteps[step]) ?? null) : null,
  }));
}

/** What was told before, as the fields of the forms have it. */
function valuesOf({ draft, customer }: CheckoutFacts): Record<string, string> {
  const { contact, billing, place, freight, payment } = draft;
  const phone = contact?.phone ?? customer?.phone;
  return {
    email: contact?.email ?? customer?.email ?? '',
    ...(phone && { phone }),
    ...(billing ? addressValues(billing, '') : customer?.person),
    ...(place?.kind === 'home' && place.address
      ? { place: 'other', ...addressValues(place.address, otherAddress) }
      : { place: place?.kind ?? 'home' }),
    ...(place?.kind === 'parcel-shop' && { parcelShop: place.shop.id, shopSearch: place.shop.postalCode }),
    ...(freight && { day: freight.day, floor: freight.floor }),
    ...(payment && { method: payment.method }),
    ...(payment?.method === 'instalments' && { count: String(payment.count) }),
    ...(draft.hasProtection !== null && { protection: draft.hasProtection ? 'yes' : 'no' }),
  };
}

function addressValues(address: PostalAddress, prefix: string): Record<string, string> {
  return Object.fromEntries(addressFields.map((field) => [`${prefix}${field}`, address[field]]));
}

/** From which day on something comes by freight, in words; undefined: it does not, or its day has been chosen. */
function freightWords(
  { text }: CheckoutParts,
  { tenant, locale }: CheckoutPlace,
  { draft, freightDays: [first] }: CheckoutFacts,
  { mode }: OrderableLine,
): string | undefined {
  if (mode !== 'freight' || draft.freight !== null || first === undefined) return undefined;
  return text(tenant.slug, locale, 'checkout.arrival.freight', { from: dayWords(locale, first) });
}

/** Between which days something comes, in words. */
export function arrivalWords(
  { text }: Pick<CheckoutParts, 'text'>,
  { tenant, locale }: Pick<CheckoutPlace, 'tenant' | 'locale'>,
  [from, to]: readonly [string, string],
): string {
  const words = { from: dayWords(locale, from), to: dayWords(locale, to) };
  return text(tenant.slug, locale, from === to ? 'checkout.arrival.day' : 'checkout.arrival.between', words);
}

/** A day of the calendar with its weekday; day and month stay in one line. */
function dayWords(locale: string, day: string): string {
  const parts = { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' } as const;
  return dateWriter(locale, parts)(Date.parse(`${day}T00:00:00Z`)).replace(/(\d(?:\.|er)?) /, '$1\u00a0');
}
