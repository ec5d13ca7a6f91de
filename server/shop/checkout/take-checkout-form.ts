import { readBirthday } from '../../../schemas/account/birthday.ts';
import type { CheckoutDraft, ParcelShop } from '../../../schemas/checkout/checkout-draft.ts';
import type { CheckoutForm } from '../../../schemas/checkout/checkout-form.ts';
import { checkoutSteps } from '../../../schemas/checkout/checkout-steps.ts';
import { paymentChoice } from '../../../schemas/payment/payment-choice.ts';
import { dayIn } from '../../../schemas/day-in.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import { shopMeans } from './shop-means.ts';
import { type CheckoutFacts, checkoutFacts, type CheckoutPlace, deliveriesOf } from './checkout-facts.ts';
import type { CheckoutOutcome, Typed } from './checkout-outcome.ts';
import type { CheckoutParts } from './checkout-ports.ts';
import { nextStep } from './checkout-steps.ts';
import { readDeliveryForm, type StepFault } from './read-delivery-form.ts';
import { searchedCode } from './searched-code.ts';

/** Forms of the steps before an order is placed. */
export type StepForm = Exclude<CheckoutForm, 'pay-again' | 'give-up' | 'register' | 'protect'>;

const stepForms: readonly StepForm[] = ['guest', 'delivery', 'payment', 'protection', 'order'];

/** The form of a step that is called so; undefined: none is. */
export function stepForm(name: string): StepForm | undefined {
  return stepForms.find((each) => each === name);
}

/** Takes what was typed on a step before the last. Throws an outage. */
export async function takeCheckoutForm(
  parts: CheckoutParts,
  form: Exclude<StepForm, 'order'>,
  place: CheckoutPlace & { owner: string },
  typed: Typed,
): Promise<CheckoutOutcome> {
  const facts = await checkoutFacts(parts, place);
  const told = await readStep(parts, form, place, facts, typed);
  if (!told.ok) return told;
  await parts.store.change(
    place.tenant.slug,
    place.owner,
    { at: parts.now(), key: parts.newKey(), form },
    (draft) => ({
      ...draft,
      ...told.change,
    }),
  );
  const after = await checkoutFacts(parts, place);
  return {
    ok: true,
    to: routeTable(place.tenant, place.locale).address(checkoutSteps[nextStep(after)]) ?? '/',
  };
}

type ReadStep = { ok: true; change: Partial<CheckoutDraft> } | Extract<CheckoutOutcome, { ok: false }>;

const refuse = (faults: readonly StepFault[]): ReadStep => ({
  ok: false,
  status: 422,
  faults,
  notice: 'fields',
});

async function readStep(
  parts: CheckoutParts,
  form: Exclude<StepForm, 'order'>,
  place: CheckoutPlace,
  facts: CheckoutFacts,
  typed: Typed,
): Promise<ReadStep> {
  switch (form) {
    case 'guest':
      return { ok: true, change: { as: 'guest' } };
    case 'delivery':
      return readDelivery(parts, place, facts, typed);
    case 'payment':
      return readPayment(parts, place, facts, typed);
    case 'protection':
      return readProtection(facts, typed);
  }
}

async function readDelivery(
  parts: CheckoutParts,
  place: CheckoutPlace,
  { country, customer, needsFreight, freightDays, draft }: CheckoutFacts,
  typed: Typed,
): Promise<ReadStep> {
  // The button that looks for parcel shops shows the page again, with them.
  if (typed['find'] !== undefined) return findShops(typed);
  const email = customer?.email ?? null;
  const shop = await chosenShop(parts, place, draft, typed);
  const read = readDeliveryForm(typed, { country, email, needsFreight, freightDays, shop });
  if (!read.ok) return refuse(read.faults);
  const { option } = typed;
  const words = option === undefined ? null : await parts.chooseDelivery(place, option);
  return words === null ? { ok: true, change: read.told } : { ok: false, status: 422, faults: [], words };
}

function findShops(typed: Typed): ReadStep {
  const near = searchedCode(typed);
  if (/\d/.test(near)) return { ok: false, status: 200, faults: [] };
  return refuse([{ field: 'shopSearch', fault: `postalCode.${near === '' ? 'missing' : 'invalid'}` }]);
}

/** The parcel shop that was chosen. While they cannot be had, the one that was chosen before is known. */
async function chosenShop(
  { parcelShops }: CheckoutParts,
  place: CheckoutPlace,
  { place: before }: CheckoutDraft,
  { place: kind, parcelShop: id = '' }: Typed,
): Promise<ParcelShop | null | undefined> {
  if (kind !== 'parcel-shop' || id === '') return undefined;
  const shop = await parcelShops.withId(place, id);
  const isKnown = shop === null && before?.kind === 'parcel-shop' && before.shop.id === id;
  return isKnown ? before.shop : shop;
}

async function readPayment(
  parts: CheckoutParts,
  place: CheckoutPlace,
  facts: CheckoutFacts,
  typed: Typed,
): Promise<ReadStep> {
  const { method = '', count } = typed;
  const choice = paymentChoice.safeParse(
    method === 'instalments' ? { method, count: Number(count) } : { method },
  );
  if (!choice.success) return refuse([{ field: 'method', fault: 'payment.missing' }]);
  const today = dayIn(place.tenant.timeZone, parts.now());
  const isCredit = method === 'instalments' || method === 'pause';
  const told = isCredit && !facts.customer?.birthday ? readBirthday(typed['birthday'] ?? '', today) : null;
  if (told?.ok === false) return refuse([{ field: 'birthday', fault: `birthday.${told.reason}` }]);
  const birthday = told?.birthday ?? facts.customer?.birthday ?? facts.draft.birthday;
  const { orderable, draft, customer } = facts;
  const offered = shopMeans(place.tenant, {
    ...{ locale: place.locale, price: orderable.basket.total, customer, birthday, today },
    ...{ deliveries: deliveriesOf(orderable, draft), hasProvider: parts.hasProvider },
  }).find((means) => means.method === method);
  if (!offered) return refuse([{ field: 'method', fault: 'payment.missing' }]);
  if (offered.refusal !== null) return refuse([{ field: 'method', fault: `means.${offered.refusal}` }]);
  const { data: payment } = choice;
  if (payment.method === 'instalments' && !offered.plans.some((plan) => plan.count === payment.count))
    return refuse([{ field: 'count', fault: 'payment.count' }]);
  // Another way to pay is another balance to insure.
  const isSame = JSON.stringify(payment) === JSON.stringify(facts.draft.payment);
  const change = { payment, birthday, isCreditRefused: false };
  return { ok: true, change: { ...change, ...(!isSame && { hasProtection: null }) } };
}

function readProtection({ offersProtection }: CheckoutFacts, typed: Typed): ReadStep {
  if (!offersProtection) return { ok: true, change: { hasProtection: null } };
  const { protection, terms } = typed;
  if (protection !== 'yes' && protection !== 'no')
    return refuse([{ field: 'protection', fault: 'protection.missing' }]);
  if (protection === 'yes' && terms !== 'yes') return refuse([{ field: 'terms', fault: 'terms.missing' }]);
  return { ok: true, change: { hasProtection: protection === 'yes' } };
}
