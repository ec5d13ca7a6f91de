import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, laptop, phone } from '../running/devices.ts';
import { hasFocus, keyboard } from '../running/hand.ts';
import { hold } from '../running/hold.ts';
import { newCustomer } from '../running/new-customer.ts';
import { readBeside, walkThrough } from '../running/open-layer.ts';
import {
  basket,
  buyButton,
  code,
  expectText,
  less,
  line,
  more,
  openBasketWith,
  pieces,
  removal,
  shipping,
  shownText,
  total,
  tyre,
} from '../running/shown-basket.ts';
import { logIn } from '../running/shown-wishlist.ts';
import { stopClock, whileRunning } from '../running/stopped-clock.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();
const { sku } = tyre;

/** The basket with so many tyres in it. */
async function openBasket(options: object, quantity = 1): Promise<Page> {
  const page = await shop.blank(options);
  await openBasketWith(page, shop.origin('at'), sku, quantity);
  return page;
}

/** Opens the basket anew and waits for its code, which begins by taking out of the address what was just done. */
async function openAlive(page: Page): Promise<void> {
  await page.goto(`${shop.origin('at')}/warenkorb?von=%2F`);
  await expect.poll(() => page.url()).toBe(`${shop.origin('at')}/warenkorb`);
}

/** Waits until a failure is told in its place and in a toast, which could come just under the next press. */
async function expectFailure(page: Page, place: Locator, text: string): Promise<void> {
  await expectText(place, text);
  await expectText(page.locator('[data-toast]').first(), text);
}

/** Changes of the basket that a page sends from now on. */
function countPosts(page: Page): { posts: number } {
  const seen = { posts: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/warenkorb') seen.posts += 1;
  });
  return seen;
}

describe.each(devices)('on a %s', (_, device) => {
  it('an article goes from its page into the basket, which shows what it costs', async () => {
    const page = await shop.open(tyre.path, device);
    await buyButton(page).click();
    const layer = page.getByRole('dialog', { name: 'In den Warenkorb gelegt' });
    await expectText(layer, 'Noch € 25,10, dann ist Dein Versand gratis.');
    await expectText(layer, '1 × € 49,90');
    expect(await layer.getByRole('link', { name: 'Zur Kassa' }).getAttribute('href')).toBe('/kasse');
    expect(await readBeside(page, layer)).toEqual([]);
    expect(await walkThrough(page, layer)).toEqual({ missed: [], outside: [] });
    expect(await shop.watched().axe()).toEqual([]);
    await layer.getByRole('button', { name: 'Weiter einkaufen' }).click();
    await expect.poll(() => layer.count()).toBe(0);
    expect(await hasFocus(buyButton(page))).toBe(true);
    const goOn = await hold(page, '**/api/basket/v1/add*');
    await buyButton(page).dblclick();
    goOn();
    await expectText(layer, 'Dein Versand ist gratis.');
    await expectText(layer, '2 × € 49,90');
    await layer.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await expect.poll(() => page.url()).toMatch(/\/warenkorb$/);
    await expectText(basket(page), '2 Artikel');
    expect(await pieces(page, sku).inputValue()).toBe('2');
    expect(await shownText(total(page))).toBe('€ 99,80');
    expect(await shop.watched().axe()).toEqual([]);
  });

  it('a quantity goes up and down, and shipping changes in the same answer', async () => {
    const page = await openBasket(device);
    await expectText(
      shipping(page),
      'Noch € 25,10, dann ist Dein Versand gratis. Lieferung nur nach Österreich.',
    );
    await expectText(total(page), '€ 55,85');
    await more(page, sku).click();
    await expect.poll(() => pieces(page, sku).inputValue()).toBe('2');
    await expectText(total(page), '€ 99,80');
    expect(await shownText(shipping(page))).toContain('Dein Versand ist gratis.');
    expect(await hasFocus(more(page, sku))).toBe(true);
    await less(page, sku).click();
    await expectText(total(page), '€ 55,85');
    expect(await shownText(shipping(page))).toContain('Noch € 25,10');
    await expectText(basket(page).getByRole('status').first(), '1 Artikel, gesamt € 55,85.');
  });

  it('an article that is removed goes at once, and comes back', async () => {
    const page = await openBasket(device, 3);
    await removal(page, sku).click();
    await expect.poll(() => line(page, sku).isVisible()).toBe(false);
    await expectText(basket(page), 'Dein Warenkorb ist leer.');
    expect(await shop.watched().axe()).toEqual([]);
    await basket(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expectText(total(page), '€ 149,70');
    expect(await pieces(page, sku).inputValue()).toBe('3');
    expect(await hasFocus(line(page, sku))).toBe(true);
  });

  it('works by plain forms without JavaScript', async () => {
    const page = await shop.open(tyre.path, { ...device, javaScriptEnabled: false });
    await buyButton(page).click();
    await expectText(basket(page), 'liegt jetzt in Deinem Warenkorb.');
    expect(await basket(page).getByRole('link', { name: 'Weiter einkaufen' }).getAttribute('href')).toContain(
      '-8000001',
    );
    await more(page, sku).click();
    await expectText(total(page), '€ 99,80');
    await pieces(page, sku).fill('1');
    await line(page, sku).getByRole('button', { name: 'Aktualisieren' }).click();
    await expectText(total(page), '€ 55,85');
    expect(await shownText(shipping(page))).toContain('Noch € 25,10');
    await code(page).fill('GIBTESNICHT');
    await basket(page).getByRole('button', { name: 'Einlösen' }).click();
    await expectText(basket(page), 'Diesen Rabattcode kennen wir nicht.');
    expect(await code(page).inputValue()).toBe('GIBTESNICHT');
    await basket(page).getByLabel('Weniger Pakete').check();
    await basket(page).getByRole('button', { name: 'Übernehmen' }).click();
    await expect.poll(() => basket(page).getByLabel('Weniger Pakete').isChecked()).toBe(true);
    await removal(page, sku).click();
    await expectText(basket(page), 'Dein Warenkorb ist leer.');
    await basket(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expectText(total(page), '€ 55,85');
    shop.expectFaults((fault) => fault.includes('422'));
  });
});

describe('a quantity', () => {
  it('that is pressed fifty times is exact in the end, with three requests at most', async () => {
    const page = await shop.blank(laptop);
    await page.clock.install();
    await openBasketWith(page, shop.origin('at'), sku);
    const seen = countPosts(page);
    // However long a busy machine takes for them, all of these presses come quickly.
    await stopClock(page);
    for (let press = 0; press < 50; press += 1) await more(page, sku).click({ noWaitAfter: true });
    await page.clock.resume();
    // There are 19 pieces, and the shop says so.
    await expectText(line(page, sku), 'Nur noch 19 Stück gibt es davon');
    await expectText(page.locator('[data-toast]'), 'Nur noch 19 Stück gibt es davon');
    expect(await pieces(page, sku).inputValue()).toBe('19');
    await stopClock(page);
    for (let press = 0; press < 9; press += 1) await less(page, sku).click({ noWaitAfter: true });
    await page.clock.resume();
    await expect.poll(() => pieces(page, sku).inputValue()).toBe('10');
    await expectText(total(page), '€ 499,00');
    expect(seen.posts).toBeLessThanOrEqual(3);
  });

  it('is typed; what cannot be is told in the same words by Enter and by going on', async () => {
    const page = await openBasket(laptop);
    shop.expectFaults((fault) => fault.includes('422'));
    const type = async (typed: string, key: 'Enter' | 'Tab'): Promise<void> => {
      await pieces(page, sku).fill(typed);
      await pieces(page, sku).press(key);
    };
    await type('4', 'Enter');
    await expectText(total(page), '€ 199,60');
    let good = '4';
    for (const [typed, words] of [
      ['20', 'Nur noch 19 Stück gibt es davon'],
      ['-1', 'Bitte gib die Menge als ganze Zahl ab 1 ein.'],
      ['99999', 'Nur noch 19 Stück gibt es davon'],
      ['1.5', 'Bitte gib die Menge als ganze Zahl ab 1 ein.'],
    ] as const)
      for (const key of ['Enter', 'Tab'] as const) {
        // Something that can be, so that the words before go.
        good = good === '3' ? '4' : '3';
        await type(good, 'Enter');
        await expect.poll(() => shownText(line(page, sku))).not.toContain(words);
        await type(typed, key);
        await expectText(line(page, sku), words);
      }
    await type('0', 'Tab');
    await expectText(basket(page), 'Dein Warenkorb ist leer.');
  });

  it('that is wished just before the page is left is not lost', async () => {
    const page = await openBasket(laptop);
    await openAlive(page);
    await more(page, sku).click();
    await page.goto(`${shop.origin('at')}/`);
    await expect
      .poll(async () => {
        await page.goto(`${shop.origin('at')}/warenkorb`);
        return pieces(page, sku).inputValue();
      })
      .toBe('2');
  });
});

describe.each(devices)('a voucher on a %s', (_, device) => {
  it.each([
    ['', 1, 'Bitte gib einen Rabattcode ein.'],
    ['GIBTESNICHT', 1, 'Diesen Rabattcode kennen wir nicht.'],
    ['HERBST26', 2, 'Dieser Gutschein ist abgelaufen.'],
    ['SCHLAFGUT', 2, 'Dieser Gutschein ist für unsere Kundinnen und Kunden.'],
    ['WINTER10', 1, 'Dieser Gutschein gilt ab einem Warenwert von € 75,00.'],
  ])('“%s” for %i pieces is refused at its field', async (typed, quantity, text) => {
    const page = await openBasket(device, quantity);
    await code(page).fill(typed);
    await code(page).press('Enter');
    const field = code(page).locator('xpath=ancestor::form');
    await expectText(field, text);
    expect(await code(page).inputValue()).toBe(typed);
    expect(await hasFocus(code(page))).toBe(true);
    expect(await code(page).getAttribute('aria-invalid')).toBe('true');
    await expectText(basket(page).getByRole('alert').filter({ hasText: text }), text);
    expect(await shop.watched().axe()).toEqual([]);
    shop.expectFaults((fault) => fault.includes('422'));
  });

  it('takes its worth off, holds no more below its minimum, and is removed', async () => {
    const page = await openBasket(device, 2);
    await code(page).fill('winter10');
    await code(page).press('Enter');
    await expectText(total(page), '€ 89,80');
    // Where another Enter, pressed too soon, takes nothing back.
    const redeemed = basket(page).locator('[data-key=redeemed] p');
    await expectText(redeemed, '10 Euro für warme Tage');
    expect(await hasFocus(redeemed)).toBe(true);
    const remove = basket(page).getByRole('button', { name: 'Gutschein WINTER10 entfernen' });
    await less(page, sku).click();
    await expectText(total(page), '€ 55,85');
    expect(await shownText(basket(page))).toContain('Dieser Gutschein gilt ab einem Warenwert von € 75,00.');
    await remove.click();
    await expect.poll(() => code(page).isVisible()).toBe(true);
    expect(await hasFocus(code(page))).toBe(true);
  });
});

describe('the way in which parcels come', () => {
  it('is chosen at once, and stays', async () => {
    const page = await openBasket(phone);
    await basket(page).getByLabel('Weniger Pakete').check();
    await expectText(basket(page), 'Deine Lieferart ist gespeichert.');
    await page.reload();
    expect(await basket(page).getByLabel('Weniger Pakete').isChecked()).toBe(true);
  });
});

describe('an article with variants', () => {
  it('asks for one first, at the choice', async () => {
    const page = await shop.open('/p/x-8000307', phone);
    // It is not ready, and can be pressed all the same.
    await buyButton(page).press('Enter');
    const words = page.locator('main [role=alert][data-role=choose-first]');
    await expectText(words, 'Bitte wähle zuerst eine Variante aus!');
    const field = await page.evaluate(() => (document.activeElement as HTMLInputElement).name);
    expect(['farbe', 'groesse']).toContain(field);
    await page.locator('main [data-role=product] label:has(input[name=groesse])').nth(1).click();
    await expect.poll(() => words.innerText()).toBe('');
  });

  it('goes into the basket from the layer of its card, which stays below what says so', async () => {
    const page = await shop.open('/c/damen/bekleidung/kleider', laptop);
    await page.locator('a[data-action=mini-product]').first().focus();
    await page.keyboard.press('Enter');
    const layer = page.locator('dialog[data-role=mini]');
    await expect.poll(() => layer.isVisible()).toBe(true);
    const buy = layer.getByRole('button', { name: 'In den Warenkorb' });
    await buy.press('Enter');
    await expectText(
      layer.locator('[role=alert][data-role=choose-first]'),
      'Bitte wähle zuerst eine Variante aus!',
    );
    await layer.locator('label:has(input[name=groesse])').nth(1).click();
    await expect.poll(() => buy.getAttribute('aria-disabled')).toBeNull();
    await buy.click();
    const added = page.getByRole('dialog', { name: 'In den Warenkorb gelegt' });
    await expectText(added, await shownText(layer.getByRole('heading', { level: 2 }).first()));
    await page.keyboard.press('Escape');
    await expect.poll(() => added.count()).toBe(0);
    expect(await layer.isVisible()).toBe(true);
    expect(await hasFocus(buy)).toBe(true);
  });
});

describe('an article of the basket', () => {
  it('is saved on the wishlist, and stays', async () => {
    const page = await openBasket(laptop);
    await line(page, sku).getByRole('button', { name: 'merken' }).click();
    await expectText(page.locator('[data-toast]'), tyre.name);
    expect(await line(page, sku).isVisible()).toBe(true);
    await page.goto(`${shop.origin('at')}/merkzettel`);
    await expectText(page.locator('main'), tyre.name);
  });

  it('that is removed far below is told of in a toast, with the way back', async () => {
    const page = await shop.blank(phone);
    await page.clock.install();
    await openBasketWith(page, shop.origin('at'), sku);
    const [first, last] = ['8000006.01', '8000307.03'];
    await openBasketWith(page, shop.origin('at'), first);
    await openBasketWith(page, shop.origin('at'), last);
    // However long a busy machine takes to press its button, the toast is still there.
    await stopClock(page);
    await removal(page, last).click();
    await expect.poll(() => line(page, last).count()).toBe(0);
    // Not on a button that takes the next one out, when Enter is held down.
    expect(await hasFocus(line(page, first))).toBe(true);
    const toast = page.locator('[data-toast]');
    await expect.poll(whileRunning(page, 50, () => toast.count())).toBe(1);
    await expectText(toast, 'ist nicht mehr in Deinem Warenkorb.');
    await toast.getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => line(page, last).isVisible()).toBe(true);
    expect(await pieces(page, first).inputValue()).toBe('1');
  });

  it('can be used by keys alone: more, less, away and back', async () => {
    const page = await openBasket(laptop);
    const hand = keyboard(page);
    await hand.press(more(page, sku));
    await expectText(total(page), '€ 99,80');
    await hand.press(removal(page, sku));
    await expectText(basket(page), 'Dein Warenkorb ist leer.');
    await hand.press(basket(page).getByRole('button', { name: 'Rückgängig' }));
    await expectText(total(page), '€ 99,80');
    expect(await pieces(page, sku).inputValue()).toBe('2');
  });
});

describe('a basket that is open elsewhere', () => {
  it('follows what another tab does, and what was done before the way back', async () => {
    const page = await openBasket(laptop);
    await openAlive(page);
    const other = await page.context().newPage();
    await other.goto(`${shop.origin('at')}/warenkorb`);
    await more(other, sku).click();
    await expectText(total(page), '€ 99,80');
    await other.close();
    await page.goto(shop.origin('at') + tyre.path);
    await buyButton(page).click();
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
    await page.goBack();
    await expectText(total(page), '€ 149,70');
  });
});

describe('a basket whose customer is no longer logged in', () => {
  it('stays in sight when something is pressed, and says that a login brings it back', async () => {
    const customer = await newCustomer(shop.port());
    const page = await shop.blank(laptop);
    await page.goto(`${shop.origin('at')}/anmelden?ziel=%2Fwarenkorb`);
    await logIn(page, customer);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/warenkorb');
    await openBasketWith(page, shop.origin('at'), sku, 2);
    // As it ends in another tab.
    await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/customer/v1/logout', { method: 'POST', headers, body: '{}' });
    });
    // Whoever is nobody any more is first made known by the shop, then refused.
    shop.expectFaults((fault) => /4(?:22|28)|inline style/.test(fault));
    await more(page, sku).click();
    const told = 'Du bist nicht mehr angemeldet. Melde Dich an, dann ist Dein Warenkorb wieder da.';
    await expectText(page.locator('[data-toast]'), told);
    await expectText(basket(page).locator('[data-role=notices]'), told);
    expect(await line(page, sku).isVisible()).toBe(true);
    expect(await pieces(page, sku).inputValue()).toBe('2');
    await removal(page, sku).click();
    await expect.poll(() => line(page, sku).isVisible()).toBe(true);
    await basket(page).getByRole('link', { name: 'Anmelden' }).click();
    await logIn(page, customer);
    await expect.poll(() => pieces(page, sku).inputValue()).toBe('2');
  });
});

describe('a shop that does not answer', () => {
  it('is told of where something was wished, and nothing is lost', async () => {
    const page = await openBasket(laptop, 2);
    shop.expectFaults((fault) => fault.includes('ERR_INTERNET_DISCONNECTED'));
    await openAlive(page);
    // What counts in the header has come, too.
    await expectText(page.locator('header [data-badge=basket]'), '2');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await more(page, sku).click();
    await expectFailure(page, line(page, sku), 'Wir erreichen unseren Shop gerade nicht.');
    expect(await pieces(page, sku).inputValue()).toBe('2');
    // The line and the toast are there already: only the call tells that this was tried, too.
    const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await removal(page, sku).click();
    await tried;
    await expect.poll(() => line(page, sku).isVisible()).toBe(true);
    await expectText(page.locator('[data-toast]').first(), 'Wir erreichen unseren Shop gerade nicht.');
    await page.context().setOffline(false);
    await more(page, sku).click();
    await expectText(total(page), '€ 149,70');
    expect(await shownText(line(page, sku))).not.toContain('Wir erreichen');
  });

  it.each([
    ['a page of its own', 503, 'text/html', '<!doctype html><title>Gleich wieder da</title>'],
    ['nothing', 502, 'text/plain', ''],
  ])(
    'but something before it does, with %s: that is told, and nothing is lost',
    async (_, status, type, body) => {
      const page = await openBasket(phone, 2);
      shop.expectFaults((fault) => fault.includes(`${status}`));
      await page.route('**/warenkorb*', (route) => route.fulfill({ status, contentType: type, body }));
      await more(page, sku).click();
      await expectFailure(page, line(page, sku), 'Das hat leider nicht geklappt.');
      expect(await pieces(page, sku).inputValue()).toBe('2');
      await code(page).fill('WINTER10');
      await basket(page).getByRole('button', { name: 'Einlösen' }).click();
      await expectText(basket(page).locator('[data-role=notices]'), 'Das hat leider nicht geklappt.');
      expect(await code(page).inputValue()).toBe('WINTER10');
      await page.unroute('**/warenkorb*');
      await basket(page).getByRole('button', { name: 'Einlösen' }).click();
      await expectText(total(page), '€ 89,80');
      expect(await shownText(basket(page))).not.toContain('Das hat leider nicht geklappt.');
    },
  );

  it('leaves an article out of the basket, and says so', async () => {
    const page = await shop.open(tyre.path, phone);
    shop.expectFaults((fault) => fault.includes('ERR_INTERNET_DISCONNECTED'));
    // The code of the button comes at its first use, the words for a failure with it.
    await page.context().setOffline(false);
    await page.route('**/api/basket/v1/add*', (route) => route.abort('internetdisconnected'));
    await buyButton(page).click();
    await expectText(
      page.locator('[data-toast]'),
      'Dein Artikel konnte leider nicht in den Warenkorb gelegt werden. Bitte versuche es später nochmal',
    );
    await page.unroute('**/api/basket/v1/add*');
    await buyButton(page).click();
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
  });
});
