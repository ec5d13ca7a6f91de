import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hold } from '../running/hold.ts';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();
const address = (): string => `${shop.origin('at')}/service-hilfe/bh-finder`;

const underbust = (page: Page) => page.locator('input[name=unterbrust]');
const bust = (page: Page) => page.locator('input[name=brust]');
const find = (page: Page) => page.getByRole('button', { name: 'Größe berechnen' });
const answer = (page: Page): Promise<string> =>
  page.locator('[data-island=bra-size-finder] [role=status]').innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id.replace(/^.*\./, ''));
const wrong = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-island=bra-size-finder] [aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));

describe('with JavaScript', () => {
  it('fetches its code at the first touch only, and answers where it stands', async () => {
    const { page, faults, axe, close } = await openWatched({ viewport: { width: 360, height: 740 } });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(address());
    expect(scripts.filter((url) => /island|hydrate/.test(url))).toEqual([]);
    await underbust(page).fill('87');
    await bust(page).fill('107');
    await page.keyboard.press('Enter');
    await expect.poll(() => answer(page)).toContain('85D');
    expect(scripts.some((url) => url.includes('island'))).toBe(true);
    expect(await focused(page)).toBe('find');
    expect(page.url()).toBe(address());
    expect(await axe()).toEqual([]);
    // An answer goes with the measures that it was for.
    await bust(page).fill('108');
    await expect.poll(() => answer(page)).toBe('');
    expect(await faults()).toEqual([]);
    await close();
  });

  it('answers what was typed and sent before its code came', async () => {
    const { page, faults, close } = await openWatched();
    await page.goto(address());
    const goOn = await hold(page, '**/*.js');
    await underbust(page).fill('87,5');
    await bust(page).fill('107');
    await find(page).click();
    goOn();
    await expect.poll(() => answer(page)).toContain('90D');
    expect(await underbust(page).inputValue()).toBe('87,5');
    expect(page.url()).toBe(address());
    expect(await faults()).toEqual([]);
    await close();
  });

  it('says beside each field what is wrong, leads to the first, and takes back what is put right', async () => {
    const { page, faults, axe, close } = await openWatched();
    await page.goto(address());
    await find(page).click();
    await expect.poll(() => wrong(page)).toEqual(['unterbrust', 'brust']);
    expect(await focused(page)).toBe('underbust');
    expect(await axe()).toEqual([]);
    await page.keyboard.type('87');
    await expect.poll(() => wrong(page)).toEqual(['brust']);
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('bust');
    await page.keyboard.type('107');
    await expect.poll(() => wrong(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => answer(page)).toContain('85D');
    expect(await faults()).toEqual([]);
    await close();
  });
});

describe('without JavaScript', () => {
  it('is answered by its own page', async () => {
    const { page, close } = await openWatched({ javaScriptEnabled: false });
    await page.goto(address());
    await underbust(page).fill('87');
    await bust(page).fill('107');
    await find(page).click();
    await page.waitForURL('**?unterbrust=87&brust=107&gemessen=1*');
    expect(await answer(page)).toContain('85D');
    await close();
  });
});
