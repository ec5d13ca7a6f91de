import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, laptop, phone } from '../running/devices.ts';
import { hasFocus } from '../running/hand.ts';
import { newCustomer } from '../running/new-customer.ts';
import { expectText } from '../running/shown-basket.ts';
import {
  badge,
  cardHearts,
  change,
  dress,
  isPressed,
  logIn,
  openWishlistWith,
  removal,
  stageHeart,
  toasts,
  variant,
  wish,
  wishlist,
} from '../running/shown-wishlist.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();
const { rust38, rust40, name } = dress;
const tyre = '8000001.01';
const oops = 'Entschuldige, irgendetwas ist schief gelaufen. Probiere es später noch einmal';

async function openList(options: object, skus: readonly string[]): Promise<Page> {
  const page = await shop.blank(options);
  await openWishlistWith(page, shop.origin('at'), skus);
  return page;
}

describe.each(devices)('on a %s', (_, device) => {
  it('a heart on a card saves its article, and pressed again it does not', async () => {
    const page = await shop.open('/', device);
    const heart = cardHearts(page).first();
    const sku = await heart.getAttribute('value');
    await heart.click();
    await expectText(toasts(page), 'ist auf Deinem Merkzettel.');
    // A toast with the focus stays, however long axe looks.
    const toList = toasts(page).getByRole('link', { name: 'Zum Merkzettel' });
    await toList.focus();
    expect(await isPressed(heart)).toBe('true');
    await expectText(badge(page), '1');
    expect(await shop.watched().axe()).toEqual([]);
    await toList.click();
    await expect.poll(() => wish(page, sku ?? '').isVisible()).toBe(true);
    await page.goBack();
    // The page is the same for everybody: what is saved is asked for.
    await expect.poll(() => isPressed(heart)).toBe('true');
    await heart.click();
    await expectText(toasts(page).last(), 'ist nicht mehr auf Deinem Merkzettel.');
    expect(await isPressed(heart)).toBe('false');
    await expect.poll(() => badge(page).isHidden()).toBe(true);
  });

  it('the heart of a product saves what is chosen, and a double click is one press', async () => {
    const page = await shop.open(`${dress.path}?farbe=rust&groesse=38`, device);
    const heart = stageHeart(page);
    await heart.dblclick();
    await expectText(toasts(page), name);
    await expect.poll(() => isPressed(heart)).toBe('true');
    await page.locator('main label:has(input[name=groesse])').nth(1).click();
    await expect.poll(() => heart.getAttribute('value')).toBe(rust40);
    await expect.poll(() => isPressed(heart)).toBe('false');
    await page.locator('main label:has(input[name=groesse])').nth(0).click();
    await expect.poll(() => heart.getAttribute('value')).toBe(rust38);
    await expect.poll(() => isPressed(heart)).toBe('true');
    await page.goto(`${shop.origin('at')}/merkzettel`);
    await expectText(wish(page, rust38), 'Größe 38');
    await expectText(wishlist(page), '1 Artikel');
  });

  it('a wish is changed to another size, not changed to the same, moved into the basket', async () => {
    const page = await openList(device, [rust38]);
    await change(page, rust38).click();
    await expectText(toasts(page), 'Du hast nichts geändert.');
    await variant(page, rust38).selectOption(rust40);
    await change(page, rust38).click();
    await expectText(wish(page, rust40), 'Größe 40');
    expect(await wish(page, rust38).count()).toBe(0);
    await expectText(toasts(page).last(), 'ist geändert');
    expect(await shop.watched().axe()).toEqual([]);
    await wish(page, rust40).getByRole('button', { name: 'in den Warenkorb' }).click();
    await expectText(wishlist(page), 'Dein Merkzettel ist leer.');
    await expectText(toasts(page).last(), 'liegt jetzt in Deinem Warenkorb.');
    await expectText(page.locator('header [data-badge=basket]'), '1');
    await page.goto(`${shop.origin('at')}/warenkorb`);
    await expectText(page.locator('main'), 'Größe 40');
  });

  it('a wish is removed at once and comes back, with the focus where it is of use', async () => {
    const page = await openList(device, [tyre, rust38]);
    await removal(page, rust38).click();
    await expect.poll(() => wish(page, rust38).isVisible()).toBe(false);
    // Not on the button that takes the next one off, when Enter is held down.
    await expect.poll(() => hasFocus(wish(page, tyre))).toBe(true);
    await toasts(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expect.poll(() => wish(page, rust38).isVisible()).toBe(true);
    await expectText(wishlist(page), '2 Artikel');
  });

  it('a wish is changed in the layer of its product', async () => {
    const page = await openList(device, [rust38]);
    await wish(page, rust38).getByRole('link', { name: 'ansehen und wählen' }).click();
    const layer = page.getByRole('dialog', { name: 'Artikel im Überblick' });
    await layer.locator('label:has(input[name=groesse])').nth(1).click();
    await expect
      .poll(() => layer.locator('form[data-action=wishlist-heart] button').getAttribute('value'))
      .toBe(rust40);
    await layer.getByRole('button', { name: 'Änderung übernehmen' }).click();
    await expectText(wish(page, rust40), 'Größe 40');
    await expect.poll(() => layer.isVisible()).toBe(false);
    await expectText(toasts(page), 'ist geändert');
  });

  it('does all of it without scripts', async () => {
    const page = await shop.open('/', { ...device, javaScriptEnabled: false });
    await page.goto(`${shop.origin('at')}${dress.path}?farbe=rust&groesse=38`);
    await stageHeart(page).click();
    await expectText(wishlist(page), 'ist auf Deinem Merkzettel.');
    await variant(page, rust38).selectOption(rust40);
    await change(page, rust38).click();
    await expectText(wish(page, rust40), 'Größe 40');
    await expectText(wishlist(page), 'ist geändert');
    await change(page, rust40).click();
    await expectText(wishlist(page), 'Du hast nichts geändert.');
    await removal(page, rust40).click();
    await expectText(wishlist(page), 'Dein Merkzettel ist leer.');
    await wishlist(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expectText(wish(page, rust40), 'Größe 40');
    await wish(page, rust40).getByRole('button', { name: 'in den Warenkorb' }).click();
    await expectText(wishlist(page), 'liegt jetzt in Deinem Warenkorb.');
    await page.goto(`${shop.origin('at')}/`);
    await cardHearts(page).first().click();
    await expectText(wishlist(page), '1 Artikel');
    expect(await wishlist(page).locator('li').count()).toBe(1);
  });
});

describe('somebody who has an account', () => {
  it('is asked to log in, finds both lists as one, on another device too, and leaves nothing behind', async () => {
    const customer = await newCustomer(shop.port());
    const page = await openList(laptop, [rust38]);
    await expectText(wishlist(page), 'Melde Dich an, um Deine gemerkten Artikel zu sehen.');
    await wishlist(page).getByRole('link', { name: 'Anmelden' }).click();
    await logIn(page, customer);
    await expect.poll(() => wish(page, rust38).isVisible()).toBe(true);
    expect(await wishlist(page).innerText()).not.toContain('Melde Dich an');

    const other = await page
      .context()
      .browser()
      ?.newContext({ ...phone, locale: 'de-AT' });
    const device = await other?.newPage();
    if (!device) throw new Error('No browser');
    await openWishlistWith(device, shop.origin('at'), [tyre]);
    await wishlist(device).getByRole('link', { name: 'Anmelden' }).click();
    await logIn(device, customer);
    await expect.poll(() => wish(device, rust38).isVisible()).toBe(true);
    expect(await wish(device, tyre).isVisible()).toBe(true);
    await other?.close();

    await page.reload();
    await expectText(wishlist(page), '2 Artikel');
    await page.goto(`${shop.origin('at')}/mein-konto`);
    await page.locator('main').getByRole('button', { name: 'Abmelden' }).click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/mein-konto');
    await page.goto(`${shop.origin('at')}/merkzettel`);
    await expectText(wishlist(page), 'Dein Merkzettel ist leer.');
    await page.goto(`${shop.origin('at')}${dress.path}?farbe=rust&groesse=38`);
    await page.waitForLoadState('networkidle');
    expect(await isPressed(stageHeart(page))).not.toBe('true');
    expect(await badge(page).isHidden()).toBe(true);
  });
});

describe('the entry in the header', () => {
  it.each(devices)(
    'asks on a %s who is not logged in to do so, and shows the list without',
    async (_, device) => {
      const page = await shop.open('/', device);
      const entry = page.locator('header a[data-wishlist]');
      await entry.click();
      const panel = page.getByRole('dialog', { name: 'Merkzettel' });
      await expectText(panel, 'Melde Dich an, um Deine gemerkten Artikel zu sehen.');
      expect(await panel.getByRole('link', { name: 'Anmelden' }).getAttribute('href')).toBe(
        '/anmelden?ziel=%2Fmerkzettel',
      );
      await expect.poll(() => entry.getAttribute('aria-expanded')).toBe('true');
      expect(await shop.watched().axe()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => panel.isVisible()).toBe(false);
      expect(await hasFocus(entry)).toBe(true);
      await entry.click();
      await panel.getByRole('link', { name: 'Ohne Anmeldung ansehen' }).click();
      await expectText(wishlist(page), 'Dein Merkzettel ist leer.');
    },
  );

  it('leads who is logged in to the list', async () => {
    const customer = await newCustomer(shop.port());
    const page = await shop.open('/anmelden', laptop);
    await logIn(page, customer);
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/anmelden');
    await page.locator('header a[data-wishlist]').click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/merkzettel');
    expect(await wishlist(page).innerText()).not.toContain('Melde Dich an');
  });
});

describe('without a choice', () => {
  it('a wish asks for one first', async () => {
    const page = await openList(phone, [dress.sku]);
    shop.expectFaults((fault) => fault.includes('422'));
    // It is not ready, and can be pressed all the same.
    await wish(page, dress.sku).getByRole('button', { name: 'in den Warenkorb' }).press('Enter');
    await expectText(toasts(page), 'Bitte wähle zuerst eine Variante aus!');
    await variant(page, dress.sku).selectOption(rust40);
    await change(page, dress.sku).click();
    await expectText(wish(page, rust40), 'Größe 40');
    expect(await wish(page, dress.sku).count()).toBe(0);
  });
});

describe('a shop that does not answer', () => {
  it('takes no heart: it goes back, and says so', async () => {
    const page = await shop.open('/', laptop);
    shop.expectFaults((fault) => fault.includes('ERR_INTERNET_DISCONNECTED'));
    const heart = cardHearts(page).first();
    await heart.click();
    await expectText(toasts(page), 'ist auf Deinem Merkzettel.');
    await page.route('**/api/wishlist/v1/*', (route) => route.abort('internetdisconnected'));
    await page.waitForTimeout(500);
    await heart.click();
    await expectText(
      toasts(page).last(),
      'Der Artikel konnte nicht von Deinem Merkzettel entfernt werden. Bitte versuche es später noch einmal.',
    );
    expect(await isPressed(heart)).toBe('true');
    const another = cardHearts(page).nth(1);
    await another.click();
    await expectText(
      toasts(page).last(),
      'Der Artikel konnte nicht gemerkt werden. Bitte versuche es später noch einmal.',
    );
    expect(await isPressed(another)).toBe('false');
    expect(await toasts(page).last().getAttribute('data-kind')).toBe('bad');
  });

  it('leaves the list as it was, in the words for what failed', async () => {
    const page = await openList(phone, [rust38]);
    shop.expectFaults((fault) => fault.includes('503'));
    await page.route('**/merkzettel*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<!doctype html><title>Gleich</title>' }),
    );
    await variant(page, rust38).selectOption(rust40);
    await change(page, rust38).click();
    await expectText(toasts(page).last(), oops);
    await removal(page, rust38).click();
    await expectText(toasts(page).last(), 'Der Artikel konnte nicht von Deinem Merkzettel entfernt werden.');
    expect(await wish(page, rust38).isVisible()).toBe(true);
    await page.unroute('**/merkzettel*');
    await removal(page, rust38).click();
    await expectText(wishlist(page), 'Dein Merkzettel ist leer.');
  });
});
