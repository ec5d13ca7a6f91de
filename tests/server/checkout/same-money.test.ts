import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../../../server/outbound/paper/testing/read-pdf.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { chooseCredit, creditShopper } from './credit-shopper.ts';
import {
  address,
  fieldOf,
  fillCheckout,
  guestAtTheEnd,
  order,
  type OrderShop,
  startOrderShop,
} from './order-shop.ts';

// Page, mail, invoice and information about a credit say the same amounts, whatever is paid by, in whichever language.

const shops = [
  { tenant: 'default', locale: 'fr-CH' },
  { tenant: 'default', locale: 'nl-NL' },
];

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
  for (const place of shops) fillCheckout(shop.content, place);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');
const textOf = async (file: Buffer): Promise<string> =>
  plain((await readPdf(file)).pages.map(({ text }) => text).join(' '));
/** Every amount of money in a text, each once. */
const amountsIn = (text: string): string[] =>
  [...new Set(plain(text).match(/(?:€|CHF) ?\d[\d.,’]*\d/g) ?? [])].toSorted();

/** What everything says of the order that has just been placed, by what says it. */
async function told(browser: TestBrowser, path: string, email: string, Host = 'at.localhost') {
  const { text: html } = await browser.get(path);
  const page = elementWith(html, 'data-role="order"');
  const invoiceLink = /href="(\/api\/order\/v1\/invoice[^"]*)"/.exec(page)?.[1] ?? '';
  const invoice = await browser.get(invoiceLink);
  expect([invoiceLink, invoice.status]).toEqual([invoiceLink, 200]);
  const entry = (await shop.mails()).find(({ mail: { to, purpose } }) => {
    return purpose === 'order-confirmation' && to.address === email;
  });
  const papers = await Promise.all(
    (entry?.mail.papers ?? []).map(async ({ name }, index) => {
      const { status, bytes } = await shop.ask(`/dev/mail/${entry?.id}/papers/${index}`, {
        headers: { Host },
      });
      return [name, status === 200 ? await textOf(bytes) : ''] as const;
    }),
  );
  return {
    page: amountsIn(seenText(page)),
    mail: amountsIn(seenText(entry?.mail.html ?? '')),
    mailText: amountsIn(entry?.mail.text ?? ''),
    invoice: amountsIn(await textOf(invoice.bytes)),
    papers: Object.fromEntries(papers),
    html,
  };
}

test.each([
  [{ method: 'instalments', count: '3' }, ['€ 174,98', '€ 3,41', '€ 178,39', '€ 59,46', '€ 59,47']],
  [{ method: 'pause' }, ['€ 174,98', '€ 8,75', '€ 183,73']],
])('paid by %j, page, mail, invoice and information about the credit agree', async (payment, credit) => {
  const email = `${payment.method}@example.at`;
  const browser = await creditShopper(shop, { email });
  await chooseCredit(browser, payment);
  const before = (await browser.get('/kasse/kreditinformation')).text;
  const saying = await told(browser, await order(browser), email);
  const wanted = [...credit].toSorted();

  // What was told before anybody was bound is what goes with the mail, and what the order's own page says.
  expect(amountsIn(seenText(elementWith(before, 'data-role="credit-information"')))).toEqual(wanted);
  expect(amountsIn(saying.papers['credit-information'] ?? '')).toEqual(wanted);
  const link = /href="(\/kasse\/kreditinformation\?auftrag=[^"]*)"/.exec(saying.html)?.[1] ?? '';
  const after = (await browser.get(link)).text;
  expect(amountsIn(seenText(elementWith(after, 'data-role="credit-information"')))).toEqual(wanted);

  expect(saying.mail).toEqual(expect.arrayContaining(wanted));
  expect(saying.mailText).toEqual(saying.mail);
  expect(saying.invoice).toEqual(saying.mail);
  expect(amountsIn(saying.papers['invoice'] ?? '')).toEqual(saying.invoice);
  expect(saying.page).toEqual(expect.arrayContaining(wanted));
  expect(saying.mail).toEqual(expect.arrayContaining(saying.page));
});

test('on an invoice in Austria, all agree', async () => {
  const path = await order(await guestAtTheEnd(shop.browser(), 'invoice', { '100': 2 }));
  const browser = shop.browser();
  const saying = await told(browser, path, 'n@example.at');
  // 20 % in 149.98 are 25.00.
  for (const amount of ['€ 149,98', '€ 25,00']) expect(saying.page).toContain(amount);
  expect(saying.mailText).toEqual(saying.mail);
  expect(saying.invoice).toEqual(saying.mail);
  expect(saying.mail).toEqual(expect.arrayContaining(saying.page));
});

test.each([
  [
    ...['/fr/panier', '/fr/commande', ['inscription', 'livraison', 'paiement'], '1003', 'Lausanne'],
    // 8.1 % in 149.98 are 11.24.
    ['CHF 149.98', 'CHF 11.24'],
  ] as const,
  [
    ...['/nl/winkelmand', '/nl/afrekenen', ['registreren', 'bezorging', 'betaling'], '1012 AB', 'Amsterdam'],
    // 21 % in 149.98 are 26.03.
    ['€ 149,98', '€ 26,03'],
  ] as const,
])('on an invoice at %s, all agree', async (basket, checkout, steps, postalCode, city, wanted) => {
  const Host = 'default.localhost';
  const browser = shop.browser({ Host });
  const email = `${city.toLowerCase()}@example.com`;
  await browser.send(basket, { sku: '100', quantity: '2' });
  const forms = [
    { form: 'guest' },
    { form: 'delivery', email, place: 'home', ...address, postalCode, city },
    { form: 'payment', method: 'invoice' },
  ] as Record<string, string>[];
  for (const [index, form] of forms.entries()) {
    const sent = await browser.send(`${checkout}/${steps[index]}`, form);
    expect([steps[index], sent.status, seenText(sent.text).slice(0, 300)]).toEqual([steps[index], 303, '']);
  }
  const { text } = await browser.get(checkout);
  const pressed = await browser.send(checkout, {
    ...{ form: 'order', key: fieldOf(text, 'key'), seen: fieldOf(text, 'seen') },
  });
  const saying = await told(browser, pressed.headers.location ?? '', email, Host);
  for (const amount of wanted) expect(saying.page).toContain(amount);
  expect(saying.mailText).toEqual(saying.mail);
  expect(saying.invoice).toEqual(saying.mail);
  expect(saying.mail).toEqual(expect.arrayContaining(saying.page));
});
