import { describe, expect, it } from 'vitest';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();

describe('a guarded form', () => {
  it('closes its button until it is filled, and names what is wrong when it is pressed', async () => {
    const { page, faults, axe, close } = await openWatched();
    await page.goto(`${shop.origin('at')}/lp/herbst`);
    const form = page.locator('form[data-action-start=newsletter-teaser]');
    const button = form.getByRole('button');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true');
    await button.focus();
    await page.keyboard.press('Enter');
    const summary = form.getByRole('alert');
    await expect.poll(() => summary.innerText()).toContain('Bitte E-Mail-Adresse eingeben');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
    await page.keyboard.type('eva@');
    await expect.poll(() => summary.innerText()).toContain('Bitte gib eine gültige E-Mail-Adresse an');
    expect(await axe()).toEqual([]);
    await page.keyboard.type('example.at');
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('false');
    expect(await summary.count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/service-hilfe/newsletter/anmelden?email=eva%40example.at');
    expect(await faults()).toEqual([]);
    await close();
  });

  it('leaves the checks to the browser and the server without JavaScript', async () => {
    const { page, close } = await openWatched({ javaScriptEnabled: false });
    await page.goto(`${shop.origin('at')}/lp/herbst`);
    const form = page.locator('form[data-action-start=newsletter-teaser]');
    expect(await form.getByRole('button').getAttribute('aria-disabled')).toBeNull();
    await form.locator('input[name=email]').fill('eva@example.at');
    await form.getByRole('button').click();
    await page.waitForURL('**/service-hilfe/newsletter/anmelden?email=eva%40example.at');
    await close();
  });
});

describe('the calculator in a dialog', () => {
  const opener = { name: 'Raten berechnen' };
  const dialog = { name: 'Technik in Raten' };

  it('opens above the page, calculates, and gives the focus back', async () => {
    const { page, faults, axe, close } = await openWatched({
      viewport: { width: 1280, height: 800 },
    });
    await page.goto(`${shop.origin('at')}/lp/technik`);
    await page.getByRole('button', opener).click();
    const shown = page.getByRole('dialog', dialog);
    await shown.waitFor();
    expect(await shown.evaluate((element) => element.matches(':modal'))).toBe(true);
    await shown.locator('input[name=preis]').fill('1.234,50');
    const words = async (): Promise<string> => (await shown.innerText()).replaceAll('\u00a0', ' ');
    await expect.poll(words).toContain('€ 1.234,50 in 12 Raten');
    expect(await axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(opener.name);
    expect(await faults()).toEqual([]);
    await close();
  });

  it('stands open in the page without JavaScript', async () => {
    const { page, close } = await openWatched({ javaScriptEnabled: false });
    await page.goto(`${shop.origin('at')}/lp/technik`);
    await page.getByRole('button', opener).click();
    await page.waitForURL('**/lp/technik?raten=12*');
    expect(await page.getByRole('dialog', dialog).innerText()).toContain('Effektiver Jahreszins');
    await close();
  });
});
