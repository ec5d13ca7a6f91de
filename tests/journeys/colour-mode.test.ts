import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();

async function groundOf(page: Page, scheme: 'light' | 'dark'): Promise<string> {
  await page.emulateMedia({ colorScheme: scheme });
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

it('follows the system both ways until light or dark is chosen, and again when that is given back', async () => {
  const { page, faults, close } = await openWatched({ viewport: { width: 1280, height: 800 } });
  await page.goto(shop.origin('at'));
  const light = await groundOf(page, 'light');
  const dark = await groundOf(page, 'dark');
  expect(dark).not.toBe(light);

  const choose = async (words: string, next: string): Promise<void> => {
    await page.getByRole('button', { name: `Darstellung: ${words}` }).click();
    await page.getByRole('button', { name: `Darstellung: ${next}` }).waitFor();
  };
  await choose('wie im System', 'hell');
  expect([await groundOf(page, 'light'), await groundOf(page, 'dark')]).toEqual([light, light]);
  await choose('hell', 'dunkel');
  expect([await groundOf(page, 'light'), await groundOf(page, 'dark')]).toEqual([dark, dark]);
  await choose('dunkel', 'wie im System');
  expect([await groundOf(page, 'light'), await groundOf(page, 'dark')]).toEqual([light, dark]);
  expect(await faults()).toEqual([]);
  await close();
});
