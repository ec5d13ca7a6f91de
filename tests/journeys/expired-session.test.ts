import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { trustCustomer } from '../running/change-shop.ts';
import { phone } from '../running/devices.ts';
import { newCustomer } from '../running/new-customer.ts';
import { expectText, openBasketWith } from '../running/shown-basket.ts';
import {
  address,
  expectHeading,
  goOn,
  orderButton,
  orderPanel,
  refuseConsent,
  stepField,
  stepForm,
  tellDelivery,
} from '../running/shown-checkout.ts';
import { logIn } from '../running/shown-wishlist.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// Of this journey alone: what it orders is gone from the shop of all.
const article = '8000053.01';
const kept = 'Deine Anmeldung war abgelaufen. Was Du eingegeben hast, steht noch hier.';

const shop = useWatchedShop();
const at = (path: string): string => shop.origin('at') + path;

it('a customer whose session ends at each step logs in each time, and finds what was typed', async () => {
  const customer = await newCustomer(shop.port(), { birthday: '14.3.1988' });
  await trustCustomer(customer.email);
  const page = await refuseConsent(await shop.blank(phone), shop.origin('at'));
  /** Sends what is pressed after the session has ended, and comes back by the login. */
  const endAt = async (press: () => Promise<void>, path: string): Promise<void> => {
    await page.context().clearCookies({ name: 'sid' });
    await press();
    await page.waitForURL((url) => url.pathname === '/anmelden');
    await logIn(page, customer);
    await page.waitForURL(at(path));
  };
  const main = (of: Page) => of.locator('main');

  await openBasketWith(page, shop.origin('at'), article);
  await page.goto(at('/kasse'));
  await logIn(page, customer);
  await stepForm(page, 'delivery').waitFor();
  await tellDelivery(page, {});
  await endAt(() => goOn(page, 'delivery').click(), '/kasse/lieferservice');
  await expectText(main(page), kept);
  for (const [name, text] of Object.entries(address))
    expect(await stepField(page, 'delivery', name).inputValue()).toBe(text);
  expect(await shop.watched().axe()).toEqual([]);
  await goOn(page, 'delivery').click();

  await stepForm(page, 'payment').waitFor();
  const method = (value: string) =>
    stepField(page, 'payment', 'method').and(page.locator(`[value=${value}]`));
  await method('instalments').check();
  await stepField(page, 'payment', 'count').and(page.locator('[value="6"]')).check({ force: true });
  await endAt(() => goOn(page, 'payment').click(), '/kasse/zahlung');
  await expectText(main(page), kept);
  expect(await method('instalments').isChecked()).toBe(true);
  expect(await stepForm(page, 'payment').locator('[name=count]:checked').inputValue()).toBe('6');
  await goOn(page, 'payment').click();

  await stepForm(page, 'protection').waitFor();
  const wanted = stepField(page, 'protection', 'protection').and(page.locator('[value=yes]'));
  await wanted.check();
  await stepField(page, 'protection', 'terms').check();
  await endAt(() => goOn(page, 'protection').click(), '/kasse/ratenschutz');
  await expectText(main(page), kept);
  expect(await wanted.isChecked()).toBe(true);
  // Agreeing is asked for anew.
  expect(await stepField(page, 'protection', 'terms').isChecked()).toBe(false);
  await stepField(page, 'protection', 'terms').check();
  await goOn(page, 'protection').click();

  await expectHeading(page, 'Alles richtig?');
  await endAt(() => orderButton(page).click(), '/kasse');
  await expectHeading(page, 'Alles richtig?');
  await expectText(orderPanel(page), '6 Raten');
  await orderButton(page).click();
  await expectHeading(page, 'Danke für Deine Bestellung');
});
