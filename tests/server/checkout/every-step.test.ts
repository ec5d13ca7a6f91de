import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { guestSteps, type OrderShop, startOrderShop } from './order-shop.ts';

// Each address of ordering, opened in an order at that step, and before.

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const [, delivery] = guestSteps('invoice');
const instalments = { form: 'payment', method: 'instalments', count: '12' };

/** A customer who may have a credit, with an article, who has sent the first of the steps after logging in. */
async function trustedAt(steps: number): Promise<TestBrowser> {
  const browser = shop.browser();
  const { email } = await shop.customer({
    birthday: '1988-03-14',
    flags: { creditAffinity: true, bonusProgram: false },
  });
  await browser.logIn(email);
  await browser.send('/warenkorb', { sku: '403', quantity: '4' });
  const forms = [
    ['/kasse/lieferservice', { ...delivery[1], form: 'delivery' }],
    ['/kasse/zahlung', instalments],
    ['/kasse/ratenschutz', { form: 'protection', protection: 'no' }],
  ] as const;
  for (const [path, form] of forms.slice(0, steps)) {
    const { status, text } = await browser.send(path, form);
    expect([path, status, status === 303 ? '' : seenText(text)]).toEqual([path, 303, '']);
  }
  return browser;
}

test.each([
  ['/kasse/lieferservice', 0, null, 'Wohin dürfen wir liefern?'],
  ['/kasse/lieferservice-aendern', 3, null, 'Wohin dürfen wir liefern?'],
  ['/kasse/zahlung', 1, 0, 'Wie möchtest Du zahlen?'],
  ['/kasse/zahlung-aendern', 3, 0, 'Wie möchtest Du zahlen?'],
  ['/kasse/zahlpause', 1, 0, 'Später zahlen mit der Zahlpause'],
  ['/kasse/ratenschutz', 2, 1, 'Möchtest Du Deine Raten absichern?'],
  ['/kasse/ratenschutz-aktualisierung', 3, 1, 'Möchtest Du Deine Raten absichern?'],
  ['/kasse', 3, 2, 'Alles richtig?'],
])('%s is there after %i steps, and leads back after %j', async (path, steps, tooFew, heading) => {
  const at = await (await trustedAt(steps)).get(path);
  expect([at.status, at.headers.location]).toEqual([200, undefined]);
  expect(/<h1[^>]*>(.*?)<\/h1>/s.exec(at.text)?.[1]).toBe(heading);
  if (tooFew === null) return;
  const before = await (await trustedAt(tooFew)).get(path);
  expect([before.status, before.headers.location]).toEqual([303, expect.stringMatching(/^\/kasse\//)]);
});

test('a guest begins at the login, a customer is past it', async () => {
  const guest = shop.browser();
  await guest.send('/warenkorb', { sku: '403' });
  expect((await guest.get('/kasse/registrieren')).status).toBe(200);
  const customer = await trustedAt(0);
  expect((await customer.get('/kasse/registrieren')).headers.location).toBe('/kasse/lieferservice');
});

test('without an order there is a notice, and no premium where the shop has none', async () => {
  const page = await shop.browser().get('/kasse/hinweis');
  expect([page.status, seenText(page.text)]).toEqual([
    200,
    expect.stringContaining('Hier gibt es nichts zu bestellen'),
  ]);
  for (const browser of [shop.browser(), await trustedAt(3)])
    expect((await browser.get('/kasse/premium')).status).toBe(404);
});

test('an empty form of the delivery is told what it lacks, by each field and above', async () => {
  const browser = shop.browser();
  await browser.send('/warenkorb', { sku: '403' });
  await browser.send('/kasse/registrieren', { form: 'guest' });
  const { status, text } = await browser.send('/kasse/lieferservice', { form: 'delivery', place: 'home' });
  expect(status).toBe(422);
  const told = (field: string): string =>
    seenText(new RegExp(`form-${field}-fault"[^>]*>(.*?)</p>`, 's').exec(text)?.[1] ?? '');
  expect(
    Object.fromEntries(['street', 'houseNumber', 'postalCode', 'city'].map((field) => [field, told(field)])),
  ).toEqual({
    street: 'Bitte gib Deine Straße ein.',
    houseNumber: 'Bitte angeben!',
    postalCode: 'Bitte angeben!',
    city: 'Bitte gib Deinen Ort ein.',
  });
  const { text: lettered } = await browser.send('/kasse/lieferservice', {
    ...delivery[1],
    postalCode: '10a0',
  });
  expect(seenText(lettered)).toContain('Nur Zahlen sind erlaubt');
});

test('premium leads on to the next step where the shop has it', async () => {
  const browser = shop.browser({ Host: 'default.localhost' });
  await browser.send('/warenkorb', { sku: '403' });
  for (const next of ['/kasse/registrieren', '/kasse/lieferservice']) {
    const { status, headers } = await browser.get('/kasse/premium');
    expect([status, headers.location]).toEqual([303, next]);
    await browser.send('/kasse/registrieren', { form: 'guest' });
  }
});
