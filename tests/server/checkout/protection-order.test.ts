import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementWith, seenText } from '../../running/seen-text.ts';
import type { TestBrowser } from '../account/account-shop.ts';
import { chooseCredit, creditShopper } from './credit-shopper.ts';
import { order, type OrderShop, startOrderShop } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const page = '/service-hilfe/ratenschutz/bestellen';
const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();

/** A customer who has ordered goods of 174.98 in three instalments, and the number of the order. */
async function payer(
  more: { email?: string } = {},
  payment: Record<string, string> = { method: 'instalments', count: '3' },
) {
  const browser = await creditShopper(shop, more);
  const confirmation = await browser.get(await order(await chooseCredit(browser, payment)));
  return { browser, number: /Bestellnummer (\d{10})/.exec(seenText(confirmation.text))?.[1] ?? '' };
}

const formOn = async (browser: TestBrowser): Promise<string> =>
  plain(seenText(elementWith((await browser.get(page)).text, 'data-role="protection-order"')));
const valueFor = async (browser: TestBrowser, number: string): Promise<string> =>
  new RegExp(`value="(${number}-\\d+)"`).exec((await browser.get(page)).text)?.[1] ?? '';
const mailsTo = async (address: string) =>
  (await shop.mails()).filter(
    ({ mail }) => mail.purpose === 'protection-ordered' && mail.to.address === address,
  );
const kept = async (number: string) => {
  const { rows } = await sql<{ rate: number; total: number }>`
    select rate, (protection->>'total')::int as total from payment_protection where number = ${number}`.execute(
    shop.database.kysely,
  );
  return rows;
};

test('instalments that run are insured once, with a screen and a mail that say so', async () => {
  const email = 'insured@example.at';
  const { browser, number } = await payer({ email });
  // 174.98, 116.65 and 58.33 are open in the three months: 1.15 % of them are 2.01, 1.34 and 0.67.
  expect(await formOn(browser)).toContain(
    `Bestellung ${number} vom 1. Dezember 2026 € 174,98 offen, 3 Raten.`,
  );
  const form = { form: 'protect', order: await valueFor(browser, number), terms: 'yes' };
  expect(form.order).toBe(`${number}-402`);
  const sent = await browser.send(page, form);
  expect([sent.status, sent.headers.location]).toEqual([303, `${page}?stand=bestellt`]);
  const done = plain(seenText((await browser.get(sent.headers.location ?? '')).text));
  expect(done).toContain('Dein Ratenschutz ist bestellt');
  expect(done).toContain(`Bestellung ${number} vom 1. Dezember 2026`);
  expect(done).toContain('mit der nächsten Rate € 2,01 und bis zur letzten Rate insgesamt € 4,02');
  expect(await kept(number)).toEqual([{ rate: 11_500, total: 402 }]);

  expect((await browser.send(page, form)).headers.location).toBe(`${page}?stand=bestellt`);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(1);
  for (const text of [plain(seenText(mails[0]?.mail.html ?? '')), plain(mails[0]?.mail.text ?? '')])
    for (const part of [
      number,
      '€ 174,98',
      '1,15 %',
      '€ 4,02',
      '1. Jänner 2027',
      '€ 2,01',
      '€ 1,34',
      '€ 0,67',
      'Innerhalb von 14 Tagen kannst Du den Ratenschutz ohne Gründe widerrufen',
    ])
      expect(text).toContain(part);
  expect(await formOn(browser)).toContain('Keine Deiner Bestellungen läuft in Raten');
});

test('without the terms nothing is ordered, and they are not ticked for the next try', async () => {
  const { browser, number } = await payer();
  const value = await valueFor(browser, number);
  for (const terms of [{}, { terms: '' }, { terms: 'no' }]) {
    const refused = await browser.send(page, { form: 'protect', order: value, ...terms });
    expect(refused.status).toBe(422);
    const seen = seenText(elementWith(refused.text, 'data-role="protection-order"'));
    expect(seen).toContain('Bitte stimme den Bedingungen des Ratenschutzes zu.');
    expect(elementWith(refused.text, 'name="terms"')).not.toContain('checked');
  }
  expect(await kept(number)).toEqual([]);
});

test('what costs something else by now is shown again before it is ordered', async () => {
  const { browser, number } = await payer();
  const value = await valueFor(browser, number);
  const before = shop.now();
  shop.setNow(Date.parse('2027-01-02T12:00:00+01:00'));
  await browser.logIn((await shop.accounts.byId('at', await customerOf(number)))?.email ?? '');
  const refused = await browser.send(page, { form: 'protect', order: value, terms: 'yes' });
  expect(refused.status).toBe(409);
  expect(seenText(refused.text)).toContain('Inzwischen ist eine Rate fällig geworden');
  const again = await valueFor(browser, number);
  expect(again).toBe(`${number}-201`);
  expect((await browser.send(page, { form: 'protect', order: again, terms: 'yes' })).status).toBe(303);
  shop.setNow(before);
});

const customerOf = async (number: string): Promise<string> => {
  const { rows } = await sql<{ customer: string }>`
    select customer from shop_order where number = ${number}`.execute(shop.database.kysely);
  return rows[0]?.customer ?? '';
};

test('nobody insures an order that is not theirs, runs in no instalments, or is none', async () => {
  const { browser } = await payer();
  const [other, paused] = [await payer(), await payer({}, { method: 'pause' })];
  expect(await formOn(browser)).not.toContain(other.number);
  expect(await formOn(paused.browser)).toContain('Keine Deiner Bestellungen läuft in Raten');
  for (const [sender, number] of [
    [browser, other.number],
    [paused.browser, paused.number],
    [browser, ''],
    [browser, "' or 1=1"],
  ] as const) {
    const refused = await sender.send(page, { form: 'protect', order: `${number}-402`, terms: 'yes' });
    expect(refused.status).toBe(422);
    expect(await kept(number)).toEqual([]);
  }
});

test('who is not logged in is led to the login, and back', async () => {
  const { number } = await payer();
  const stranger = shop.browser();
  const target = `/anmelden?ziel=${encodeURIComponent(page)}`;
  expect((await stranger.get(page)).headers.location).toBe(target);
  const sent = await stranger.send(page, { form: 'protect', order: `${number}-402`, terms: 'yes' });
  expect(sent.headers.location).toBe(target);
  expect(await kept(number)).toEqual([]);
});

test('two presses at once are one protection and one mail', async () => {
  const email = 'pressed-twice@example.at';
  const { browser, number } = await payer({ email });
  const form = { form: 'protect', order: await valueFor(browser, number), terms: 'yes' };
  const answers = await Promise.all([browser.send(page, form), browser.copy().send(page, form)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await kept(number)).toHaveLength(1);
  expect(await mailsTo(email)).toHaveLength(1);
});
