import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WithdrawalDeclaration } from '../../../schemas/order/withdrawal-declaration.ts';
import { createSqlOwnData } from '../../../server/shop/own-data/sql-own-data.ts';
import { seenText } from '../../running/seen-text.ts';
import { placeOrder } from './placed-order.ts';
import { newEmail, saidOn, type StaffShop, startStaffShop, type Worker } from './staff-shop.ts';

// Declarations of withdrawal that the shop could not match with an order, or that came late: people decide.

let shop: StaffShop;
let service: Worker;
let other: Worker;
let warehouse: Worker;
beforeAll(async () => {
  shop = await startStaffShop();
  service = await shop.worker(newEmail(), ['service']);
  other = await shop.worker(newEmail(), ['service']);
  warehouse = await shop.worker(newEmail(), ['warehouse']);
});
afterAll(() => shop.close());
beforeEach(() => sql`delete from withdrawal_declaration`.execute(shop.database.kysely));

interface Declared extends Partial<WithdrawalDeclaration> {
  tenant?: string;
  order?: string | null;
  isLate?: boolean;
  declaredAt?: number;
}

/** Declares a withdrawal, in words unless lines are named. */
async function declare({ tenant = 'at', order = null, isLate = false, declaredAt, ...said }: Declared) {
  const declaration = {
    ...{ locale: 'de-AT', name: 'Niamh Ó Briain', email: newEmail(), number: '', lines: null },
    ...{ articles: 'Das rote Kleid', ...said },
  };
  await sql`
    insert into withdrawal_declaration (tenant, key_hash, order_number, declaration, is_late, is_carried_out, declared_at)
    values (${tenant}, ${randomBytes(32).toString('base64url')}, ${order}, ${JSON.stringify(declaration)}::jsonb, ${isLate},
            ${order !== null}, ${declaredAt ?? shop.now()})`.execute(shop.database.kysely);
  return declaration;
}

/** The address of the first one in a list. */
async function firstOf(list = '/desk/withdrawals'): Promise<string> {
  const { text } = await service.browser.get(list);
  return /href="(\/desk\/withdrawals\/[\w-]{43})"/.exec(text)?.[1] ?? '';
}

const seenAt = async (path: string): Promise<string> =>
  seenText((await service.browser.get(path)).text).replaceAll(/[\s\u00a0]+/g, ' ');

test('those that wait are listed with the reason, the oldest first; what the shop knew is on a list of its own', async () => {
  const known = await placeOrder(shop.database, { at: shop.now() });
  await declare({ name: 'Kennt Wir', order: known });
  await declare({ name: 'Zu Spät', order: known, isLate: true, declaredAt: shop.now() + 1 });
  await declare({ name: 'Ohne Nummer', declaredAt: shop.now() });
  await declare({ name: 'Fremd Er', tenant: 'default' });
  expect(await seenAt('/desk/withdrawals')).toMatch(
    /Ohne Nummer .* zu entscheiden ohne Bestellung .*Zu Spät .* zu entscheiden nach der Frist/,
  );
  const first = await seenAt('/desk/withdrawals');
  for (const name of ['Kennt Wir', 'Fremd Er']) expect(first).not.toContain(name);
  expect(await seenAt('/desk/withdrawals?state=known')).toMatch(/Kennt Wir .* vom Shop angenommen/);
  expect(await seenAt('/desk')).toContain('Widerrufe zu entscheiden 2');
});

describe('one whose order was not found', () => {
  test('is assigned to an order that fits its mailbox, as of the day it was declared, once', async () => {
    const email = newEmail();
    const number = await placeOrder(shop.database, { at: shop.now(), email });
    await declare({ email, declaredAt: shop.now() - 3 * 86_400_000 });
    const path = await firstOf();
    const { text } = await service.browser.get(path);
    expect(seenText(text)).toContain('Das rote Kleid');
    expect(text).toContain(`href="${path}?order=${number}"`);
    const chosen = await service.browser.get(`${path}?order=${number}`);
    expect(seenText(chosen.text)).toContain(`Bestellung ${number}`);

    const none = await service.browser.send(`${path}/assign`, { order: number, 'line-1': '0' });
    expect([none.status, saidOn(none.text)[1]]).toEqual([422, 'Wähle mindestens ein Stück.']);
    const form = { order: number, 'line-1': '2' };
    const done = await service.browser.send(`${path}/assign`, form);
    expect(done.headers.location).toBe(`${path}?done=withdrawal-assigned`);
    const again = await service.browser.send(`${path}/assign`, form);
    expect(again.headers.location).toBe(`${path}?done=already`);

    expect(await seenAt(path)).toContain('Der Widerruf ist angenommen und der Bestellung zugeordnet.');
    expect(await seenAt('/desk/withdrawals')).toContain('Kein Widerruf wartet.');
    const told = (await shop.mailsTo(email)).filter((mail) => mail.includes('Eingegangen'));
    expect(told).toEqual([expect.stringContaining('28. November 2026')]);
    const { rows } = await sql<{ line: string }>`
      select subject || ' ' || state as line from order_event where number = ${number} and subject like 'line:%'`.execute(
      shop.database.kysely,
    );
    expect(rows).toEqual([{ line: 'line:1 cancelled' }]);
    const [entry] = (await shop.audit()).filter(({ subject }) => subject === `order:${number}`);
    expect(entry).toMatchObject({ action: 'order.withdrawal-assigned', actorEmail: service.email });
  });

  test('is offered the orders of the same name, with the mailbox of each', async () => {
    const emails = [newEmail(), newEmail()];
    const who = { at: shop.now(), firstName: 'Lisi', lastName: 'Wallner-Hofstätter' };
    for (const email of emails) await placeOrder(shop.database, { ...who, email });
    await placeOrder(shop.database, { ...who, tenant: 'default', email: newEmail() });
    await declare({ name: 'Lisi Wallner' });
    const path = await firstOf();
    const { text } = await service.browser.get(path);
    expect(text.match(/\?order=\d{10}"/g)).toHaveLength(2);
    for (const email of emails) expect(seenText(text)).toContain(email);
  });

  test('finds by a number, and says where there is no such order here', async () => {
    const foreign = await placeOrder(shop.database, { tenant: 'default', at: shop.now() });
    const number = await placeOrder(shop.database, { at: shop.now(), lastName: 'Ganzanders' });
    await declare({ articles: '' });
    const path = await firstOf();
    expect(await seenAt(path)).toContain('Der ganze Vertrag.');
    expect(await seenAt(path)).toContain('Keine Bestellung passt');
    for (const typed of [foreign, '12', 'abc']) {
      const { status, text } = await service.browser.get(`${path}?order=${typed}`);
      expect([typed, status, saidOn(text)[1]]).toEqual([
        typed,
        422,
        'Eine Bestellung mit dieser Nummer gibt es in diesem Shop nicht.',
      ]);
    }
    const spaced = `${number.slice(0, 4)} ${number.slice(4)}`;
    expect(await seenAt(`${path}?order=${encodeURIComponent(spaced)}`)).toContain(`Bestellung ${number}`);
  });

  test('is answered by mail, in the language of whoever declared it, once', async () => {
    const { email } = await declare({ locale: 'de-AT' });
    const path = await firstOf();
    const empty = await service.browser.send(`${path}/answer`, { answer: ' ' });
    expect([empty.status, saidOn(empty.text).at(-1)]).toEqual([422, 'Schreib erst eine Antwort.']);
    const answer = 'Zu Dir gibt es keine Bestellung.\n<b>Welche</b> Nummer steht auf der Rechnung?';
    const done = await service.browser.send(`${path}/answer`, { answer });
    expect(done.headers.location).toBe(`${path}?done=withdrawal-answered`);
    const again = await other.browser.send(`${path}/answer`, { answer: 'Etwas anderes' });
    expect(again.headers.location).toBe(`${path}?done=already`);
    const mails = await shop.mailsTo(email);
    expect(mails).toHaveLength(1);
    for (const part of ['hast Du bei', 'Zu Dir gibt es keine Bestellung.', '<b>Welche</b> Nummer'])
      expect(mails[0]).toContain(part);
    expect(await seenAt(path)).toContain('<b>Welche</b> Nummer');
    expect((await shop.audit())[0]).toMatchObject({ action: 'order.withdrawal-answered' });
    expect(JSON.stringify(await shop.audit())).not.toContain('Welche');
  });

  test('that two assign to different orders at once is assigned to one', async () => {
    const email = newEmail();
    const numbers = [
      await placeOrder(shop.database, { at: shop.now(), email }),
      await placeOrder(shop.database, { at: shop.now(), email }),
    ];
    await declare({ email });
    const path = await firstOf();
    const done = await Promise.all(
      [service, other].map(({ browser }, at) =>
        browser.send(`${path}/assign`, { order: numbers[at] ?? '', 'line-1': '1' }),
      ),
    );
    expect(done.map(({ status }) => String(status)).toSorted()).toEqual(['303', '422']);
    const refused = done.find(({ status }) => status === 422);
    expect(saidOn(refused?.text ?? '')[1]).toMatch(/^Jemand anderes hat über diesen Widerruf/);
    expect((await shop.mailsTo(email)).filter((mail) => mail.includes('Eingegangen'))).toHaveLength(1);
  });
});

test('one that came late is assigned with the articles that were declared, or answered', async () => {
  const number = await placeOrder(shop.database, { at: shop.now() });
  const line = { position: 1, sku: '100', name: 'Article 1', quantity: 1 };
  await declare({ order: number, isLate: true, lines: [line], articles: '' });
  const path = await firstOf();
  expect(await seenAt(path)).toContain('1 × Article 1');
  const { text } = await service.browser.get(`${path}?order=${number}`);
  expect(/<input[^>]*name="line-1"[^>]*>/.exec(text)?.[0]).toContain('value="1"');
  expect(/<input[^>]*name="line-2"[^>]*>/.exec(text)?.[0]).toContain('value="0"');
});

test('are for nobody in the warehouse, and for nobody of another shop', async () => {
  await declare({ tenant: 'default' });
  const { rows } = await sql<{ id: string }>`select key_hash as id from withdrawal_declaration`.execute(
    shop.database.kysely,
  );
  const foreign = `/desk/withdrawals/${rows[0]?.id}`;
  const missing = await service.browser.get(`/desk/withdrawals/${'a'.repeat(43)}`);
  expect(missing.status).toBe(404);
  for (const path of [foreign, `${foreign}?order=1`]) {
    const { status, text } = await service.browser.get(path);
    expect([status, saidOn(text)]).toEqual([404, saidOn(missing.text)]);
  }
  for (const step of ['assign', 'answer'])
    expect((await service.browser.send(`${foreign}/${step}`, { answer: 'x' })).status).toBe(404);
  await declare({});
  const own = await firstOf();
  for (const path of ['/desk/withdrawals', own]) expect((await warehouse.browser.get(path)).status).toBe(403);
  for (const step of ['assign', 'answer'])
    expect((await warehouse.browser.send(`${own}/${step}`, { answer: 'x' })).status).toBe(403);
  expect(seenText((await warehouse.browser.get('/desk')).text)).not.toContain('Widerrufe');
});

test('go with the account whose order they were found to be about; what the law keeps is kept apart', async () => {
  const { kysely } = shop.database;
  const customer = 'c'.repeat(22);
  const email = newEmail();
  await sql`
    insert into account (tenant, id, customer_number, email, email_key, salutation, first_name, last_name, birthday, locale,
      password_hash, confirmed_at, credit_affinity, bonus_program, created_at)
    values ('at', ${customer}, '43333333', ${email}, ${email}, 'female', 'Käthe', 'Weg', '1980-01-31', 'de-AT',
      '$argon2id$secret', ${shop.now()}, false, false, ${shop.now()})`.execute(kysely);
  const number = await placeOrder(shop.database, { at: shop.now(), customer });
  await declare({ articles: 'Spurlos' });
  const path = await firstOf();
  await service.browser.send(`${path}/assign`, { order: number, 'line-1': '1' });
  await declare({ order: number, isLate: true });
  await service.browser.send(`${await firstOf()}/answer`, { answer: 'Spurlos, auch das' });
  const own = createSqlOwnData(shop.database, {
    unsettled: async () => null,
    timeZoneOf: () => 'Europe/Vienna',
  });
  const held = (await own.collect('at', customer)) ?? [];
  expect(held.filter(({ table }) => table.startsWith('withdrawal')).map(({ rows }) => rows.length)).toEqual([
    2, 2,
  ]);
  expect(await own.forget('at', customer, async () => {})).toMatchObject({ ok: true });
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from withdrawal_declaration)::integer + (select count(*) from withdrawal_decision)::integer as count`.execute(
    kysely,
  );
  expect(rows).toEqual([{ count: 0 }]);
  const kept = await sql<{ source: string }>`
    select source from kept_record where order_number = ${number} and source like 'withdrawal%' order by source`.execute(
    kysely,
  );
  expect(kept.rows.map(({ source }) => source)).toEqual(
    [
      ...['withdrawal_decision', 'withdrawal_decision', 'withdrawal_declaration', 'withdrawal_declaration'],
    ].toSorted(),
  );
});
