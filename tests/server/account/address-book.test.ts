import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { elementWith, seenText } from '../../running/seen-text.ts';
import { address, fieldOf, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';
import type { TestBrowser } from './account-shop.ts';

// A customer's addresses, and the number of the loyalty card: kept, changed, taken away, and nobody else's.

let shop: OrderShop;
const book = '/mein-konto/mein-adressbuch';
const card = '/mein-konto/payback';
const linz = { ...address, street: 'Hauptplatz', houseNumber: '1', postalCode: '4020', city: 'Linz' };

beforeAll(async () => {
  shop = await startOrderShop();
  shop.content.page({ path: '/_/account-addresses', main: [{ type: 'address-book' }] });
  shop.content.page({ path: '/_/account-payback', main: [{ type: 'payback-card' }] });
  for (const sku of ['100.1', '102.1']) await shop.stock(sku, 100);
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

async function customer(): Promise<{ browser: TestBrowser; email: string }> {
  const { email } = await shop.customer();
  const browser = shop.browser();
  expect((await browser.logIn(email)).status).toBe(200);
  return { browser, email };
}

async function keep(browser: TestBrowser, fields: Record<string, string>): Promise<void> {
  const sent = await browser.send(book, { form: 'address', ...fields });
  expect([sent.status, sent.headers.location]).toEqual([303, `${book}?stand=adresse-gespeichert`]);
}

/** What is read of each address, and its id. */
async function kept(browser: TestBrowser): Promise<{ id: string; text: string }[]> {
  const { text } = await browser.get(book);
  return [...text.matchAll(/<li class="account-page-card">.*?<\/li>/gs)].map(([item]) => ({
    id: fieldOf(item, 'id'),
    text: seenText(item),
  }));
}

describe('the address book', () => {
  test('keeps addresses, the first as the usual one until another is', async () => {
    const { browser } = await customer();
    expect(seenText((await browser.get(book)).text)).toContain('Hier ist noch keine Adresse.');
    await keep(browser, address);
    await keep(browser, linz);
    const [first, second] = await kept(browser);
    expect([first?.text, second?.text]).toEqual([
      expect.stringMatching(/^Deine übliche Adresse Niamh .* 1070 Wien Österreich Bearbeiten Entfernen$/),
      expect.stringMatching(
        /^Niamh .* Hauptplatz 1 4020 Linz Österreich Bearbeiten Immer verwenden Entfernen$/,
      ),
    ]);
    await browser.send(book, { form: 'address-default', id: second?.id ?? '' });
    expect((await kept(browser))[0]?.text).toMatch(/^Deine übliche Adresse .* Linz/);
    const removed = await browser.send(book, { form: 'address-remove', id: second?.id ?? '' });
    expect(removed.headers.location).toBe(`${book}?stand=adresse-entfernt`);
    expect(seenText((await browser.get(removed.headers.location ?? '')).text)).toContain(
      'Die Adresse ist entfernt.',
    );
    expect((await kept(browser)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Deine übliche Adresse .* Wien/),
    ]);
  });

  test('changes an address, and tells what is wrong with it beside its field', async () => {
    const { browser } = await customer();
    await keep(browser, address);
    const id = (await kept(browser))[0]?.id ?? '';
    const page = await browser.get(`${book}?adresse=${id}`);
    expect([fieldOf(page.text, 'street'), fieldOf(page.text, 'city')]).toEqual(['Lindengasse', 'Wien']);
    const wrong = await browser.send(book, { form: 'address', id, ...address, postalCode: '12AB', city: '' });
    expect(wrong.status).toBe(422);
    const fault = (field: string): string =>
      seenText(elementWith(wrong.text, ` id="n0.form-${field}-fault"`));
    expect([fault('postalCode'), fault('city')]).toEqual([
      'Nur Zahlen sind erlaubt',
      'Bitte gib Deinen Ort ein.',
    ]);
    await keep(browser, { id, ...linz });
    expect((await kept(browser)).map(({ text }) => text)).toEqual([
      expect.stringContaining('Hauptplatz 1 4020 Linz'),
    ]);
  });

  test('holds twenty addresses', async () => {
    const { browser } = await customer();
    for (let at = 0; at < 20; at++) await keep(browser, { ...address, houseNumber: String(at + 1) });
    const full = await browser.send(book, { form: 'address', ...linz });
    expect(full.status).toBe(422);
    expect(seenText(full.text)).toContain('Dein Adressbuch ist voll.');
    expect(await kept(browser)).toHaveLength(20);
  });

  test('is nobody else’s: their addresses are answered as those that do not exist', async () => {
    const { browser: owner } = await customer();
    await keep(owner, address);
    const id = (await kept(owner))[0]?.id ?? '';
    const { browser: other } = await customer();
    expect((await other.get(`${book}?adresse=${id}`)).text).not.toContain('Niamh');
    for (const form of ['address', 'address-remove', 'address-default']) {
      const [theirs, nobodys] = [
        await other.send(book, { form, id, ...linz }),
        await other.send(book, { form, id: 'A'.repeat(22), ...linz }),
      ];
      expect([form, theirs.status, seenText(theirs.text)]).toEqual([form, 404, seenText(nobodys.text)]);
    }
    const guest = await shop.browser().send(book, { form: 'address-remove', id });
    expect([guest.status, guest.headers.location?.startsWith('/anmelden?')]).toEqual([303, true]);
    expect((await kept(owner))[0]?.text).toContain('Lindengasse');
  });

  test('begins the next order: who has an address and a way to pay is led to the last step at once', async () => {
    const { browser } = await customer();
    await keep(browser, linz);
    await browser.send('/warenkorb', { sku: '102' });
    expect((await browser.get('/kasse')).headers.location).toBe('/kasse/zahlung');
    await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
    const last = await browser.get('/kasse');
    expect(last.status).toBe(200);
    expect(seenText(last.text)).toContain('Hauptplatz 1 4020 Linz');
    await keep(browser, { ...address, isDefault: 'yes' });
    expect(seenText((await browser.get('/kasse')).text)).toContain('1070 Wien');
  });
});

describe('the loyalty card', () => {
  test.each([
    ['12AB', 'Nur Zahlen sind erlaubt'],
    ['308342001234567', 'Die Payback-Nummer hat 16 Ziffern.'],
    ['30834200123456789', 'Die Payback-Nummer hat 16 Ziffern.'],
    [' ', 'Bitte gib Deine Payback-Nummer ein.'],
  ])('is not %j', async (number, fault) => {
    const { browser } = await customer();
    const sent = await browser.send(card, { form: 'payback', number });
    expect(sent.status).toBe(422);
    expect(seenText(elementWith(sent.text, ' id="n0.form-number-fault"'))).toBe(fault);
  });

  test('is kept however it is grouped, makes its customer take part, and goes again', async () => {
    const { browser, email } = await customer();
    const takesPart = async (): Promise<boolean | undefined> =>
      (await shop.accounts.byEmail('at', email))?.flags.bonusProgram;
    expect(await takesPart()).toBe(false);
    const sent = await browser.send(card, { form: 'payback', number: '3083 4200 1234 5678' });
    expect(sent.headers.location).toBe(`${card}?stand=karte-gespeichert`);
    const page = await browser.get(card);
    expect(seenText(page.text)).toContain('Deine Karte endet auf 5678.');
    expect(page.text).not.toContain('30834200');
    expect(await takesPart()).toBe(true);
    await browser.send(card, { form: 'payback-remove' });
    expect(seenText((await browser.get(card)).text)).not.toContain('Deine Karte');
    expect(await takesPart()).toBe(false);
  });

  test('has a page beside its field that says where its number is', async () => {
    const { browser } = await customer();
    const { text } = await browser.get(card);
    expect(/<a[^>]*href="([^"]*)"[^>]*>Wo finde ich meine Payback-Nummer\?/.exec(text)?.[1]).toBe(
      '/service-hilfe/payback-nummer',
    );
  });
});
