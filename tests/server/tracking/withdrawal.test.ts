import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../account/account-shop.ts';
import { fieldOf, type OrderShop } from '../checkout/order-shop.ts';
import { createSqlAttention } from '../../../server/shop/order/sql-attention.ts';
import { attentionLine } from '../../../server/cli/attention-line.ts';
import {
  deliver,
  lettersOf,
  linkIn,
  orderOf,
  placed,
  seen,
  ship,
  startTrackingShop,
} from './tracking-shop.ts';

// The function of withdrawal: two steps without a login and without a script, taken at any time, acknowledged at once.

let shop: OrderShop;
beforeAll(async () => {
  shop = await startTrackingShop();
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

const page = '/vertrag-widerrufen';
const find = (browser: TestBrowser, number: string, proof: string) =>
  browser.send(page, { form: 'find-order', number, proof });

interface Kept {
  number: string | null;
  declaration: {
    email: string;
    name: string;
    number: string;
    articles: string;
    lines: { quantity: number; name: string }[] | null;
  };
  late: boolean;
  done: boolean;
}
async function kept(): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select order_number as number, declaration, is_late as late, is_carried_out as done from withdrawal_declaration
     order by declared_at, key_hash`.execute(shop.database.kysely);
  return rows;
}
const clear = () => sql`delete from withdrawal_declaration`.execute(shop.database.kysely);
const received = async () =>
  (await shop.mails()).filter(({ mail }) => mail.purpose === 'withdrawal-received');

/** The second step of an order: the page's address, and its form. */
async function secondStep(browser: TestBrowser, number: string, proof = '1070') {
  const { status, headers } = await find(browser, number, proof);
  expect(status).toBe(303);
  const path = headers.location ?? '';
  const { text } = await browser.get(path);
  return { path, text, form: { form: 'withdraw', key: fieldOf(text, 'key') } };
}

test.each([
  ['the postal code', '1070'],
  ['the address of mail', 'N@example.at'],
])(
  'a part of an order is withdrawn from by its number and %s, with a mail that says what and when',
  async (_, proof) => {
    await clear();
    const { number } = await placed(shop, { '100': 3, '101': 1 });
    const stranger = shop.browser();
    expect(seen((await stranger.get(page)).text)).toContain('Weiter');
    const before = (await received()).length;
    const { path, text, form } = await secondStep(
      stranger,
      `${number.slice(0, 4)} ${number.slice(4)}`,
      proof,
    );
    expect(seen(text)).toMatch(
      /Artikel der Bestellung \d{10} vom 1\. Dezember 2026.*n…@example\.at.*Widerruf bestätigen/,
    );
    const sent = await stranger.send(path, { ...form, 'line-1': '2' });
    expect(sent.status).toBe(303);
    const done = seen((await stranger.get(sent.headers.location ?? '')).text);
    expect(done).toMatch(
      /Dein Widerruf ist angekommen Eingegangen am 1\. Dezember 2026 um 12:00 Uhr\..*n…@example\.at/,
    );
    expect(done).toMatch(/2 × Wickelkleid/);
    expect(done).not.toContain('1 × ');
    expect(await kept()).toMatchObject([
      { number, late: false, done: true, declaration: { lines: [{ quantity: 2 }], email: 'n@example.at' } },
    ]);
    const mails = await received();
    expect(mails).toHaveLength(before + 1);
    const [mail] = mails;
    expect(mail?.mail.to.address).toBe('n@example.at');
    for (const told of [seen(mail?.mail.html ?? ''), mail?.mail.text.replaceAll(/[\s\u00a0]+/g, ' ') ?? ''])
      for (const part of [number, '2 × Wickelkleid', 'am 1. Dezember 2026 um 12:00 Uhr', 'Niamh Ó Briain'])
        expect(told).toContain(part);
  },
);

test('pressed twice, at once or later, it is declared once and acknowledged once', async () => {
  await clear();
  const { number } = await placed(shop);
  const browser = shop.browser();
  const before = (await received()).length;
  const { path, form } = await secondStep(browser, number);
  const sent = { ...form, 'line-1': '1' };
  const answers = await Promise.all([browser.send(path, sent), browser.copy().send(path, sent)]);
  const again = await browser.send(path, sent);
  expect(new Set([...answers, again].map(({ headers }) => headers.location)).size).toBe(1);
  expect(await kept()).toHaveLength(1);
  expect(await received()).toHaveLength(before + 1);
});

test('what was sent is registered as coming back, what was not is not sent, and one mail acknowledges both', async () => {
  await clear();
  const { number } = await placed(shop, { '100': 3, '101': 1 });
  await ship(shop, number, { 1: 2 });
  const browser = shop.browser();
  const { path, form } = await secondStep(browser, number);
  const sent = { ...form, 'line-1': '3', 'line-2': '1' };
  await Promise.all([browser.send(path, sent), browser.copy().send(path, sent)]);
  expect(await orderOf(shop, number)).toMatchObject({
    returns: [{ kind: 'withdrawal', pieces: [{ position: 1, quantity: 2 }] }],
    cancellations: [
      {
        pieces: [
          { position: 1, quantity: 1 },
          { position: 2, quantity: 1 },
        ],
      },
    ],
  });
  expect(await lettersOf(shop, number)).toEqual([
    ...['order-confirmation', 'order-shipped', 'withdrawal-received', 'return-registered', 'refund-made'],
  ]);
  const [mail] = await received();
  expect(seen(mail?.mail.html ?? '')).toMatch(
    /am 1\. Dezember 2026 um 12:00 Uhr.*eigenen E-Mail.*3 × Wickelkleid/,
  );
});

test('of what is left alone pieces are offered; what is declared beyond that waits for people', async () => {
  await clear();
  const { number } = await placed(shop, { '100': 3 });
  const browser = shop.browser();
  const first = await secondStep(browser, number);
  const second = await secondStep(browser.copy(), number);
  await browser.send(first.path, { ...first.form, 'line-1': '2' });
  // The page was open before: more is declared than is left.
  await browser.send(second.path, { ...second.form, 'line-1': '3' });
  const third = await secondStep(browser, number);
  expect(third.text).toContain('<option value="3"');
  const { headers } = await browser.send(third.path, { ...third.form, 'line-1': '3' });
  expect(seen((await browser.get(headers.location ?? '')).text)).toContain('sieht sich Deine Erklärung an');
  const { cancellations, state } = await orderOf(shop, number);
  expect([state, cancellations.map(({ pieces }) => pieces)]).toEqual([
    'cancelled',
    [[{ position: 1, quantity: 2 }], [{ position: 1, quantity: 1 }]],
  ]);
  const declared = (await kept()).map(
    ({ done, declaration: { lines } }) => `${lines?.[0]?.quantity} ${done}`,
  );
  expect(declared.toSorted()).toEqual(['2 true', '3 false', '3 true']);
  expect((await lettersOf(shop, number)).filter((each) => each === 'withdrawal-received')).toHaveLength(3);
});

test('an order that waits for its payment is given up with its withdrawal, and nobody pays it by mistake', async () => {
  await clear();
  const { number } = await placed(shop, { '102': 1 }, 'paypal');
  const browser = shop.browser();
  const { path, form } = await secondStep(browser, number);
  await browser.send(path, { ...form, 'line-1': '1' });
  expect(await kept()).toMatchObject([{ number, done: true }]);
  expect(await orderOf(shop, number)).toMatchObject({ state: 'cancelled', refunds: [] });
  expect(await lettersOf(shop, number)).toEqual(['withdrawal-received']);
});

test('what people have to decide on stands on their list until they have', async () => {
  await clear();
  const attention = createSqlAttention(shop.database);
  const lines = async () => (await attention.list(shop.now(), 100)).map(attentionLine);
  expect(await lines()).toEqual([]);
  const { number } = await placed(shop);
  const browser = shop.browser();
  const { path, form } = await secondStep(browser, number);
  await browser.send(path, { ...form, 'line-1': '1' });
  expect(await lines()).toEqual([]);
  const words = await find(browser, '4821630957', 'anna@example.at');
  await browser.send(page, {
    ...{ form: 'withdraw', key: fieldOf(words.text, 'key'), number: '4821630957', articles: 'Ein Kleid' },
    ...{ name: 'Anna Auer', email: 'anna@example.at' },
  });
  const [line = '', ...others] = await lines();
  expect(others).toEqual([]);
  expect(line).toMatch(
    /at {2}withdrawal-waits {2}[\w-]{12} Anna Auer, anna@example\.at, 4821630957, Ein Kleid: withdraws from a contract/,
  );
  const [reference = ''] = /[\w-]{12}(?= Anna)/.exec(line) ?? [];
  expect(await attention.settle('default', reference, shop.now())).toBe(false);
  expect(await attention.settle('at', reference, shop.now())).toBe(true);
  expect(await lines()).toEqual([]);
});

test('without an article nothing is declared, and of more pieces than were ordered all are meant', async () => {
  await clear();
  const { number } = await placed(shop, { '100': 2 });
  const browser = shop.browser();
  const { path, form } = await secondStep(browser, number);
  for (const lines of [{}, { 'line-1': '0' }, { 'line-1': '-1' }, { 'line-7': '1' }, { 'line-1': 'NaN' }]) {
    const refused = await browser.send(path, { ...form, ...lines });
    expect(refused.status).toBe(422);
    expect(seen(refused.text)).toContain('Wähle mindestens einen Artikel.');
    expect(fieldOf(refused.text, 'key')).toBe(form.key);
  }
  expect(await kept()).toEqual([]);
  await browser.send(path, { ...form, 'line-1': '99' });
  expect(await kept()).toMatchObject([{ declaration: { lines: [{ quantity: 2 }] } }]);
});

test('what is not found is declared in words, kept for the people of the shop, and acknowledged', async () => {
  await clear();
  const browser = shop.browser();
  const words = await find(browser, '4821630957', 'Anna@example.at');
  expect(words.status).toBe(200);
  expect(seen(words.text)).toContain(
    'Zu diesen Angaben finden wir keine Bestellung. Widerrufen kannst Du trotzdem',
  );
  expect(words.text).toMatch(
    /name="email"[^>]*value="Anna@example\.at"|value="Anna@example\.at"[^>]*name="email"/,
  );
  const form = { form: 'withdraw', key: fieldOf(words.text, 'key'), number: '4821630957' };
  const refused = await browser.send(page, { ...form, name: ' ', email: 'anna@' });
  expect(refused.status).toBe(422);
  expect(seen(refused.text)).toMatch(/Bitte gib Deinen Namen an\..*Die E-Mail-Adresse ist nicht gültig\./);
  expect(await kept()).toEqual([]);
  const sent = await browser.send(page, {
    ...form,
    name: 'Anna <b>Auer</b>',
    email: 'anna@example.at',
    articles: 'Kleid\nSchuhe',
  });
  const done = seen((await browser.get(sent.headers.location ?? '')).text);
  expect(done).toMatch(/anna@example\.at.*sucht jetzt die Bestellung.*Bestellung 4821630957 Kleid Schuhe/);
  expect(await kept()).toMatchObject([
    { number: null, declaration: { name: 'Anna <b>Auer</b>', lines: null } },
  ]);
  const [mail] = await received();
  expect(mail?.mail.to.address).toBe('anna@example.at');
  expect(mail?.mail.html).toContain('Anna &lt;b&gt;Auer&lt;/b&gt;');
  expect(seen(mail?.mail.html ?? '')).toMatch(/haben wir keine Bestellung gefunden.*Kleid Schuhe/);
});

test('nothing has to be known but who withdraws', async () => {
  await clear();
  const browser = shop.browser();
  const words = await find(browser, '', '');
  expect(seen(words.text)).not.toContain('finden wir keine Bestellung');
  const form = { form: 'withdraw', key: fieldOf(words.text, 'key') };
  const sent = await browser.send(page, { ...form, name: 'Anna Auer', email: 'anna@example.at' });
  expect(seen((await browser.get(sent.headers.location ?? '')).text)).toContain('Der ganze Vertrag');
});

test('the link of the order’s mail leads to its articles', async () => {
  const { number } = await placed(shop);
  const path = await linkIn(shop, 'order-confirmation', page);
  expect(seen((await shop.browser().get(path)).text)).toContain(`Artikel der Bestellung ${number}`);
  const browser = shop.browser();
  const before = shop.now();
  shop.setNow(before + 401 * 86_400_000);
  const late = await browser.get(path);
  shop.setNow(before);
  expect([late.status, seen(late.text)]).toEqual([
    404,
    expect.stringContaining('Dieser Link gilt nicht mehr.'),
  ]);
});

test('after the period a declaration is taken and acknowledged, and both say that it is late', async () => {
  const { number } = await placed(shop, { '100': 2 });
  const before = shop.now();
  await deliver(shop, number, await ship(shop, number, { 1: 2 }));
  for (const [days, isLate] of [
    [14, false],
    [15, true],
  ] as const) {
    await clear();
    shop.setNow(before + days * 86_400_000);
    const browser = shop.browser();
    const { path, form } = await secondStep(browser, number);
    const sent = await browser.send(path, { ...form, 'line-1': '1' });
    const done = seen((await browser.get(sent.headers.location ?? '')).text);
    expect(await kept()).toMatchObject([{ number, late: isLate }]);
    const [mail] = await received();
    for (const told of [done, seen(mail?.mail.html ?? '')])
      expect(told.includes('Frist war') || told.includes('gesetzliche Frist')).toBe(isLate);
  }
  shop.setNow(before);
});

test('sixty others find no order of somebody else: it is as one that does not exist', async () => {
  const { number } = await placed(shop);
  const answers = new Set<string>();
  for (let at = 0; at < 60; at++) {
    const browser = shop.browser();
    const wanted = at % 2 === 0 ? number : '4821630957';
    const { status, text } = await find(browser, wanted, String(2000 + at));
    answers.add(`${status} ${seen(text)}`);
    expect(text).not.toContain('Wickelkleid');
  }
  expect(answers.size).toBe(1);
  // They have not shut its owner out of the declaration, which goes on in words.
  const { text } = await find(shop.browser(), number, '1070');
  expect(seen(text)).toContain('Widerruf bestätigen');
});

test('who guesses tokens learns nothing, of links or of declarations', async () => {
  const { number } = await placed(shop);
  const own = await linkIn(shop, 'order-confirmation', page);
  const browser = shop.browser();
  const answers = new Set<string>();
  for (const token of [
    'a'.repeat(22),
    `${number}.9999999999.${'A'.repeat(43)}`,
    own.split('=')[1]?.replace(/^\d/, (digit) => String((Number(digit) % 9) + 1)) ?? '',
    (await linkIn(shop, 'order-confirmation', '/bestellung-verfolgen')).split('=')[1] ?? '',
    "' or 1=1",
  ]) {
    const { status, text } = await browser.get(`${page}?auftrag=${encodeURIComponent(token)}`);
    answers.add(`${status} ${seen(text)}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^404 .*Dieser Link gilt nicht mehr\./)]);
});
