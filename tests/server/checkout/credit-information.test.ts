import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPdf } from '../../../server/outbound/paper/testing/read-pdf.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import { chooseCredit, creditShopper } from './credit-shopper.ts';
import { guestAtTheEnd, order, type OrderShop, startOrderShop } from './order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const plain = (text: string): string => text.replaceAll(/[\s\u00a0]+/g, ' ').trim();
const main = (html: string): string => elementWith(html, 'data-role="credit-information"');
const textOf = async (file: Buffer): Promise<string> =>
  plain((await readPdf(file)).pages.map(({ text }) => text).join(' '));
/** The PDF that a page leads to. */
const pdfOf = (html: string): string =>
  (/href="(\/api\/order\/v1\/credit-information[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');

describe('before anybody is bound', () => {
  test.each([
    ['3', ['in monatlichen Raten', '€ 174,98', '€ 3,41', '€ 178,39', '11,65 %', '€ 59,46', '1. März 2027']],
    ['pause', ['in einer Zahlung', '€ 174,98', '€ 8,75', '€ 183,73', '15,76 %', '1. April 2027']],
  ])('the standard information of plan %s is a page and the same as PDF', async (plan, parts) => {
    const browser = await creditShopper(shop);
    const page = await browser.get(`/kasse/kreditinformation?raten=${plan}`);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const seen = plain(seenText(main(page.text)));
    const answer = await browser.get(pdfOf(page.text));
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    const paper = await textOf(answer.bytes);
    for (const part of [
      ...['Vorvertragliche Informationen zum Kredit', 'Modehaus Linde Versand GmbH, Lindengasse 12'],
      ...['service@modehaus-linde.example', 'Verzugszinsen', 'binnen 14 Tagen', 'vorzeitig zurückzahlen'],
      ...['entscheidet unser System automatisch', ...parts],
    ]) {
      expect(seen).toContain(part);
      expect(paper).toContain(part);
    }
  });

  test('the steps of payment and of checking lead there, without a script', async () => {
    const browser = await creditShopper(shop);
    await chooseCredit(browser, { method: 'instalments', count: '6' });
    const payment = await browser.get('/kasse/zahlung');
    const links = [...payment.text.matchAll(/href="(\/kasse\/kreditinformation\?raten=[^"]*)"/g)];
    expect(links.map(([, href]) => href)).toEqual(
      ['3', '6', '9', '12', '18', 'pause'].map((plan) => `/kasse/kreditinformation?raten=${plan}`),
    );
    const check = await browser.get('/kasse');
    expect(check.text).toContain('href="/kasse/kreditinformation?raten=6"');
    const chosen = plain(seenText(main((await browser.get('/kasse/kreditinformation')).text)));
    expect(chosen).toContain('Anzahl der Zahlungen 6');
  });

  test('protection that was chosen is told with the plan that it is for', async () => {
    const browser = await creditShopper(shop);
    await chooseCredit(browser, { method: 'instalments', count: '6' });
    const read = async (plan: string): Promise<string> =>
      plain(seenText(main((await browser.get(`/kasse/kreditinformation?raten=${plan}`)).text)));
    expect(await read('6')).not.toContain('Du hast den Ratenschutz gewählt');
    await browser.send('/kasse/ratenschutz', { form: 'protection', protection: 'yes', terms: 'yes' });
    expect(await read('6')).toContain('Du hast den Ratenschutz gewählt');
    expect(await read('3')).not.toContain('Du hast den Ratenschutz gewählt');
  });

  test.each(['4', '24', '-3', '1e1', 'gold', 'invoice', 'x'.repeat(200), "' or 1=1"])(
    'plan %j is none: the page says so, and there is no PDF',
    async (plan) => {
      const browser = await creditShopper(shop);
      const named = encodeURIComponent(plan);
      const page = await browser.get(`/kasse/kreditinformation?raten=${named}`);
      expect(page.status).toBe(200);
      expect(seenText(main(page.text))).toContain('Diesen Kredit gibt es für Deinen Warenkorb nicht.');
      expect(pdfOf(page.text)).toBe('');
      const file = await browser.get(`/api/order/v1/credit-information?raten=${named}`);
      expect(file.status).toBe(404);
    },
  );

  test('a plan that is not offered to whoever asks says why', async () => {
    const young = await creditShopper(shop, { birthday: '2010-01-01' });
    const small = await creditShopper(shop, {}, ['100']);
    const guest = await guestAtTheEnd(shop.browser(), 'invoice', { '100': 1, '102': 1 });
    for (const [browser, words] of [
      [young, 'Erst ab 18 Jahren.'],
      [small, 'Erst ab einem höheren Betrag.'],
      [guest, 'Nur für Kundinnen und Kunden mit Konto.'],
    ] as const) {
      expect(seenText(main((await browser.get('/kasse/kreditinformation?raten=3')).text))).toContain(words);
      expect((await browser.get('/api/order/v1/credit-information?raten=3')).status).toBe(404);
    }
  });

  test('without anything to order there is nothing to be told', async () => {
    for (const browser of [shop.browser(), await creditShopper(shop, {}, [])])
      expect((await browser.get('/kasse/kreditinformation?raten=3')).headers.location).toBe('/kasse/hinweis');
    expect((await shop.browser().get('/api/order/v1/credit-information?raten=3')).status).toBe(404);
  });
});

test('what was agreed on stays as it was, for whoever has the order’s token', async () => {
  const browser = await creditShopper(shop);
  const path = await order(await chooseCredit(browser, { method: 'pause' }));
  const confirmation = await browser.get(path);
  const link = /href="(\/kasse\/kreditinformation\?auftrag=[\w-]{32})"/.exec(confirmation.text)?.[1] ?? '';
  shop.advance(40 * 86_400_000);
  const stranger = shop.browser();
  const page = await stranger.get(link);
  expect(plain(seenText(main(page.text)))).toContain('1. April 2027 € 183,73');
  expect(await textOf((await stranger.get(pdfOf(page.text))).bytes)).toContain('1. April 2027 € 183,73');
  for (const token of ['x', 'a'.repeat(32)]) {
    const unknown = await stranger.get(`/kasse/kreditinformation?auftrag=${token}`);
    expect(seenText(main(unknown.text))).toContain('Diesen Kredit gibt es');
    expect((await stranger.get(`/api/order/v1/credit-information?auftrag=${token}`)).status).toBe(404);
  }
  shop.advance(-40 * 86_400_000);
});
