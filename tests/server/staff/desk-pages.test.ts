import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlCatalogueStore } from '../../../server/shop/catalogue/sql-catalogue-store.ts';
import { testDress } from '../../../server/shop/catalogue/testing/catalogue-product.ts';
import { createSqlRatingStore } from '../../../server/shop/rating/sql-rating-store.ts';
import { testNewReview } from '../../../server/shop/rating/testing/review.ts';
import { sql } from 'kysely';
import { seenText } from '../../running/seen-text.ts';
import { placeOrder } from './placed-order.ts';
import { newEmail, saidOn, type StaffShop, startStaffShop, type Worker } from './staff-shop.ts';

let shop: StaffShop;
let service: Worker;
beforeAll(async () => {
  shop = await startStaffShop();
  service = await shop.worker(newEmail(), ['service']);
});
afterAll(() => shop.close());

const keyOn = (html: string): string => /name="key" value="([\w-]{22})"/.exec(html)?.[1] ?? '';

async function addCustomer(tenant: string, customerNumber: string, lastName: string): Promise<string> {
  const id = `${customerNumber}${'a'.repeat(14)}`;
  await sql`
    insert into account (tenant, id, customer_number, email, email_key, salutation, first_name, last_name, birthday, locale,
      password_hash, confirmed_at, credit_affinity, bonus_program, created_at)
    values (${tenant}, ${id}, ${customerNumber}, ${`k${customerNumber}@example.at`}, ${`k${customerNumber}@example.at`},
      'female', 'Käthe', ${lastName}, '1980-01-31', 'de-AT', '$argon2id$secret',
      ${shop.now()}, false, false, ${shop.now()})`.execute(shop.database.kysely);
  return id;
}

test('customers are found by number, name and address, with their orders and nothing that no answer needs', async () => {
  const customer = await addCustomer('at', '41111111', 'von der Örtel-Maier');
  await addCustomer('default', '42222222', 'Örtel');
  const number = await placeOrder(shop.database, { at: shop.now(), customer });
  for (const q of ['41111111', '4111', 'örtel', 'Käthe Ö', 'maier käthe', 'K41111111@EXAMPLE.at', '']) {
    const { text } = await service.browser.get(`/desk/customers?q=${encodeURIComponent(q)}`);
    expect([q, /customers\/(\d{8})"/.exec(text)?.[1], text.includes('42222222')]).toEqual([
      q,
      '41111111',
      false,
    ]);
  }
  const page = await service.browser.get('/desk/customers/41111111');
  expect(seenText(page.text)).toMatch(/Käthe von der Örtel-Maier.*k41111111@example\.at/s);
  expect(page.text).toContain(`/desk/orders/${number}"`);
  expect(page.text).not.toMatch(/1980|argon2id|31\.1\./);
  expect((await service.browser.get(`/desk/orders/${number}`)).text).toContain('/desk/customers/41111111"');
  for (const missing of ['42222222', '49999999', 'x'])
    expect((await service.browser.get(`/desk/customers/${missing}`)).status).toBe(404);
});

test('a customer’s birthday and whether they may pay later are put right, once for a press, and the log names neither', async () => {
  await addCustomer('at', '43333333', 'Falsch');
  const path = '/desk/customers/43333333/correct';
  const { text } = await service.browser.get(path);
  expect(text).toMatch(/name="birthday"[^>]*value="31\.1\.1980"|value="31\.1\.1980"[^>]*name="birthday"/);
  const form = { key: keyOn(text), birthday: '1.2.1981', credit: 'yes' };
  const refused = await service.browser.send(path, { ...form, birthday: '31.2.1981' });
  expect([refused.status, seenText(refused.text)]).toEqual([
    422,
    expect.stringContaining('Schreib den Geburtstag wie 31.1.1980.'),
  ]);
  for (const told of ['customer-corrected', 'already'])
    expect((await service.browser.send(path, form)).headers.location).toBe(
      `/desk/customers/43333333?done=${told}`,
    );
  const { rows } = await sql`
    select birthday, credit_affinity as credit from account where customer_number = '43333333'`.execute(
    shop.database.kysely,
  );
  expect(rows).toEqual([{ birthday: '1981-02-01', credit: true }]);
  const logged = (await shop.audit()).filter(({ action }) => action === 'customer.corrected');
  expect(logged).toMatchObject([{ subject: 'customer:43333333', after: 'birthday, credit-on' }]);
  const warehouse = await shop.worker('lager@example.at', ['warehouse']);
  expect((await warehouse.browser.get(path)).status).toBe(403);
  expect((await service.browser.get('/desk/customers/42222222/correct')).status).toBe(404);
});

test('reviews that wait are published, or refused with a reason, once for a press', async () => {
  const ratings = createSqlRatingStore(shop.database);
  const catalogue = createSqlCatalogueStore(shop.database, { onWritten: async () => {} });
  await catalogue.write('at', { put: [{ product: testDress() }] });
  for (const [id, sku] of Object.entries({ good: '4711', bad: '4799' }))
    await ratings.add('at', testNewReview({ id, sku, title: `Titel ${id}`, sender: id }));
  await ratings.add('default', testNewReview({ id: 'foreign', title: 'Titel foreign' }));
  const { text } = await service.browser.get('/desk/reviews');
  expect(seenText(text)).toMatch(/Titel good.*Titel bad|Titel bad.*Titel good/s);
  expect(text).not.toContain('Titel foreign');
  // Whoever reads one has to see what it is about.
  expect(text).toMatch(/<a href="\/p\/[^"]*-4711">Wickelkleid/);
  expect(seenText(text)).toContain('Produkt 4799, das es nicht mehr gibt');
  const key = keyOn(text);
  const publish = { key, review: 'good', decision: 'publish' };
  for (const told of ['review-published', 'already'])
    expect((await service.browser.send('/desk/reviews', publish)).headers.location).toBe(
      `/desk/reviews?done=${told}`,
    );
  const refused = await service.browser.send('/desk/reviews', { key, review: 'bad', decision: 'reject' });
  expect([refused.status, saidOn(refused.text).at(-1)]).toEqual([
    422,
    'Schreib, warum Du die Bewertung ablehnst.',
  ]);
  await service.browser.send('/desk/reviews', {
    key,
    review: 'bad',
    decision: 'reject',
    reason: 'nennt Namen',
  });
  expect(await ratings.review('at', 'good')).toMatchObject({ state: 'published', reason: null });
  expect(await ratings.review('at', 'bad')).toMatchObject({ state: 'rejected', reason: 'nennt Namen' });
  const foreign = await service.browser.send('/desk/reviews', {
    key,
    review: 'foreign',
    decision: 'publish',
  });
  expect(foreign.status).toBe(404);
  expect((await service.browser.get('/desk/reviews')).text).toContain('Keine Bewertung wartet.');
  const admin = await shop.worker(newEmail());
  const told = seenText((await admin.browser.get('/desk/audit?action=review')).text);
  expect(told.replaceAll(/\s+/g, ' ')).toMatch(
    /Bewertung bad wartet → abgelehnt .*Bewertung good wartet → freigegeben/,
  );
  const logged = (await shop.audit()).filter(({ action }) => action.startsWith('review.'));
  expect(logged.map(({ action, subject, before, after }) => [action, subject, before, after])).toEqual([
    ['review.rejected', 'review:bad', 'pending', 'rejected'],
    ['review.published', 'review:good', 'pending', 'published'],
  ]);
});

test('vouchers are issued with codes that are shown once; a doubled press makes no more', async () => {
  const { text } = await service.browser.get('/desk/vouchers');
  const form = { key: keyOn(text), campaign: 'welcome-vat', count: '3' };
  const wrong = await service.browser.send('/desk/vouchers', { ...form, count: '101' });
  expect([wrong.status, saidOn(wrong.text).at(-1)]).toEqual([422, 'Wähle 1 bis 100.']);
  const codesOf = (html: string): string[] =>
    [...html.matchAll(/<li>(LINDE-[A-Z0-9-]+)<\/li>/g)].map(([, code = '']) => code);
  const answers = await Promise.all([1, 2].map(() => service.browser.send('/desk/vouchers', form)));
  const [first, second] = answers.map((answer) => codesOf(answer.text));
  expect([first?.length, new Set(first).size]).toEqual([3, 3]);
  expect(second).toEqual(first);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from voucher_code where tenant = 'at' and campaign = 'welcome-vat'`.execute(
    shop.database.kysely,
  );
  expect(rows[0]?.count).toBe(3);
  const more = await service.browser.send('/desk/vouchers', { ...form, count: '2' });
  expect(codesOf(more.text).filter((code) => first?.includes(code))).toEqual([]);
  expect((await service.browser.send('/desk/vouchers', { ...form, campaign: 'none' })).status).toBe(404);
  const logged = (await shop.audit()).filter(({ action }) => action === 'voucher.issued');
  expect(logged.map(({ subject, after }) => [subject, after])).toEqual([
    ['campaign:welcome-vat', '2'],
    ['campaign:welcome-vat', '3'],
  ]);
  expect(JSON.stringify(logged)).not.toContain('LINDE');
});
