import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gatewayPath } from '../../../schemas/gateway/gateway-call.ts';
import { elementWith, seenText } from '../../running/seen-text.ts';
import type { Answer } from '../shop-under-test.ts';
import { type BasketShop, shopper, startBasketShop } from './basket-shop.ts';

let shop: BasketShop;
beforeAll(async () => {
  shop = await startBasketShop();
  shop.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
});
afterAll(async () => {
  expect(shop.leaks()).toEqual([]);
  await shop.close();
});

describe('the page of the basket, without a script', () => {
  test('takes an article from any page and says what was done', async () => {
    const browser = shop.browser();
    const sent = await browser.send('/warenkorb', { sku: '100', from: '/p/wickelkleid-100?farbe=sage' });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe(
      '/warenkorb?stand=neu&artikel=100.1&menge=1&von=%2Fp%2Fwickelkleid-100%3Ffarbe%3Dsage',
    );
    const page = await browser.get(sent.headers.location ?? '');
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(page.text).toContain('Wickelkleid liegt jetzt in Deinem Warenkorb.');
    expect(page.text).toMatch(/74,99/);
    expect(page.text).toMatch(/5,95/);
  });

  test.each(['https://böse.example/', '//evil.example/x', 'javascript:alert(1)', '/\\evil.example', ''])(
    'leads back to pages of this shop alone, not to %j',
    async (from) => {
      const { headers } = await shop.browser().send('/warenkorb', { sku: '100', from });
      expect(headers.location).toBe('/warenkorb?stand=neu&artikel=100.1&menge=1');
    },
  );

  test('changes, removes and puts back, each by its form', async () => {
    const browser = shop.browser();
    const steps = [
      [{ form: 'add', sku: '100', quantity: '2' }, 'stand=neu&artikel=100.1&menge=2'],
      [{ form: 'change', sku: '100.1', quantity: '11' }, 'stand=begrenzt&artikel=100.1&menge=10'],
      [{ form: 'change', sku: '100.1', quantity: '3' }, 'stand=geaendert&artikel=100.1&menge=3'],
      [{ form: 'delivery', option: 'eco' }, 'stand=lieferung'],
      [{ form: 'voucher', code: 'WINTER10' }, 'stand=gutschein'],
      [{ form: 'remove-voucher' }, 'stand=gutschein-weg'],
      [{ form: 'remove', sku: '100.1' }, 'stand=entfernt&artikel=100.1&menge=3'],
      [{ form: 'undo', sku: '100.1', quantity: '3' }, 'stand=zurueck&artikel=100.1&menge=3'],
    ] as const;
    for (const [form, expected] of steps) {
      const sent = await browser.send('/warenkorb', form);
      expect([sent.status, sent.headers.location]).toEqual([303, `/warenkorb?${expected}`]);
      expect((await browser.get(sent.headers.location ?? '')).status).toBe(200);
    }
    expect((await shopper(browser).basket()).basket.lines).toMatchObject([{ sku: '100.1', quantity: 3 }]);
  });

  test('names the number where there are fewer, and offers what was removed again', async () => {
    const browser = shop.browser();
    await browser.send('/warenkorb', { sku: '100', quantity: '11' });
    expect((await browser.get('/warenkorb?stand=begrenzt&artikel=100.1&menge=10')).text).toContain(
      'Nur noch 10 Stück gibt es davon',
    );
    await browser.send('/warenkorb', { form: 'remove', sku: '100.1' });
    const { text } = await browser.get('/warenkorb?stand=entfernt&artikel=100.1&menge=10');
    expect(text).toContain('Wickelkleid ist nicht mehr in Deinem Warenkorb.');
    expect(text).toMatch(/name="form" value="undo"/);
  });

  test('is shown again with the reason and what was typed, where something is refused', async () => {
    const browser = shop.browser();
    await browser.send('/warenkorb', { sku: '102' });
    const noticesOf = ({ text }: Answer): string => seenText(elementWith(text, 'data-role="notices"'));
    expect(noticesOf(await browser.get('/warenkorb'))).toBe('');
    const open = await browser.send('/warenkorb', { sku: '4711' });
    expect(open.status).toBe(422);
    expect(noticesOf(open)).toBe('Bitte wähle zuerst eine Variante aus!');
    const code = await browser.send('/warenkorb', { form: 'voucher', code: 'Mein"Code<' });
    expect(code.status).toBe(422);
    expect(code.text).toContain('Diesen Rabattcode kennen wir nicht.');
    expect(code.text).toContain('value="Mein&quot;Code&lt;"');
    const quantity = await browser.send('/warenkorb', { form: 'change', sku: '102.1', quantity: '1;2' });
    expect(quantity.status).toBe(422);
    expect(quantity.text).toContain('Bitte gib die Menge als ganze Zahl ab 1 ein.');
  });

  test.each([
    'stand=neu&artikel=400.1&menge=1',
    'stand=entfernt&artikel=<b>x</b>&menge=3',
    'stand=neu&artikel=__proto__',
    'stand=constructor',
    'stand=neu',
  ])('says nothing that somebody else wrote into its address: %s', async (query) => {
    const browser = shop.browser();
    await browser.send('/warenkorb', { sku: '102' });
    const { status, text } = await browser.get(`/warenkorb?${query}`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/liegt in Deinem|nicht mehr in Deinem|Rückgängig/);
    expect(text).not.toContain('<b>x');
  });

  test('takes nothing that another site sends, and no form that it does not have', async () => {
    const browser = shop.browser();
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await browser.send('/warenkorb', { sku: '100' }, foreign)).status).toBe(403);
    expect((await browser.send('/warenkorb', { form: 'order' })).status).toBe(400);
    expect((await shopper(browser).basket()).basket.count).toBe(0);
  });
});

describe('the gateway', () => {
  const line = 'lines { sku quantity total problem }';
  const ask = async (browser: ReturnType<BasketShop['browser']>, query: string, variables = {}) => {
    const answer = await browser.call(`${gatewayPath}?locale=de-AT`, { query, variables });
    return { status: answer.status, ...(JSON.parse(answer.text) as { data?: unknown; errors?: object[] }) };
  };

  test('has the one basket of whoever asks, and changes it', async () => {
    const browser = shop.browser();
    expect((await ask(browser, '{ basket { count total } }')).data).toEqual({
      basket: { count: 0, total: 0 },
    });
    const added = await ask(
      browser,
      `mutation Add($sku: ID!) { addToBasket(sku: $sku, quantity: 2) { count ${line} shipping { parcel } notices { isGood text } } }`,
      { sku: '102' },
    );
    expect(added.data).toEqual({
      addToBasket: {
        count: 2,
        lines: [{ sku: '102.1', quantity: 2, total: 19_998, problem: null }],
        shipping: { parcel: 0 },
        notices: [{ isGood: true, text: 'Wickelkleid liegt jetzt in Deinem Warenkorb.' }],
      },
    });
    await ask(browser, 'mutation { changeBasketLine(sku: "102.1", quantity: 1) { count } }');
    const redeemed = await ask(
      browser,
      'mutation { redeemVoucher(code: "winter10") { total voucher { code discount } vat { rate cents } } }',
    );
    expect(redeemed.data).toEqual({
      redeemVoucher: {
        total: 8999,
        voucher: { code: 'WINTER10', discount: 1000 },
        vat: [{ rate: 20, cents: 1500 }],
      },
    });
    await ask(browser, 'mutation { removeVoucher { count } }');
    expect((await ask(browser, `mutation { removeFromBasket(sku: "102.1") { ${line} } }`)).data).toEqual({
      removeFromBasket: { lines: [] },
    });
    expect((await shopper(browser).basket()).basket.count).toBe(0);
  });

  test('refuses in the shop’s words', async () => {
    const answer = await ask(shop.browser(), 'mutation { addToBasket(sku: "4711") { count } }');
    expect(answer.status).toBe(422);
    expect(answer.errors).toEqual([
      expect.objectContaining({ message: 'Bitte wähle zuerst eine Variante aus!' }),
    ]);
  });
});

describe('a quantity that is no answer to how many there are', () => {
  const fewer =
    'Nur noch 10 Stück gibt es davon, mehr können wir Dir nicht in den Warenkorb legen: Wickelkleid';
  const none = 'Bitte gib die Menge als ganze Zahl ab 1 ein.';

  test.each([
    ['11', fewer],
    ['99999', fewer],
    ['99999999999', fewer],
    ['-1', none],
    ['1.5', none],
    ['', none],
  ])('%j is told in one sentence by the page, the call and the gateway', async (quantity, sentence) => {
    const browser = shop.browser();
    await browser.send('/warenkorb', { sku: '100', quantity: '3' });
    const sent = await browser.send('/warenkorb', { form: 'change', sku: '100.1', quantity });
    const page = sent.status === 303 ? await browser.get(sent.headers.location ?? '') : sent;
    expect(/data-role="notices">.*?<p>(?:<a[^>]*>)?([^<]*)/s.exec(page.text)?.[1]).toBe(sentence);
    const { notices } = await shopper(browser).do('change', { sku: '100.1', quantity });
    expect(notices.at(-1)).toMatchObject({ kind: 'bad', text: sentence, sku: '100.1', field: 'quantity' });
    const asked = Number(quantity);
    if (quantity === '' || Math.trunc(asked) !== asked || asked > 2 ** 31) return;
    const query = `mutation { changeBasketLine(sku: "100.1", quantity: ${asked}) { notices { text } } }`;
    const answer = await browser.call(`${gatewayPath}?locale=de-AT`, { query });
    expect(answer.text).toContain(JSON.stringify(sentence));
  });
});

describe('a database that has stopped', () => {
  test('is told with the time to come again; nothing else of the shop is touched', async () => {
    const away = await startBasketShop();
    away.content.page({ path: '/_/basket', main: [{ type: 'basket' }] });
    const browser = away.browser();
    await browser.send('/warenkorb', { sku: '100' });
    expect((await browser.get('/')).status).toBe(200);
    await away.database.close();
    const failed =
      'Dein Artikel konnte leider nicht in den Warenkorb gelegt werden. Bitte versuche es später nochmal';
    const added = await browser.call('/api/basket/v1/add', { sku: '100' });
    expect([added.status, added.headers['retry-after']]).toEqual([503, '5']);
    expect(JSON.parse(added.text)).toMatchObject({ status: 503, detail: failed });
    const removed = await browser.call('/api/basket/v1/remove', { sku: '100.1' });
    expect(removed.status).toBe(503);
    const { detail } = JSON.parse(removed.text) as { detail: string };
    expect(detail).toContain('Dein Warenkorb ist, wie er vorher war.');
    for (const path of ['/api/basket/v1', '/api/basket/v1/count', '/warenkorb']) {
      const answer = await browser.get(path);
      expect([path, answer.status, answer.headers['retry-after'] !== undefined]).toEqual([path, 503, true]);
    }
    const sent = await browser.send('/warenkorb', { sku: '100' });
    expect([sent.status, sent.headers['retry-after'] !== undefined]).toEqual([503, true]);
    expect((await browser.get('/')).status).toBe(200);
    await away.close().catch(() => {});
  });
});
