import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, laptop, phone } from '../running/devices.ts';
import { hasFocus } from '../running/hand.ts';
import { expectText } from '../running/shown-basket.ts';
import { cardHearts, dress, openWishlistWith, toasts, wish } from '../running/shown-wishlist.ts';
import { stopClock, whileRunning } from '../running/stopped-clock.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();
const failed = 'Der Artikel konnte nicht gemerkt werden.';

/** A page on which no heart can be saved, whose clock stands still until the test turns it. */
async function openFailing(options: object): Promise<Page> {
  const page = await shop.blank(options);
  await page.clock.install();
  await page.goto(`${shop.origin('at')}/`);
  await stopClock(page);
  shop.expectFaults((fault) => fault.includes('503'));
  await page.route('**/api/wishlist/v1/add*', (route) => route.fulfill({ status: 503, json: {} }));
  return page;
}

/** Presses the first hearts of the page, each when the failure of the one before is shown. */
async function pressHearts(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const before = await newestOf(page);
    // By keys, for a toast may stand above the next heart.
    await cardHearts(page).nth(at).press('Enter');
    await expect.poll(whileRunning(page, 10, () => newestOf(page))).not.toBe(before);
    expect(await cardHearts(page).nth(at).getAttribute('aria-pressed')).toBe('false');
    expect(await toasts(page).count()).toBe(Math.min(3, at + 1));
  }
}

/** The key of the toast that was shown last; undefined: none is. */
const newestOf = (page: Page): Promise<string | undefined> =>
  toasts(page).evaluateAll((all: HTMLElement[]) => all.at(-1)?.dataset.toast);

describe.each(devices)('on a %s', (_, device) => {
  it('of four failures three are shown, within the window and above what is fixed to it', async () => {
    const page = await openFailing(device);
    await pressHearts(page, 4);
    expect(await toasts(page).count()).toBe(3);
    const root = page.locator('[role=status]:has(> [data-toast])');
    expect(await root.getAttribute('aria-live')).toBe('assertive');
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    for (const toast of await toasts(page).all()) {
      const box = await toast.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    // axe needs the clock to go on; a toast with the focus stays.
    await toasts(page).first().getByRole('button', { name: 'Meldung schließen' }).focus();
    await page.clock.resume();
    expect(await shop.watched().axe()).toEqual([]);
    expect(await toasts(page).count()).toBe(3);
  });
});

describe('a toast', () => {
  it('goes after six seconds, but not while it is under the pointer or has the focus', async () => {
    const page = await openFailing(laptop);
    await pressHearts(page, 1);
    await expectText(toasts(page), failed);
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    expect(await toasts(page).count()).toBe(1);
    await page.mouse.move(5, 5);
    await toasts(page).getByRole('button', { name: 'Meldung schließen' }).focus();
    await page.clock.runFor(20_000);
    expect(await toasts(page).count()).toBe(1);
    await cardHearts(page).first().focus();
    await page.clock.runFor(7000);
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  it('is closed by its button and by Escape, each alone, and gives the focus back', async () => {
    const page = await openFailing(laptop);
    await pressHearts(page, 3);
    const heart = cardHearts(page).nth(2);
    await heart.focus();
    await toasts(page).first().getByRole('button', { name: 'Meldung schließen' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => toasts(page).count()).toBe(2);
    expect(await hasFocus(heart)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => toasts(page).count()).toBe(1);
  });

  it('is gone after the signal to reset', async () => {
    const page = await openFailing(phone);
    await pressHearts(page, 2);
    await page.evaluate(() => document.dispatchEvent(new Event('toasts-reset')));
    await expect.poll(() => toasts(page).count()).toBe(0);
  });

  it('stands above an open layer, and can be used there', async () => {
    const page = await shop.blank(laptop);
    await openWishlistWith(page, shop.origin('at'), [dress.rust38]);
    await wish(page, dress.rust38).getByRole('link', { name: 'ansehen und wählen' }).click();
    const layer = page.getByRole('dialog', { name: 'Artikel im Überblick' });
    await layer.locator('form[data-action=wishlist-heart] button').click();
    await expectText(toasts(page), 'ist nicht mehr auf Deinem Merkzettel.');
    // Pressed at once, it would be the second half of a double click.
    await page.waitForTimeout(500);
    await toasts(page).getByRole('button', { name: 'Rückgängig' }).click();
    await expectText(toasts(page), 'ist wieder auf Deinem Merkzettel.');
    await page.keyboard.press('Escape');
    await expect.poll(() => layer.isVisible()).toBe(false);
    await expectText(toasts(page), 'ist wieder auf Deinem Merkzettel.');
    await expect.poll(() => wish(page, dress.rust38).isVisible()).toBe(true);
  });
});
