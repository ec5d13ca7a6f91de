import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seenText } from '../../running/seen-text.ts';
import { placeOrder } from './placed-order.ts';
import { newEmail, saidOn, type StaffShop, startStaffShop, type Worker } from './staff-shop.ts';

// What waits for the people of the shop, as the first page and its lists show it; and a session that ends over it.

let shop: StaffShop;
let service: Worker;
let warehouse: Worker;
beforeAll(async () => {
  shop = await startStaffShop();
  service = await shop.worker(newEmail(), ['service']);
  warehouse = await shop.worker(newEmail(), ['warehouse']);
});
afterAll(() => shop.close());

const seenAt = async ({ browser }: Worker, path: string): Promise<string> =>
  seenText((await browser.get(path)).text).replaceAll(/[\s\u00a0]+/g, ' ');
const keyOn = (html: string): string => /name="key" value="([\w-]{22})"/.exec(html)?.[1] ?? '';

async function fill({ browser }: Worker, path: string, fields: Record<string, string>) {
  const key = keyOn((await browser.get(path)).text);
  return browser.send(path.split('?')[0] ?? '', { key, ...fields });
}

test('the first page says how much of what waits, and leads to where it is done', async () => {
  expect(await seenAt(service, '/desk')).toContain('Gerade nichts. Alles ist erledigt.');
  await placeOrder(shop.database, { at: shop.now(), tenant: 'default' });
  await placeOrder(shop.database, { at: shop.now(), state: 'placed' });
  await placeOrder(shop.database, { at: shop.now() });
  const packed = await placeOrder(shop.database, { at: shop.now() });
  await service.browser.send(`/desk/orders/${packed}/pick`, {});
  const { text } = await warehouse.browser.get('/desk');
  expect(seenText(text)).toMatch(/Bestellungen zu packen\s+1\s+Bestellungen, die gerade gepackt werden\s+1/);
  expect(text).toContain('href="/desk/orders?state=confirmed"');
});

test('returns are listed until they are here, and then until their money has gone', async () => {
  const number = await placeOrder(shop.database, { at: shop.now(), lastName: 'Rückl' });
  const path = `/desk/orders/${number}`;
  await fill(warehouse, `${path}/ship`, { carrier: 'post', tracking: 'AT9001', 'line-1': '2' });
  await fill(warehouse, `${path}/return`, { kind: 'return', reason: 'none', 'line-1': '1' });
  expect(await seenAt(warehouse, '/desk')).toContain('Rücksendungen unterwegs zu uns 1');
  const list = await warehouse.browser.get('/desk/returns');
  expect(seenText(list.text)).toMatch(
    new RegExp(`${number}\\s+Ist angekommen\\s+1 × Article 1\\s+Anna Rückl\\s.*Rückgabe`),
  );
  const [, receive = ''] = /href="(\/desk\/orders\/\d{10}\/receive\?return=[^"]+)"/.exec(list.text) ?? [];
  const key = decodeURIComponent(receive.split('return=')[1] ?? '');
  expect(await seenAt(service, '/desk/returns?state=to-refund')).toContain('Es ist nichts zu erstatten.');
  await fill(warehouse, receive, { return: key, 'good-1': '1' });
  expect(await seenAt(warehouse, '/desk/returns')).toContain('Es ist nichts unterwegs.');
  expect(await seenAt(service, '/desk')).toContain('Rücksendungen zu erstatten 1');
  const refund = await service.browser.get('/desk/returns?state=to-refund');
  expect(refund.text).toContain(`${path}/refund?return=${encodeURIComponent(key)}`);
  // Money is for nobody in the warehouse: it is shown what is on its way.
  const asked = await warehouse.browser.get('/desk/returns?state=to-refund');
  expect([seenText(asked.text).includes(number), asked.text.includes('/refund')]).toEqual([false, false]);
  expect(seenText((await warehouse.browser.get('/desk/returns?state=all')).text)).toContain(number);

  const form = { for: `return:${key}`, amount: '' };
  const shown = await fill(service, `${path}/refund`, form);
  const [, amount = ''] = /<button (?=[^>]*name="confirmed")[^>]*value="(\d+)"/.exec(shown.text) ?? [];
  await service.browser.send(`${path}/refund`, { key: keyOn(shown.text), ...form, confirmed: amount });
  expect(await seenAt(service, '/desk/returns?state=to-refund')).toContain('Es ist nichts zu erstatten.');
  expect(await seenAt(service, '/desk/returns?state=all')).toMatch(/Gutgeschrieben: 01\.12\.2026/);
});

test('returns of one shop are in no list of another, and go on by pages', async () => {
  const insert = async (tenant: string, number: string, at: number) =>
    sql`insert into order_return (tenant, number, key, kind, reason, pieces, way, declared_at)
        values (${tenant}, ${number}, ${`k-${at}`}, 'return', 'none', '[{"position":1,"quantity":1}]'::jsonb,
                '{"kind":"pick-up","day":"2026-12-09"}'::jsonb, ${at})`.execute(shop.database.kysely);
  const foreign = await placeOrder(shop.database, { at: shop.now(), tenant: 'default' });
  const number = await placeOrder(shop.database, { at: shop.now() });
  await insert('default', foreign, 1);
  for (let at = 1; at <= 51; at++) await insert('at', number, at);
  const first = await service.browser.get('/desk/returns');
  const rows = (text: string) => text.split(`/${number}">${number}`).length - 1;
  expect([rows(first.text), first.text.includes(foreign)]).toEqual([50, false]);
  expect(seenText(first.text)).toContain('wird am 09.12.2026 abgeholt');
  const [, next = ''] = /<a href="([^"]*after=[^"]*)"/.exec(first.text) ?? [];
  expect(rows((await service.browser.get(next.replaceAll('&amp;', '&'))).text)).toBe(1);
});

test('a payment that fits no order is taken off the list, once, and the log tells of it', async () => {
  const { kysely } = shop.database;
  await sql`insert into payment_concern (tenant, reference, payment, reason, amount, currency, told_at)
            values ('at', 'pay-strange', 'p', 'unknown', 4200, 'EUR', ${shop.now()})`.execute(kysely);
  const page = '/desk/orders/attention';
  expect(await seenAt(service, '/desk')).toContain('Vorgänge, die Hilfe brauchen 1');
  expect(await seenAt(service, page)).toMatch(
    /Eine Zahlung passt zu keiner Bestellung.*pay-strange.*€ 42,00/,
  );
  const form = { kind: 'payment-not-ours', subject: 'pay-strange' };
  expect((await warehouse.browser.send(page, form)).status).toBe(403);
  expect((await service.browser.send(page, form)).headers.location).toBe(`${page}?done=settled`);
  expect((await service.browser.send(page, form)).headers.location).toBe(`${page}?done=already`);
  expect(await seenAt(service, page)).toContain('Nichts. Alles läuft.');
  expect((await shop.audit()).filter(({ action }) => action === 'order.payment-settled')).toMatchObject([
    { actorEmail: service.email, subject: 'payment:pay-strange' },
  ]);
});

test('what was typed into a form outlives the session, through a wrong code, and is sent on a press', async () => {
  const number = await placeOrder(shop.database, { at: shop.now() });
  const path = `/desk/orders/${number}`;
  const worker = await shop.worker(newEmail(), ['service']);
  const key = keyOn((await worker.browser.get(path)).text);
  shop.advance(31 * 60_000);
  const note = 'Lange Notiz, "ganz" <b>wichtig</b>\r\nmit Zeilen & Zeichen';
  const ended = await worker.browser.send(`${path}/note`, { key, note });
  expect([ended.status, saidOn(ended.text)]).toEqual([
    403,
    [
      'Anmelden',
      'Du bist nicht mehr angemeldet. Melde Dich an: Was Du eingegeben hast, geht nicht verloren.',
    ],
  ]);
  const hidden = (html: string) =>
    Object.fromEntries(
      [
        ...(html.split('</main>')[0] ?? '').matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g),
      ].map(([, name, value = '']) => [
        name,
        value
          .replaceAll('&quot;', '"')
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&'),
      ]),
    );
  const wrong = await worker.browser.send('/desk/sign-in', {
    ...{ email: worker.email, password: 'falsch und lang genug', code: '000000', ...hidden(ended.text) },
  });
  expect(wrong.status).toBe(422);
  const back = await shop.signIn(worker, hidden(wrong.text));
  expect([back.status, saidOn(back.text)]).toEqual([200, ['Noch nicht abgeschickt']]);
  expect(back.text).toContain(`action="${path}/note"`);
  const sent = await worker.browser.send(`${path}/note`, hidden(back.text));
  expect(sent.headers.location).toBe(`${path}?done=noted`);
  expect(seenText((await worker.browser.get(path)).text)).toContain('Lange Notiz, "ganz" <b>wichtig</b>');
});

test('a password that was typed goes through nobody’s page, and a form leads nowhere but to the desk', async () => {
  const ended = await shop.browser().send('/desk/account/password', {
    currentPassword: 'geheim und lang genug',
    password: 'noch geheimer und lang',
  });
  expect([ended.status, ended.headers.location, ended.text]).toEqual([303, '/desk/sign-in', '']);
  const worker = await shop.worker(newEmail(), ['service']);
  const back = await shop.signIn(worker, { to: 'https://evil.example/desk/', kept: 'note=x' });
  expect(saidOn(back.text)).toEqual(['Noch nicht abgeschickt']);
  expect(/<main.*<\/main>/s.exec(back.text)?.[0]).toMatch(/<form (?=[^>]*action="\/desk")/);
});
