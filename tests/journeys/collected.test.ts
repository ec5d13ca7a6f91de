import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, laptop, phone } from '../running/devices.ts';
import { newCustomer } from '../running/new-customer.ts';
import { entry } from '../running/shown-account.ts';
import {
  basket,
  buyButton,
  code,
  expectText,
  less,
  line,
  more,
  pieces,
  removal,
  total,
  tyre,
} from '../running/shown-basket.ts';
import {
  badge as wishes,
  cardHearts,
  dress,
  isPressed,
  logIn,
  stageHeart,
  toasts,
  wish,
  wishlist,
} from '../running/shown-wishlist.ts';
import { stopClock } from '../running/stopped-clock.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// One visitor, from the first article to the logout, with all that is collected on the way.

const shop = useWatchedShop();
const { sku } = tyre;

const counted = (page: Page) => page.locator('header [data-badge=basket]');

/** Goes to a page of the shop, as by a link. */
async function go(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.origin('at')}${path}`);
}

/** Puts the product of the page into the basket, and closes the layer that says so. */
async function buy(page: Page): Promise<void> {
  await buyButton(page).click();
  const layer = page.getByRole('dialog', { name: 'In den Warenkorb gelegt' });
  await expect.poll(() => layer.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => layer.count()).toBe(0);
}

/** Another device of the same person. */
async function withOtherDevice(
  page: Page,
  options: object,
  use: (other: Page) => Promise<void>,
): Promise<void> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...options, locale: 'de-AT' });
  if (!context) throw new Error('No browser');
  await use(await context.newPage());
  await context.close();
}

describe.each(devices)('on a %s', (_, device) => {
  it('collects, logs in, finds both as one on two devices, and leaves nothing behind', async () => {
    const customer = await newCustomer(shop.port());
    const page = await shop.open(tyre.path, device);
    await buyButton(page).click();
    const layer = page.getByRole('dialog', { name: 'In den Warenkorb gelegt' });
    await layer.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await expectText(total(page), '€ 55,85');
    await more(page, sku).click();
    await expectText(total(page), '€ 99,80');
    await less(page, sku).click();
    await expectText(total(page), '€ 55,85');
    await more(page, sku).click();
    await expectText(total(page), '€ 99,80');
    await code(page).fill('WINTER10');
    await code(page).press('Enter');
    await expectText(total(page), '€ 89,80');
    await line(page, sku).getByRole('button', { name: 'merken' }).click();
    await expectText(wishes(page), '1');

    await go(page, `${dress.path}?farbe=rust&groesse=38`);
    await stageHeart(page).click();
    await expectText(toasts(page), dress.name);
    await go(page, '/');
    await expectText(counted(page), '2');
    await expectText(wishes(page), '2');
    await cardHearts(page).first().click();
    await expectText(wishes(page), '3');

    await withOtherDevice(page, device === phone ? laptop : phone, async (other) => {
      await go(other, tyre.path);
      await buyButton(other).click();
      await expectText(counted(other), '1');
      await go(other, '/anmelden?ziel=%2Fwarenkorb');
      await logIn(other, customer);
      await expect.poll(() => pieces(other, sku).inputValue()).toBe('1');
    });

    await go(page, '/anmelden?ziel=%2Fwarenkorb');
    await logIn(page, customer);
    // Two of here and one of there, and the code that only here was entered.
    await expect.poll(() => pieces(page, sku).inputValue()).toBe('3');
    await expectText(total(page), '€ 139,70');
    await go(page, '/merkzettel');
    await expectText(wishlist(page), '3 Artikel');
    expect(await wish(page, dress.rust38).isVisible()).toBe(true);
    await go(page, '/');
    await expectText(counted(page), '3');
    await expect.poll(() => isPressed(cardHearts(page).first())).toBe('true');

    await withOtherDevice(page, device, async (other) => {
      await go(other, '/anmelden?ziel=%2Fwarenkorb');
      await logIn(other, customer);
      await expect.poll(() => pieces(other, sku).inputValue()).toBe('3');
      await removal(other, sku).click();
      await expectText(basket(other), 'Dein Warenkorb ist leer.');
    });
    await go(page, '/warenkorb');
    await expectText(basket(page), 'Dein Warenkorb ist leer.');

    await go(page, '/mein-konto');
    await page.locator('main').getByRole('button', { name: 'Abmelden' }).click();
    await expect.poll(() => new URL(page.url()).pathname).not.toBe('/mein-konto');
    await go(page, '/merkzettel');
    await expectText(wishlist(page), 'Dein Merkzettel ist leer.');
    await expect.poll(() => counted(page).isHidden()).toBe(true);
    await expect.poll(() => wishes(page).isHidden()).toBe(true);
  });
});

describe('whoever has collected nothing yet', () => {
  /** Answers come late, so that what is pressed meanwhile is sent before the first of them is there. */
  async function slowDown(page: Page): Promise<void> {
    // Pressed before the visitor is somebody: the answer asks to send it again, which the browser calls a failure.
    shop.expectFaults((fault) => fault.includes('status of 428'));
    const session = await page.context().newCDPSession(page);
    const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 700, ...unlimited });
  }

  it('is told by the answers how much there is, and asks for nothing more', async () => {
    const page = await shop.open(tyre.path, laptop);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // The header hears of what is collected.
    await expect.poll(() => entry(page).getAttribute('aria-haspopup')).toBe('dialog');
    await stageHeart(page).click();
    await expectText(wishes(page), '1');
    await buy(page);
    await expectText(counted(page), '1');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /^\/api\/(basket|wishlist)/.test(path))).toEqual([
      '/api/wishlist/v1/add',
      '/api/basket/v1/add',
    ]);
  });

  it('is one guest, when heart and button are pressed at once', async () => {
    const page = await shop.open(tyre.path, laptop);
    await slowDown(page);
    await stageHeart(page).click();
    await buyButton(page).click();
    await expectText(counted(page), '1');
    await expectText(wishes(page), '1');
    await go(page, '/merkzettel');
    await expectText(counted(page), '1');
    await expect.poll(() => wishlist(page).locator('li[data-sku]').count()).toBe(1);
  });

  it('is one guest in two tabs', async () => {
    const page = await shop.open(tyre.path, laptop);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await Promise.all([slowDown(page), slowDown(other)]);
    await Promise.all([buyButton(page).click(), buyButton(other).click()]);
    await expect.poll(() => other.getByRole('dialog').isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
    await go(page, '/warenkorb');
    expect(await pieces(page, sku).inputValue()).toBe('2');
  });
});

describe('a page that is the same for everybody', () => {
  it('asks for nothing that was collected by whoever has collected nothing', async () => {
    const page = await shop.blank(phone);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await go(page, '/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /^\/api\/(basket|wishlist)/.test(path))).toEqual([]);
  });

  it('counts what another tab puts into the basket', async () => {
    const page = await shop.open(tyre.path, laptop);
    await buy(page);
    const first = await page.context().newPage();
    await go(first, '/');
    await expectText(counted(first), '1');
    await page.bringToFront();
    await buyButton(page).click();
    await expectText(counted(first), '2');
    expect(await counted(page).innerText()).toBe('2');
    await first.close();
  });

  it('follows the first thing that another tab collects, and is named with it', async () => {
    const page = await shop.open('/', laptop);
    // The header listens.
    await expect.poll(() => entry(page).getAttribute('aria-haspopup')).toBe('dialog');
    expect(await page.getByRole('link', { name: 'Warenkorb', exact: true }).count()).toBe(1);
    const other = await page.context().newPage();
    await go(other, tyre.path);
    await buy(other);
    for (const each of [page, other]) {
      await expectText(counted(each), '1');
      const named = each.getByRole('link', { name: 'Warenkorb, 1 Artikel, € 49,90', exact: true });
      await expect.poll(() => named.count()).toBe(1);
    }
    await stageHeart(other).click();
    await expectText(wishes(page), '1');
    const third = await page.context().newPage();
    await go(third, '/merkzettel?von=%2F');
    expect(await wishlist(third).locator('li[data-sku]').count()).toBe(1);
    // Its code is there, and begins by taking out of the address what was just done.
    await expect.poll(() => third.url()).toBe(`${shop.origin('at')}/merkzettel`);
    await third.waitForLoadState('networkidle');
    await stageHeart(other).click();
    await expectText(wishlist(third), 'Dein Merkzettel ist leer.');
    await expect.poll(() => wishes(page).isHidden()).toBe(true);
  });

  it('looks again when the visitor comes back to it', async () => {
    const page = await shop.open('/', laptop);
    await go(page, tyre.path);
    await buy(page);
    await page.goBack();
    await expectText(counted(page), '1');
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

describe('how much is collected, of a shop that', () => {
  const counts = '**/api/basket/v1/count*';

  /** The home page of a guest with one article, whose time the test turns. */
  async function openHome(answer: Parameters<Page['route']>[1], written: string[] = []): Promise<Page> {
    const page = await shop.open(tyre.path, laptop);
    await buy(page);
    page.on('console', (message) => written.push(message.text()));
    await page.clock.install();
    // The time of the next page stands still from its beginning.
    await stopClock(page);
    // Waits are half as long again as they are at least.
    await page.addInitScript(() => (Math.random = () => 0.5));
    await page.route(counts, answer);
    await go(page, '/');
    // Its code waits for a page at rest.
    await page.clock.runFor(100);
    return page;
  }

  it('fails, is asked for again after more than five seconds, and written to the console', async () => {
    shop.expectFaults((fault) => fault.includes('500') && !fault.startsWith('error'));
    const written: string[] = [];
    const told = 'Endpoint: /api/basket/v1/count?locale=de-AT - Status 500: Internal Server Error';
    const failures = (): number => written.filter((text) => text === told).length;
    let calls = 0;
    const page = await openHome((route) => {
      calls += 1;
      return calls <= 2 ? route.fulfill({ status: 500, body: '' }) : route.continue();
    }, written);
    // When that is written, the next attempt is planned.
    await expect.poll(failures).toBe(1);
    await page.clock.fastForward(5100);
    expect([calls, await counted(page).isHidden()]).toEqual([1, true]);
    await page.clock.fastForward(2500);
    await expect.poll(failures).toBe(2);
    await page.clock.fastForward(10_100);
    expect(calls).toBe(2);
    await page.clock.fastForward(5000);
    await expectText(counted(page), '1');
    expect(calls).toBe(3);
  });

  it('is slow, is shown to be on its way after three seconds', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    let calls = 0;
    const page = await openHome(async (route) => {
      calls += 1;
      await promise;
      await route.continue();
    });
    await expect.poll(() => calls).toBe(1);
    await page.clock.fastForward(1000);
    expect(await counted(page).isHidden()).toBe(true);
    await page.clock.fastForward(2100);
    await expectText(counted(page), '…');
    resolve();
    await expectText(counted(page), '1');
  });

  it('was left for another window, is asked for once, whoever comes back twice within five seconds', async () => {
    let calls = 0;
    const page = await openHome((route) => {
      calls += 1;
      return route.continue();
    });
    await expectText(counted(page), '1');
    // A bare call tells the page nothing.
    await page.evaluate(async (article) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/basket/v1/add', { method: 'POST', headers, body: JSON.stringify({ sku: article }) });
    }, sku);
    // What has just come counts as new.
    await page.clock.fastForward(3100);
    const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
    await comeBack();
    await comeBack();
    await expectText(counted(page), '2');
    await comeBack();
    expect(calls).toBe(2);
    await page.clock.fastForward(5100);
    await comeBack();
    await expect.poll(() => calls).toBe(3);
  });
});
