import { expect, it } from 'vitest';
import { phone } from '../running/devices.ts';
import { hasFocus } from '../running/hand.ts';
import { hold } from '../running/hold.ts';
import { readBeside, walkThrough } from '../running/open-layer.ts';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();

it('opens a flyout by keyboard, closes it by Escape and gives the focus back', async () => {
  const { page, faults, close } = await openWatched({ viewport: { width: 1280, height: 800 } });
  await page.goto(shop.origin('at'));
  const summary = page.locator('details[name=navigation] > summary').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  const flyout = page.locator('details[name=navigation][open]').first();
  await flyout.getByRole('link').first().waitFor();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('details[open]') !== null))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('details[name=navigation][open]').count()).toBe(0);
  await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await faults()).toEqual([]);
  await close();
});

it('shows one flyout at a time, and closes it when something else is clicked', async () => {
  const { page, faults, close } = await openWatched({ viewport: { width: 1280, height: 800 } });
  await page.goto(shop.origin('at'));
  const summaries = page.locator('details[name=navigation] > summary');
  await summaries.nth(0).click();
  await summaries.nth(1).click();
  await expect.poll(() => page.locator('details[name=navigation][open]').count()).toBe(1);
  // A click that comes before the header's code goes by unnoticed.
  await expect
    .poll(async () => {
      await page.mouse.click(640, 780);
      return page.locator('details[name=navigation][open]').count();
    })
    .toBe(0);
  expect(await faults()).toEqual([]);
  await close();
});

it('takes an Escape that is pressed while the code is still on its way', async () => {
  const { page, faults, close } = await openWatched({ viewport: { width: 1280, height: 800 } });
  const code = '**/assets/action-*.js';
  const goOn = await hold(page, code);
  const asked = page.waitForRequest(code);
  await page.goto(shop.origin('at'));
  await page.locator('details[name=navigation] > summary').first().press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  goOn();
  await expect.poll(() => page.locator('details[name=navigation][open]').count()).toBe(0);
  expect(await faults()).toEqual([]);
  await close();
});

it.each([true, false])(
  'opens the menu on a phone and walks to a page (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page, faults, close } = await openWatched({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled,
    });
    await page.goto(shop.origin('at'));
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    const menu = page.getByRole('navigation').first();
    const category = menu.locator('summary').first();
    await category.click();
    const link = menu.locator('details[open] a').first();
    const target = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${target ?? ''}`);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await faults()).toEqual([]);
    await close();
  },
);

it('walks through the open menu of a phone alone, and back to its button', async () => {
  const { page, axe, faults, close } = await openWatched(phone);
  await page.goto(shop.origin('at'));
  const button = page.getByRole('button', { name: 'Menü', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('navigation', { name: 'Kategorien' });
  await expect.poll(() => menu.evaluate((open) => open.contains(document.activeElement))).toBe(true);
  await expect.poll(() => readBeside(page, menu)).toEqual([]);
  expect(await walkThrough(page, menu)).toEqual({ missed: [], outside: [] });
  expect(await axe()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.isVisible()).toBe(false);
  await expect.poll(() => hasFocus(button)).toBe(true);
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(await faults()).toEqual([]);
  await close();
});

it('leaves only the open menu of a phone to the keyboard without a script, too', async () => {
  const { page, faults, close } = await openWatched({ ...phone, javaScriptEnabled: false });
  await page.goto(shop.origin('at'));
  await page.getByRole('button', { name: 'Menü', exact: true }).press('Enter');
  const menu = page.getByRole('navigation', { name: 'Kategorien' });
  await menu.getByRole('link').first().waitFor();
  expect(await walkThrough(page, menu)).toEqual({ missed: [], outside: [] });
  expect(await faults()).toEqual([]);
  await close();
});

it('remembers the colour mode without a flash', async () => {
  const { page, faults, close } = await openWatched({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
  });
  await page.goto(shop.origin('at'));
  const button = page.locator('[data-action=header][type=button]').last();
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  for (const next of ['light', 'dark']) {
    await button.click();
    await expect.poll(() => page.locator('html').getAttribute('data-mode')).toBe(next);
  }
  const dark = await ground();
  expect(dark).not.toBe(light);
  // The mode stands before the first paint: the script in the head has set it while the body is not there yet.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { modeAtBody: document.documentElement.dataset.mode });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  expect(await page.evaluate(() => (window as unknown as { modeAtBody: string }).modeAtBody)).toBe('dark');
  expect(await ground()).toBe(dark);
  expect(await faults()).toEqual([]);
  await close();
});

it('leads past the header by the skip link', async () => {
  const { page, faults, close } = await openWatched();
  await page.goto(shop.origin('at'));
  const focused = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('href'));
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('#_.main');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === '_.main');
  await page.keyboard.press('Tab');
  await page.waitForFunction(
    () => document.activeElement?.id !== '_.main' && document.activeElement?.closest('main') !== null,
  );
  expect(await faults()).toEqual([]);
  await close();
});

it('leads from language to language', async () => {
  const { page, faults, close } = await openWatched({ viewport: { width: 1280, height: 800 } });
  await page.goto(shop.origin('default'));
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/fr');
  expect(await page.locator('html').getAttribute('lang')).toBe('fr-CH');
  await page.getByRole('link', { name: 'Nederlands' }).click();
  await page.waitForURL('**/nl');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl-NL');
  expect(await faults()).toEqual([]);
  await close();
});
