import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changePrice, changeStock } from '../running/change-shop.ts';
import { devices, laptop, phone } from '../running/devices.ts';
import { hasFocus, keyboard } from '../running/hand.ts';
import { trustedCustomer } from '../running/new-customer.ts';
import { newGuest } from '../running/new-guest.ts';
import { readMail } from '../running/read-mail.ts';
import {
  basket,
  buyButton,
  expectText,
  line,
  openBasketWith,
  removal,
  shownText,
  total,
} from '../running/shown-basket.ts';
import {
  choosePayment,
  expectHeading,
  goOn,
  openTheButton,
  orderButton,
  orderPanel,
  refuseConsent,
  stepField,
  stepForm,
  tellDelivery,
} from '../running/shown-checkout.ts';
import { logIn } from '../running/shown-wishlist.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// Articles of these journeys alone: what they order is gone from the shop of all.
const dress = '/p/x-8000025';
const [kettle, towel, speaker, blanket] = ['8000051.01', '8000139.01', '8000123.01', '8000157.01'];

const shop = useWatchedShop();
const at = (path: string): string => shop.origin('at') + path;
/** A phone shows it above the articles too. */
const toCheckout = (page: Page): Locator => basket(page).getByRole('link', { name: 'Zur Kassa' }).first();
const main = (page: Page): Locator => page.locator('main');

const blank = async (options: BrowserContextOptions): Promise<Page> =>
  refuseConsent(await shop.blank(options), shop.origin('at'));

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const page = await blank(options);
  await page.goto(at(path));
  return page;
}

async function expectNoBarriers(): Promise<void> {
  expect(await shop.watched().axe()).toEqual([]);
}

/** The same, also by night. */
async function expectNoBarriersByNight(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoBarriers();
  }
}

/** Puts a dress into the basket from its page and opens the basket; what the dress is called. */
async function buyDress(page: Page): Promise<string> {
  const product = page.locator('main [data-role=product]');
  for (const name of ['farbe', 'groesse']) {
    const choices = product.locator(`label:has(input[name=${name}])`);
    if ((await choices.count()) > 0) await choices.first().click();
  }
  const name = await shownText(product.locator('h1'));
  await buyButton(page).click();
  const layer = page.getByRole('dialog', { name: 'In den Warenkorb gelegt' });
  await layer.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await basket(page).waitFor();
  return name;
}

async function orderNumber(page: Page): Promise<string> {
  const [, number] = /Bestellnummer\s+(\d{10})/.exec(await shownText(main(page))) ?? [];
  if (number === undefined) throw new Error('The page shows no number of an order');
  return number;
}

describe.each(devices)('on a %s', (_, device) => {
  it('a guest orders a dress on invoice, from its page to the mail', async () => {
    const page = await open(dress, device);
    const email = newGuest();
    const name = await buyDress(page);
    const price = await shownText(total(page));
    await toCheckout(page).click();
    await expectHeading(page, 'Wie möchtest Du bestellen?');
    await expectNoBarriers();
    await goOn(page, 'guest').click();
    await stepForm(page, 'delivery').waitFor();
    await tellDelivery(page, { email });
    await stepForm(page, 'delivery').getByLabel('Weniger Pakete').check();
    await expectNoBarriers();
    await goOn(page, 'delivery').click();
    await stepForm(page, 'payment').waitFor();
    await expectNoBarriers();
    await choosePayment(page, 'invoice');
    await expectHeading(page, 'Alles richtig?');
    await expectNoBarriers();
    await expectText(main(page).locator('[data-role=delivery]'), 'Weniger Pakete');
    for (const text of [name, 'Niamh Ó Briain, Lindengasse 12-14a/3/7, 1070 Wien', price])
      await expectText(orderPanel(page), text);
    // Pressed twice it is one order.
    await orderButton(page).dblclick();
    await expectHeading(page, 'Danke für Deine Bestellung');
    await expectNoBarriers();
    await expectText(main(page), price);
    const number = await orderNumber(page);
    const { mail, links } = await readMail(shop.port(), email, 'order-confirmation');
    expect(mail.text.replaceAll('\u00a0', ' ')).toContain(price);
    expect(mail.text).toContain(number);
    await page.goto(links.find((link) => link.includes('auftrag=')) ?? '');
    expect(await orderNumber(page)).toBe(number);
    // There is nothing to order any more.
    await page.goto(at('/kasse'));
    expect(page.url()).toBe(at('/kasse/hinweis'));
  });

  it('a customer orders in instalments with protection, and goes back and forward', async () => {
    const customer = await trustedCustomer(shop.port());
    const page = await blank(device);
    await openBasketWith(page, shop.origin('at'), speaker);
    await page.goto(at('/kasse'));
    await logIn(page, customer);
    await stepForm(page, 'delivery').waitFor();
    expect(await stepField(page, 'delivery', 'email').count()).toBe(0);
    await tellDelivery(page, {});
    await goOn(page, 'delivery').click();
    await stepForm(page, 'payment').waitFor();
    await stepField(page, 'payment', 'method').and(page.locator('[value=instalments]')).check();
    await stepField(page, 'payment', 'count').and(page.locator('[value="6"]')).check({ force: true });
    await expectText(stepForm(page, 'payment'), 'Effektiver Jahreszins');
    await expectNoBarriers();
    await goOn(page, 'payment').click();
    await stepForm(page, 'protection').waitFor();
    const terms = stepField(page, 'protection', 'terms');
    await stepField(page, 'protection', 'protection').and(page.locator('[value=yes]')).check();
    expect(await terms.isChecked()).toBe(false);
    // Before the script looks after the form, the server would answer, and no way leads back over its answer.
    await expect.poll(() => goOn(page, 'protection').getAttribute('aria-disabled')).toBe('true');
    await goOn(page, 'protection').press('Enter');
    await expectText(stepForm(page, 'protection'), 'Bitte stimme den Bedingungen des Ratenschutzes zu.');
    await expectNoBarriers();
    await terms.check();
    await goOn(page, 'protection').click();
    await expectHeading(page, 'Alles richtig?');
    await expectText(orderPanel(page), '6 Raten');
    await expectText(main(page).locator('[data-role=protection]'), 'Gewählt');
    await expectNoBarriers();
    await page.goBack();
    await stepForm(page, 'protection').waitFor();
    await page.goBack();
    await stepForm(page, 'payment').waitFor();
    expect(await page.locator('[name=method]:checked').inputValue()).toBe('instalments');
    await page.goForward();
    await page.goForward();
    await orderButton(page).click();
    await expectHeading(page, 'Danke für Deine Bestellung');
    await expectText(main(page), 'Mit Ratenschutz');
    await expectNoBarriers();
  });

  it('a customer reads what a credit is before it is taken, and insures its instalments later', async () => {
    const customer = await trustedCustomer(shop.port());
    const page = await blank(device);
    await openBasketWith(page, shop.origin('at'), speaker);
    await page.goto(at('/kasse'));
    await logIn(page, customer);
    await stepForm(page, 'delivery').waitFor();
    await tellDelivery(page, {});
    await goOn(page, 'delivery').click();
    await stepForm(page, 'payment').waitFor();
    await stepField(page, 'payment', 'method').and(page.locator('[value=instalments]')).check();
    await stepField(page, 'payment', 'count').and(page.locator('[value="6"]')).check({ force: true });
    const more = stepForm(page, 'payment').getByRole('link', { name: 'Informationen zum Kredit' });
    await more.first().evaluate((link: HTMLAnchorElement) => (link.target = ''));
    await more.first().click();
    await expectHeading(page, 'Vorvertragliche Informationen zum Kredit');
    await expectText(main(page).locator('[data-role=credit-information]'), 'Effektiver Jahreszins');
    await expectNoBarriersByNight(page);
    // What was chosen is still chosen where one goes on.
    await page.goBack();
    await goOn(page, 'payment').click();
    await goOn(page, 'protection').click();
    await orderButton(page).click();
    await expectHeading(page, 'Danke für Deine Bestellung');
    const number = await orderNumber(page);
    await page.goto(at('/service-hilfe/ratenschutz/bestellen'));
    await expectHeading(page, 'Laufende Raten absichern');
    await expectText(stepForm(page, 'protect'), number);
    await expectNoBarriersByNight(page);
    await expect.poll(() => goOn(page, 'protect').getAttribute('aria-disabled')).toBe('true');
    await goOn(page, 'protect').press('Enter');
    await expectText(stepForm(page, 'protect'), 'Bitte stimme den Bedingungen des Ratenschutzes zu.');
    expect(await hasFocus(stepField(page, 'protect', 'terms'))).toBe(true);
    await expectNoBarriersByNight(page);
    await stepField(page, 'protect', 'terms').check();
    await goOn(page, 'protect').click();
    await expectHeading(page, 'Dein Ratenschutz ist bestellt');
    await expectText(main(page), number);
    await expectNoBarriersByNight(page);
    await readMail(shop.port(), customer.email, 'protection-ordered');
  });

  it('works by plain forms without JavaScript, with a fault on the way', async () => {
    const page = await open('/p/x-8000051', {
      ...device,
      javaScriptEnabled: false,
    });
    shop.expectFaults((fault) => fault.includes('422'));
    const email = newGuest();
    await buyButton(page).click();
    await toCheckout(page).click();
    await goOn(page, 'guest').click();
    await tellDelivery(page, { email, postalCode: '0999' });
    await goOn(page, 'delivery').click();
    const fault = 'Diese Postleitzahl gibt es nicht.';
    await expectText(stepForm(page, 'delivery').locator('[id$="form-postalCode-fault"]'), fault);
    expect(await stepField(page, 'delivery', 'lastName').inputValue()).toBe('Ó Briain');
    await stepField(page, 'delivery', 'postalCode').fill('1070');
    await goOn(page, 'delivery').click();
    await choosePayment(page, 'invoice');
    await orderButton(page).click();
    await expectHeading(page, 'Danke für Deine Bestellung');
    await readMail(shop.port(), email, 'order-confirmation');
  });
});

it('goes by keyboard alone from the basket to the order', async () => {
  const page = await blank(laptop);
  const hand = keyboard(page);
  await openBasketWith(page, shop.origin('at'), kettle);
  await hand.press(toCheckout(page));
  await stepForm(page, 'guest').waitFor();
  await hand.press(goOn(page, 'guest'));
  await stepForm(page, 'delivery').waitFor();
  // What is missing is told, and where the first of it is.
  await expect.poll(() => goOn(page, 'delivery').getAttribute('aria-disabled')).toBe('true');
  await hand.press(goOn(page, 'delivery'));
  await expect.poll(() => hasFocus(stepField(page, 'delivery', 'email'))).toBe(true);
  await tellDelivery(page, { email: newGuest() }, hand);
  await hand.press(goOn(page, 'delivery'));
  await stepForm(page, 'payment').waitFor();
  await choosePayment(page, 'invoice', hand);
  await orderButton(page).waitFor();
  await hand.press(orderButton(page));
  await expectHeading(page, 'Danke für Deine Bestellung');
});

it('a price that changes on the last step is told, and ordered only when it was seen', async () => {
  const page = await blank(phone);
  shop.expectFaults((fault) => fault.includes('409'));
  // As a try before has not left it.
  await changePrice(towel, 1990);
  await openTheButton(page, shop.origin('at'), { sku: towel, email: newGuest(), method: 'invoice' });
  await expectText(orderPanel(page), '€ 19,90');
  await changePrice(towel, 2190);
  await orderButton(page).click();
  await expectText(main(page).locator('[data-notice]'), 'kostet jetzt € 21,90 statt € 19,90.');
  expect(await shownText(orderPanel(page))).toContain('€ 21,90');
  await expectNoBarriers();
  await orderButton(page).click();
  await expectHeading(page, 'Danke für Deine Bestellung');
  await expectText(main(page), '€ 21,90');
});

it('what is sold out on the last step is told in the basket, and the rest can be ordered', async () => {
  const page = await blank(phone);
  const email = newGuest();
  await changeStock(blanket, 1);
  await openBasketWith(page, shop.origin('at'), kettle);
  await openTheButton(page, shop.origin('at'), { sku: blanket, email, method: 'invoice' });
  await changeStock(blanket, 0);
  await orderButton(page).click();
  await expectText(line(page, blanket), 'Dieser Artikel ist ausverkauft. Bitte entferne ihn.');
  expect(new URL(page.url()).pathname).toBe('/warenkorb');
  await expectNoBarriers();
  await removal(page, blanket).click();
  await toCheckout(page).click();
  await orderButton(page).click();
  await expectHeading(page, 'Danke für Deine Bestellung');
});
