import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();

const price = (page: Page) => page.locator('input[name=preis]');
const words = async (page: Page): Promise<string> =>
  (await page.locator('[data-island=instalment-calculator]').innerText())
    .replaceAll('\u00a0', ' ')
    .replaceAll('\u202f', ' ');

describe('with JavaScript', () => {
  it('fetches its code at the first touch only, keeps what was typed, and computes while one types', async () => {
    const { page, faults, close } = await openWatched({ viewport: { width: 1280, height: 900 } });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(shop.origin('at'));
    await price(page).scrollIntoViewIfNeeded();
    expect(scripts.filter((url) => /island|hydrate/.test(url))).toEqual([]);
    await price(page).fill('1.234,50');
    await expect.poll(() => words(page)).toContain('€ 1.234,50');
    expect(await price(page).inputValue()).toBe('1.234,50');
    expect(scripts.some((url) => url.includes('island'))).toBe(true);
    expect(await faults()).toEqual([]);
    await close();
  });

  it('adopts a choice that was made as the very first thing', async () => {
    const { page, faults, close } = await openWatched();
    await page.goto(shop.origin('at'));
    await page.locator('input[name=raten][value="6"]').check({ force: true });
    await expect.poll(() => words(page)).toContain('€ 549,00 in 6 Raten');
    expect(await page.locator('input[name=raten][value="6"]').isChecked()).toBe(true);
    expect(await faults()).toEqual([]);
    await close();
  });

  it('moves a price outside the range into it, with the notice, when the field is left', async () => {
    const { page, faults, close } = await openWatched();
    await page.goto(shop.origin('at'));
    await price(page).fill('999999');
    await page.keyboard.press('Tab');
    await expect.poll(() => words(page)).toMatch(/angepasst/);
    expect((await price(page).inputValue()).replaceAll('\u00a0', ' ')).toContain('5.000');
    await price(page).fill('1');
    await page.keyboard.press('Tab');
    await expect
      .poll(async () => (await price(page).inputValue()).replaceAll('\u00a0', ' '))
      .toContain('100');
    expect(await faults()).toEqual([]);
    await close();
  });

  it('has no violation after it came alive', async () => {
    const { page, axe, faults, close } = await openWatched({
      viewport: { width: 360, height: 740 },
    });
    await page.goto(shop.origin('at'));
    await price(page).fill('abc');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1);
    expect(await axe()).toEqual([]);
    expect(await faults()).toEqual([]);
    await close();
  });
});

describe('without JavaScript', () => {
  it('computes vector A on the server, and another price by the form', async () => {
    const { page, close } = await openWatched({ javaScriptEnabled: false });
    await page.goto(shop.origin('at'));
    const first = await words(page);
    for (const figure of [
      '€ 549,00',
      '€ 49,32',
      '€ 49,30',
      '€ 42,82',
      '€ 591,82',
      '0,65 %',
      '14,10 %',
      '15,05 %',
    ])
      expect(first).toContain(figure);
    await price(page).fill('1.000');
    await page.getByRole('button', { name: 'Berechnen' }).click();
    await page.waitForURL('**preis=1.000**');
    expect(await words(page)).toContain('€ 1.000,00 in 12 Raten');
    await close();
  });

  it('says what is wrong beside the field, and keeps the old price', async () => {
    const { page, close } = await openWatched({ javaScriptEnabled: false });
    await page.goto(shop.origin('at'));
    await price(page).fill('٣٤٥');
    await page.getByRole('button', { name: 'Berechnen' }).click();
    await page.waitForURL('**preis=**');
    expect(await words(page)).toContain('€ 549,00 in 12 Raten');
    expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
    await close();
  });
});
