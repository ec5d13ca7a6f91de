import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailPurposes } from '../../../server/outbound/mail/mail.ts';
import { refusals } from '../../../server/shop/fulfilment/work-on-order.ts';
import { hasDeskText } from '../../../server/staff/desk/desk-text.ts';
import { seenText } from '../../running/seen-text.ts';
import { placeOrder } from './placed-order.ts';
import { newEmail, saidOn, type StaffShop, startStaffShop, type Worker } from './staff-shop.ts';

let shop: StaffShop;
let service: Worker;
let warehouse: Worker;
beforeAll(async () => {
  shop = await startStaffShop();
  service = await shop.worker(newEmail(), ['service']);
  warehouse = await shop.worker(newEmail(), ['warehouse']);
});
afterAll(() => shop.close());

const place = (more: Partial<Parameters<typeof placeOrder>[1]> = {}): Promise<string> =>
  placeOrder(shop.database, { at: shop.now(), ...more });

/** The key of the form of a page. */
const keyOn = (html: string): string => /name="key" value="([\w-]{22})"/.exec(html)?.[1] ?? '';

/** Opens a page and sends its form. */
async function fill(
  { browser }: Worker,
  path: string,
  fields: Record<string, string>,
): Promise<Awaited<ReturnType<Worker['browser']['send']>> & { key: string }> {
  const key = keyOn((await browser.get(path)).text);
  return { ...(await browser.send(path.split('?')[0] ?? '', { key, ...fields })), key };
}

/** What the log says of an order, the newest first. */
async function loggedOf(number: string): Promise<string[]> {
  return (await shop.audit())
    .filter(({ subject }) => subject === `order:${number}`)
    .map(({ action, before, after }) => [action, before, after].filter((each) => each !== null).join(' '));
}

describe('the list of orders', () => {
  test('finds by number, name and address of mail, by state and day, and goes on by pages', async () => {
    const lastName = `Önder${Date.now()}`;
    const name = encodeURIComponent(`Ó ${lastName}`);
    const email = newEmail();
    const first = await place({ lastName: `Ó ${lastName}`, email, firstName: 'Zoë Maria' });
    const numbersAt = async (query: string): Promise<string[]> => {
      const { text } = await service.browser.get(`/desk/orders?${query}`);
      return [...text.matchAll(/<th scope="row"><a href="\/desk\/orders\/(\d{10})"/g)].map(
        ([, found = '']) => found,
      );
    };
    for (const q of [
      first,
      first.slice(0, 9),
      `${first.slice(0, 4)} ${first.slice(4)}`,
      `Ó ${lastName.slice(0, 8)}`,
      `ó ${lastName.toLowerCase()}`,
      `zoë maria ó ${lastName}`,
      `Ó ${lastName} zo`,
      // An inner word, and words in whatever order.
      `maria ${lastName}`,
      lastName.toUpperCase(),
      email.toUpperCase(),
    ])
      expect([q, await numbersAt(`q=${encodeURIComponent(q)}`)]).toEqual([q, [first]]);
    for (const q of ['%', '_', `oe ${lastName}`, `nder${lastName.slice(5)}`, "' or 1=1", `${first}0`])
      expect([q, await numbersAt(`q=${encodeURIComponent(q)}`)]).toEqual([q, []]);
    expect(await numbersAt(`q=${name}&state=shipped`)).toEqual([]);
    const empty = (await service.browser.get(`/desk/orders?q=${name}&state=shipped`)).text;
    const [, everywhere = ''] = /<a href="([^"]*)">In allen Ständen suchen</.exec(empty) ?? [];
    expect(await numbersAt(everywhere.split('?')[1] ?? '')).toEqual([first]);
    expect(await numbersAt(`q=${name}&state=confirmed`)).toEqual([first]);
    expect(await numbersAt(`q=${name}&to=2020-01-01`)).toEqual([]);
    const many: string[] = [];
    for (let at = 0; at < 51; at++)
      many.unshift(await place({ lastName: `Viel Ó ${lastName}`, at: shop.now() + at }));
    const page = await service.browser.get(`/desk/orders?q=${encodeURIComponent('Viel ')}${name}`);
    const [, next = ''] = /<a href="([^"]*after=[^"]*)"/.exec(page.text) ?? [];
    expect(await numbersAt(`q=${encodeURIComponent('Viel ')}${name}`)).toEqual(many.slice(0, 50));
    expect(await numbersAt(next.replaceAll('&amp;', '&').split('?')[1] ?? '')).toEqual(many.slice(50));
  });

  test('is a file for spreadsheets that works nothing out, which the log tells of', async () => {
    const lastName = `=HYPERLINK(${Date.now()})`;
    const number = await place({ lastName, firstName: '=1+1' });
    const file = await service.browser.get(`/desk/orders/export?q=${number}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const [, row] = file.text.split('\r\n');
    expect(row).toMatch(
      new RegExp(
        `^"${number}";"\\d{4}-\\d\\d-\\d\\d";"'=1\\+1 =HYPERLINK\\(\\d+\\)";"anna@example.at";"zu packen";"134,95";"EUR"$`,
      ),
    );
    expect((await shop.audit()).find(({ action }) => action === 'order.exported')).toMatchObject({
      ...{ actorEmail: service.email, subject: 'shop:at', after: '1' },
    });
  });
});

describe('roles', () => {
  test('the warehouse packs, and sees neither money nor addresses of mail', async () => {
    const email = newEmail();
    const number = await place({ email });
    const path = `/desk/orders/${number}`;
    for (const page of [`/desk/orders?q=${number}`, path]) {
      expect(seenText((await service.browser.get(page)).text)).toContain(email);
      const seen = seenText((await warehouse.browser.get(page)).text);
      expect([seen.includes(number), seen.includes(email), seen.includes('€')]).toEqual([true, false, false]);
    }
    expect((await warehouse.browser.get(`/desk/orders?q=${email}`)).text).toContain('Nichts gefunden.');
    for (const closed of ['refund', 'cancel', 'invoice'])
      expect([closed, (await warehouse.browser.get(`${path}/${closed}`)).status]).toEqual([closed, 403]);
    for (const closed of ['refund', 'cancel', 'mail'])
      expect([closed, (await warehouse.browser.send(`${path}/${closed}`, {})).status]).toEqual([closed, 403]);
    for (const page of [
      'orders/export',
      'orders/attention',
      'customers',
      'reviews',
      'vouchers',
      'staff',
      'audit',
    ])
      expect([page, (await warehouse.browser.get(`/desk/${page}`)).status]).toEqual([page, 403]);
    for (const page of ['staff', 'audit'])
      expect([page, (await service.browser.get(`/desk/${page}`)).status]).toEqual([page, 403]);
  });

  test('in one shop show nothing of another: its orders are not there', async () => {
    const foreign = await place({ tenant: 'default' });
    const path = `/desk/orders/${foreign}`;
    const missing = await service.browser.get('/desk/orders/4000000000');
    for (const page of ['', '/ship', '/return', '/receive?return=x', '/refund', '/cancel', '/invoice']) {
      const { status, text } = await service.browser.get(`${path}${page}`);
      expect([page, status, saidOn(text)]).toEqual([page, 404, saidOn(missing.text)]);
    }
    const key = 'a'.repeat(22);
    for (const step of ['pick', 'ship', 'deliver', 'return', 'receive', 'refund', 'cancel', 'note', 'mail']) {
      const form = { key, carrier: 'post', tracking: 'ABCD', kind: 'return', reason: 'none', note: 'x' };
      expect([step, (await service.browser.send(`${path}/${step}`, form)).status]).toEqual([step, 404]);
    }
    expect((await service.browser.get(`/desk/orders?q=${foreign}`)).text).toContain('Nichts gefunden.');
    expect((await service.browser.get(`/desk/orders/export?q=${foreign}`)).text).not.toContain(foreign);
    expect(await loggedOf(foreign)).toEqual([]);
  });
});

describe('an order', () => {
  test('is packed, shipped in two parcels and delivered; a second press changes nothing', async () => {
    const number = await place();
    const path = `/desk/orders/${number}`;
    const picked = await warehouse.browser.send(`${path}/pick`, {});
    expect([picked.status, picked.headers.location]).toEqual([303, `${path}?done=order-picked`]);
    const again = await warehouse.browser.send(`${path}/pick`, {});
    expect(again.headers.location).toBe(`${path}?done=already`);

    const wrong = await fill(warehouse, `${path}/ship`, { carrier: 'post', tracking: 'ä', 'line-1': '1' });
    expect([wrong.status, saidOn(wrong.text).at(-1)]).toEqual([
      422,
      'Eine Sendungsnummer hat 4 bis 40 Buchstaben und Ziffern.',
    ]);
    const many = await fill(warehouse, `${path}/ship`, {
      carrier: 'post',
      tracking: 'AT1000',
      'line-1': '3',
    });
    expect([many.status, saidOn(many.text)[1]]).toEqual([
      422,
      'So viele Stück gibt es hier nicht. Bitte prüfe die Zahlen.',
    ]);
    const part = { carrier: 'post', tracking: 'AT 1000', 'line-1': '2' };
    expect((await fill(warehouse, `${path}/ship`, part)).headers.location).toBe(`${path}?done=order-shipped`);
    expect((await fill(warehouse, `${path}/ship`, part)).headers.location).toBe(`${path}?done=already`);
    const rest = { carrier: 'dhl', tracking: 'DE2000', 'line-2': '1' };
    expect((await fill(warehouse, `${path}/ship`, rest)).headers.location).toBe(`${path}?done=order-shipped`);
    const page = seenText((await warehouse.browser.get(path)).text);
    expect(page).toContain(`Bestellung ${number}`);
    expect(page).toMatch(/AT1000 Österreichische Post 2 × Article 1/);
    for (const [carrier, tracking] of [
      ['post', 'AT1000'],
      ['dhl', 'DE2000'],
    ] as const)
      await warehouse.browser.send(`${path}/deliver`, { carrier, tracking });
    expect(seenText((await service.browser.get(path)).text)).toContain('Alles ist angekommen.');
    expect(await loggedOf(number)).toEqual([
      'order.delivered shipped delivered',
      'order.delivered',
      'order.shipped in-fulfilment shipped',
      'order.shipped',
      'order.picked confirmed in-fulfilment',
    ]);
    const mails = await shop.mailsTo('anna@example.at');
    expect(mails.filter((mail) => mail.includes('AT1000') || mail.includes('DE2000'))).toHaveLength(2);
  });

  test('comes back, is taken in by its condition, and is refunded once after the amount was confirmed', async () => {
    const number = await place();
    const path = `/desk/orders/${number}`;
    await fill(service, `${path}/ship`, {
      carrier: 'post',
      tracking: 'AT1001',
      'line-1': '2',
      'line-2': '1',
    });
    const told = { kind: 'return', reason: 'too-small', 'line-1': '1', 'line-2': '1' };
    const declared = await fill(warehouse, `${path}/return`, told);
    expect(declared.headers.location).toBe(`${path}?done=return-declared`);
    const twice = await warehouse.browser.send(`${path}/return`, { key: declared.key, ...told });
    expect(twice.headers.location).toBe(`${path}?done=already`);
    const { text } = await service.browser.get(path);
    const [, query = ''] = /receive\?(return=[^"]+)"/.exec(text) ?? [];
    // What is to be done next stands first: nobody declares the same return again.
    expect(seenText(text)).toMatch(/Melde sie, sobald sie da ist\..*Rücksendung vom .* ist angekommen/s);
    const early = await service.browser.send(`${path}/refund`, {
      ...{ key: 'b'.repeat(22), for: `return:${query.slice('return='.length)}` },
    });
    expect([early.status, saidOn(early.text)[1]]).toEqual([422, 'Die Ware ist noch nicht da.']);
    const received = await fill(warehouse, `${path}/receive?${query}`, {
      ...{ return: query.slice('return='.length), 'good-1': '1', 'bad-2': '1' },
    });
    expect(received.headers.location).toBe(`${path}?done=return-received`);
    expect(seenText((await service.browser.get(path)).text)).toMatch(
      /noch nicht erstattet\..*Rücksendung vom .* erstatten/s,
    );
    expect(seenText((await warehouse.browser.get(path)).text)).not.toContain('noch nicht erstattet.');

    const both = await fill(service, `${path}/refund`, {
      ...{ for: `return:${query.slice('return='.length)}`, amount: '12,50' },
    });
    expect([both.status, saidOn(both.text).at(-1)]).toEqual([
      422,
      expect.stringContaining('Der Betrag zählt nur für ein Entgegenkommen.'),
    ]);
    const asked = await fill(service, `${path}/refund`, {
      for: `return:${query.slice('return='.length)}`,
      amount: '',
    });
    expect([asked.status, saidOn(asked.text)[1]]).toEqual([
      200,
      `Anna Berger schuldet dem Shop €\u00a080,00 weniger (Bestellung ${number}). Ist das schon bezahlt, wird es Guthaben. Das lässt sich nicht zurücknehmen.`,
    ]);
    expect((await loggedOf(number))[0]).toBe('order.return-received');
    const confirm = { key: asked.key, for: `return:${query.slice('return='.length)}`, confirmed: '8000' };
    const done = await Promise.all([1, 2, 3].map(() => service.browser.send(`${path}/refund`, confirm)));
    expect(done.map(({ headers }) => headers.location ?? '').toSorted()).toEqual([
      `${path}?done=already`,
      `${path}?done=already`,
      `${path}?done=refunded.invoice`,
    ]);
    expect((await loggedOf(number)).slice(0, 2)).toEqual([
      'order.refunded 80.00 EUR',
      'order.return-received',
    ]);
    const whole =
      'Verlauf.*Article 1: verschickt.*Rückgabe angemeldet: 1 × Article 1, 1 × Article 2.*Zurückgekommen:';
    const seen = seenText((await service.browser.get(path)).text).replaceAll(/[\s\u00a0]+/g, ' ');
    expect(seen).toMatch(new RegExp(`${whole}.*Gutgeschrieben: € 80,00`));
    expect(seenText((await warehouse.browser.get(path)).text)).not.toContain('Gutgeschrieben:');
  });

  test('gives an amount back as goodwill, never more than was paid, and only the one that was shown', async () => {
    const number = await place();
    const path = `/desk/orders/${number}`;
    const refused = async (amount: string) => {
      const { status, text } = await fill(service, `${path}/refund`, { for: 'goodwill', amount });
      return [status, saidOn(text).at(-1)?.replaceAll('\u00a0', ' ')];
    };
    expect(await refused('viel')).toEqual([422, 'Schreib einen Betrag wie 12,50.']);
    expect(await refused('0')).toEqual([422, 'Schreib einen Betrag wie 12,50.']);
    expect(await refused('134,96')).toEqual([422, 'Es kann höchstens € 134,95 zurückgehen.']);
    const asked = await fill(service, `${path}/refund`, { for: 'goodwill', amount: '12,50' });
    const form = { key: asked.key, for: 'goodwill', amount: '12,50' };
    const other = await service.browser.send(`${path}/refund`, { ...form, confirmed: '1200' });
    expect(other.status).toBe(200);
    expect(await loggedOf(number)).toEqual([]);
    const done = await service.browser.send(`${path}/refund`, { ...form, confirmed: '1250' });
    expect(done.headers.location).toBe(`${path}?done=refunded.invoice`);
    const again = await service.browser.send(`${path}/refund`, { ...form, confirmed: '1250' });
    expect(again.headers.location).toBe(`${path}?done=already`);
    expect(await loggedOf(number)).toEqual(['order.refunded 12.50 EUR']);
    expect(seenText((await service.browser.get(path)).text)).toMatch(/Entgegenkommen -€\s12,50/);
  });

  test('is cancelled in part and then as a whole, each after it was confirmed', async () => {
    const number = await place();
    const path = `/desk/orders/${number}`;
    const part = await fill(service, `${path}/cancel`, { 'line-2': '1' });
    expect(seenText(part.text)).toMatch(/schuldet dem Shop €\s30,00 weniger.*1 × Article 2/s);
    const form = { key: part.key, 'line-2': '1', confirmed: '3000' };
    expect((await service.browser.send(`${path}/cancel`, form)).headers.location).toBe(
      `${path}?done=order-cancelled`,
    );
    expect((await service.browser.send(`${path}/cancel`, form)).headers.location).toBe(
      `${path}?done=already`,
    );
    const rest = await fill(service, `${path}/cancel`, { 'line-1': '2' });
    const [, amount = ''] = /<button (?=[^>]*name="confirmed")[^>]*value="(\d+)"/.exec(rest.text) ?? [];
    await service.browser.send(`${path}/cancel`, { key: rest.key, 'line-1': '2', confirmed: amount });
    expect(Number(amount)).toBe(10_495);
    expect(await loggedOf(number)).toEqual([
      'order.cancelled confirmed cancelled',
      'order.cancelled 30.00 EUR',
    ]);
    const waiting = await place({ state: 'placed' });
    const whole = await fill(service, `/desk/orders/${waiting}/cancel`, { confirmed: '0' });
    expect(whole.headers.location).toBe(`/desk/orders/${waiting}?done=order-cancelled`);
  });

  test.each([
    [
      'what a provider took goes back',
      { isPaid: true },
      'gehen an Anna Berger zurück',
      'Das Geld ist auf dem Weg zurück.',
    ],
    ['of an open invoice less is owed', {}, 'schuldet dem Shop', 'Die Forderung ist kleiner geworden.'],
  ])('says what becomes of the money: %s', async (_case, paid, asked, told) => {
    const path = `/desk/orders/${await place(paid)}`;
    const form = { for: 'goodwill', amount: '12,50' };
    const refund = await fill(service, `${path}/refund`, form);
    expect(saidOn(refund.text)[1]).toContain(asked);
    const done = await service.browser.send(`${path}/refund`, {
      key: refund.key,
      ...form,
      confirmed: '1250',
    });
    const { text } = await service.browser.get(done.headers.location ?? '');
    expect(saidOn(text).find((each) => each.includes(told))).toBeDefined();
    const cancelled = await fill(service, `${path}/cancel`, { 'line-2': '1' });
    expect(saidOn(cancelled.text)[1]).toContain(asked);
  });

  test('says that no money moves where none was paid', async () => {
    const path = `/desk/orders/${await place({ state: 'placed' })}`;
    expect(saidOn((await fill(service, `${path}/cancel`, {})).text)[1]).toMatch(/^Dabei fließt kein Geld/);
  });

  test('leads administrators to what the log says of it', async () => {
    const administrator = await shop.worker(newEmail());
    const path = `/desk/orders/${await place()}`;
    const { text } = await administrator.browser.get(path);
    const [, log = ''] = /href="([^"]*)">Wer im Team was getan hat</.exec(text) ?? [];
    await administrator.browser.send(`${path}/note`, { key: keyOn(text), note: 'Ruft zurück' });
    expect(seenText((await administrator.browser.get(log)).text)).toMatch(/Notiz geschrieben\s+Bestellung/);
    expect((await service.browser.get(path)).text).not.toContain('Wer im Team');
  });

  test('has notes, its invoice, and its confirmation once more, each once for a press', async () => {
    const email = newEmail();
    const number = await place({ email });
    const path = `/desk/orders/${number}`;
    const { text } = await service.browser.get(path);
    const note = { key: keyOn(text), note: 'Ruft zurück <b>morgen</b>' };
    for (const told of ['noted', 'already'])
      expect((await service.browser.send(`${path}/note`, note)).headers.location).toBe(
        `${path}?done=${told}`,
      );
    const empty = await service.browser.send(`${path}/note`, { ...note, note: ' ' });
    expect([empty.status, saidOn(empty.text)[1]]).toEqual([422, 'Schreib erst etwas in die Notiz.']);
    expect(seenText((await service.browser.get(path)).text)).toContain('Ruft zurück <b>morgen</b>');
    for (const told of ['mail-resent', 'already'])
      expect((await service.browser.send(`${path}/mail`, { key: note.key })).headers.location).toBe(
        `${path}?done=${told}`,
      );
    expect(await shop.mailsTo(email)).toHaveLength(1);
    const invoice = await service.browser.get(`${path}/invoice`);
    expect([invoice.status, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await loggedOf(number)).toEqual(['order.mail-resent', 'order.noted']);
    const entries = (await shop.audit()).filter(({ subject }) => subject === `order:${number}`);
    expect(JSON.stringify(entries)).not.toMatch(/Ruft|Berger/);
  });

  test('is told of in English, too, and every refusal and every mail has its words', async () => {
    const number = await place();
    await service.browser.send('/desk/language', { language: 'en', to: '/desk' });
    const seen = seenText((await service.browser.get(`/desk/orders/${number}`)).text);
    expect(seen).toContain('This order can be packed.');
    await service.browser.send('/desk/language', { language: 'de', to: '/desk' });
    const words = refusals.filter((each) => each !== 'unknown-order' && !hasDeskText(`refused.${each}`));
    expect(words).toEqual([]);
    const mails = mailPurposes.filter((each) =>
      /^(order|payment|return|refund|withdrawal|protection)-/.test(each),
    );
    expect(mails.filter((each) => !hasDeskText(`mail.${each}`))).toEqual([]);
  });

  test('that needs a hand is on a list of its own', async () => {
    expect(seenText((await service.browser.get('/desk/orders/attention')).text)).toContain(
      'Nichts. Alles läuft.',
    );
  });
});
