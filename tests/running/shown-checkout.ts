import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Hand } from './hand.ts';
import { openBasketWith, shownText } from './shown-basket.ts';

// The steps of ordering, as somebody sees them and goes through them.

/** The form of a step, by the name under which it is sent. */
export const stepForm = (page: Page, name: string): Locator =>
  page.locator(`main form:has(> input[name=form][value="${name}"])`);
export const stepField = (page: Page, form: string, name: string): Locator =>
  stepForm(page, form).locator(`[name="${name}"]`);
export const goOn = (page: Page, form: string): Locator => stepForm(page, form).locator('[type=submit]');

/** What is ordered, directly above the button. */
export const orderPanel = (page: Page): Locator => page.locator('main [data-role=order]');
export const orderButton = (page: Page): Locator => orderPanel(page).locator('[type=submit]');
const heading = (page: Page): Locator => page.locator('main h1');

export const address = {
  ...{
    firstName: 'Niamh',
    lastName: 'Ó Briain',
    street: 'Lindengasse',
    houseNumber: '12-14a/3/7',
  },
  ...{ postalCode: '1070', city: 'Wien' },
};

/** A hand that is quicker than any, for what another journey goes through as people do. */
const quickly: Hand = {
  press: (target) => target.click(),
  choose: (group, value) => group.and(group.page().locator(`[value="${value}"]`)).check(),
  write: (field, text) => field.fill(text),
  pick: (_, place) => place.click(),
};

/** Says who orders and where that goes; `email`: a guest's. */
export async function tellDelivery(
  page: Page,
  { email, ...told }: Partial<typeof address> & { email?: string },
  hand: Hand = quickly,
): Promise<void> {
  const field = (name: string): Locator => stepField(page, 'delivery', name);
  if (email !== undefined) await hand.write(field('email'), email);
  await hand.choose(field('salutation'), 'female');
  for (const [name, text] of Object.entries({ ...address, ...told })) await hand.write(field(name), text);
}

/** Chooses a means of payment and goes on. */
export async function choosePayment(page: Page, method: string, hand: Hand = quickly): Promise<void> {
  await hand.choose(stepField(page, 'payment', 'method'), method);
  await hand.press(goOn(page, 'payment'));
}

export interface GuestsOrder extends Partial<typeof address> {
  email: string;
  method: string;
}

/** From the choice of how to order to the button, as a guest. */
async function walkToTheButton(
  page: Page,
  { method, ...told }: GuestsOrder,
  hand: Hand = quickly,
): Promise<void> {
  await stepForm(page, 'guest').waitFor();
  await hand.press(goOn(page, 'guest'));
  await stepForm(page, 'delivery').waitFor();
  await tellDelivery(page, told, hand);
  await hand.press(goOn(page, 'delivery'));
  await stepForm(page, 'payment').waitFor();
  await choosePayment(page, method, hand);
  await orderButton(page).waitFor();
}

/** A guest of the Austrian shop with an article who stands before the button. */
export async function openTheButton(
  page: Page,
  origin: string,
  { sku, ...order }: GuestsOrder & { sku: string },
): Promise<void> {
  await openBasketWith(page, origin, sku);
  await page.goto(`${origin}/kasse`);
  await walkToTheButton(page, order);
}

/** Answers the layer about consent, which would lie over what is pressed. */
export async function refuseConsent(page: Page, origin: string): Promise<Page> {
  await page.context().addCookies([{ name: 'consent', value: 'C0001', url: origin }]);
  return page;
}

/** What a payer can do at the sandbox of payments. */
export const atProvider = (page: Page, action: string): Locator =>
  page.locator(`form[action^="/pay/"] button[value="${action}"]`);

/** Waits until the page's heading says something. */
export async function expectHeading(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => ((await heading(page).count()) === 1 ? shownText(heading(page)) : ''))
    .toBe(text);
}
