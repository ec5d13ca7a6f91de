import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { laptop, phone } from '../running/devices.ts';
import { hasFocus, keyboard } from '../running/hand.ts';
import { readBeside, walkThrough } from '../running/open-layer.ts';
import { basket, buyButton, expectText, total } from '../running/shown-basket.ts';
import { choice, firstPicture, radio, spoken, stage, values } from '../running/shown-product.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();

/** A dress in three colours and six sizes, and a washing machine with an energy label. */
const dress = '/p/x-8000307';
const washer = '/p/x-8000006';
/** A wardrobe in two colours, which can be put together. */
const wardrobe = '/p/x-350107';

describe('a variant', () => {
  it('is chosen at once: price, delivery, pictures and address follow, and it is said aloud', async () => {
    const page = await shop.open(dress, laptop);
    await expect(stage(page).getByText('Bitte wähle zuerst eine Variante aus!').isVisible()).resolves.toBe(
      true,
    );
    const [colour = ''] = (await values(page, 'farbe')).slice(1);
    const before = await firstPicture(page);
    await radio(page, 'farbe', colour).check({ force: true });
    await expect.poll(() => choice(page).get('farbe')).toBe(colour);
    expect(await firstPicture(page)).not.toBe(before);
    const [size = ''] = await values(page, 'groesse');
    await radio(page, 'groesse', size).check({ force: true });
    await expect.poll(() => choice(page).get('groesse')).toBe(size);
    await expect.poll(() => spoken(page)).toContain(`Größe ${size}`);
    expect(await stage(page).getByText('Bitte wähle zuerst').count()).toBe(0);
    await page.reload();
    expect(await radio(page, 'groesse', size).isChecked()).toBe(true);
    expect(await radio(page, 'farbe', colour).isChecked()).toBe(true);
  });

  it('is chosen by arrow keys, and the focus stays in its group', async () => {
    const page = await shop.open(dress, laptop);
    const sizes = await values(page, 'groesse');
    await radio(page, 'groesse', sizes[0] ?? '').focus();
    await page.keyboard.press('Space');
    await expect.poll(() => choice(page).get('groesse')).toBe(sizes[0]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => choice(page).get('groesse')).toBe(sizes[1]);
    await expect.poll(() => spoken(page)).toContain(`Größe ${sizes[1] ?? ''}`);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe(sizes[1]);
    const colours = await values(page, 'farbe');
    await radio(page, 'farbe', colours[0] ?? '').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => choice(page).get('farbe')).toBe(colours[1]);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('farbe');
  });

  it('is chosen by a form without JavaScript', async () => {
    const page = await shop.open(dress, { ...phone, javaScriptEnabled: false });
    await stage(page).locator('label:has(input[name=groesse])').nth(1).click();
    await stage(page).getByRole('button', { name: 'Auswahl übernehmen' }).click();
    const size = choice(page).get('groesse') ?? '';
    expect(size).not.toBe('');
    expect(await radio(page, 'groesse', size).isChecked()).toBe(true);
    expect(await stage(page).getByText('Bitte wähle zuerst').count()).toBe(0);
  });
});

describe('the gallery', () => {
  it('goes on by small pictures and arrow keys, and shows a picture closely in a layer', async () => {
    const page = await shop.open(dress, laptop);
    const thumbs = stage(page).locator('[data-role=thumb]');
    await thumbs.nth(1).click();
    await expect.poll(() => thumbs.nth(1).getAttribute('aria-current')).toBe('true');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => thumbs.nth(2).getAttribute('aria-current')).toBe('true');
    const last = stage(page).locator('[data-role=zoom]').nth(2);
    await expect
      .poll(() => last.evaluate((link) => Math.round(link.getBoundingClientRect().left)))
      .toBeLessThan(400);
    await last.click();
    const layer = page.getByRole('dialog', { name: 'Bild vergrößert' });
    await expect.poll(() => layer.isVisible()).toBe(true);
    expect(await layer.getByText('Bild 3 von 4').isVisible()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => layer.getByText('Bild 1 von 4').isVisible()).toBe(true);
    await layer.getByRole('button', { name: 'Näher heran' }).click();
    await expect
      .poll(() => layer.getByRole('button', { name: 'Näher heran' }).getAttribute('aria-pressed'))
      .toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => layer.isVisible()).toBe(false);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-role')))
      .toBe('zoom');
  });
});

describe('a product with an energy label', () => {
  it('leads from the arrow to the label and on to the information sheet', async () => {
    const page = await shop.open(washer, phone);
    await stage(page).locator('a.energy-link').click();
    const label = page.getByRole('dialog', { name: 'Energielabel' });
    await expect.poll(() => label.isVisible()).toBe(true);
    await label.getByRole('link', { name: /datenblatt/ }).click();
    const sheet = page.locator('#datenblatt');
    await expect.poll(() => sheet.isVisible()).toBe(true);
    expect(await sheet.textContent()).toContain('Energieeffizienzklasse');
  });

  it('opens the calculator with its price', async () => {
    const page = await shop.open(washer, laptop);
    const link = stage(page).getByRole('link', { name: 'Raten berechnen' });
    const price = await link.getAttribute('data-price');
    await link.click();
    const field = page.locator('#raten dialog input[name=preis]');
    await expect.poll(() => field.isVisible()).toBe(true);
    await expect.poll(() => field.inputValue()).toBe(price);
  });
});

describe('products looked at', () => {
  it('are shown on the next page with consent alone, and forgotten without', async () => {
    const page = await shop.blank(laptop);
    const consent = (value: string) =>
      page.context().addCookies([{ name: 'consent', value, url: shop.origin('at') }]);
    await consent('C0001,C0003');
    await page.goto(shop.origin('at') + dress);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recently-viewed')))
      .toContain('8000307');
    await page.goto(shop.origin('at') + washer);
    const recent = page.locator('section[data-role=recently-viewed]');
    await expect.poll(() => recent.locator('a.product-name').count()).toBe(1);
    expect(await recent.locator('a.product-name').textContent()).toContain('Midikleid');
    await consent('C0001');
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
    expect(await recent.count()).toBe(0);
  });
});

describe('the layer of a card', () => {
  it('shows the product, lets a variant be chosen, and leads to its page', async () => {
    const page = await shop.open('/c/damen/bekleidung/kleider', laptop);
    const card = page.locator('a[data-action=mini-product]').first();
    await card.focus();
    await page.keyboard.press('Enter');
    const layer = page.locator('dialog[data-role=mini]');
    await expect.poll(() => layer.isVisible()).toBe(true);
    const sizes = layer.locator('input[name=groesse]');
    await sizes.first().check({ force: true });
    await expect.poll(() => layer.locator('[data-role=spoken]').textContent()).toContain('Größe');
    // The list behind keeps its address.
    expect(new URL(page.url()).pathname).toBe('/c/damen/bekleidung/kleider');
    await layer.getByRole('link', { name: 'Zum Artikel' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/p\//);
    expect(choice(page).get('groesse')).not.toBeNull();
  });

  it('is only a way to the page without JavaScript', async () => {
    const page = await shop.open('/c/damen/bekleidung/kleider', { ...laptop, javaScriptEnabled: false });
    await page.locator('a[data-action=mini-product]').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/p\//);
  });
});

describe.each([
  ['on a laptop', laptop],
  // Where a finger is all there is, cards have no layer.
  ['in a narrow window', { viewport: phone.viewport }],
])('%s', (_width, options) => {
  it.each<[string, string, string | RegExp, (page: Page) => Locator]>([
    ['a large picture', dress, 'Bild vergrößert', (page) => stage(page).locator('[data-role=zoom]').first()],
    [
      'the table of sizes',
      dress,
      /Größen/,
      (page) => stage(page).getByRole('link', { name: 'Größentabelle' }),
    ],
    ['the energy label', washer, 'Energielabel', (page) => stage(page).locator('a.energy-link').first()],
    ['the calculator', washer, /Raten/, (page) => stage(page).getByRole('link', { name: 'Raten berechnen' })],
    [
      'the product of a card',
      '/c/damen/bekleidung/kleider',
      'Artikel im Überblick',
      (page) => page.locator('a[data-action=mini-product]').first(),
    ],
  ])(
    '%s is all that is reached and read while it is open, and gives the focus back',
    async (_, path, name, find) => {
      const page = await shop.open(path, options);
      const opener = find(page);
      await opener.focus();
      await page.keyboard.press('Enter');
      const layer = page.getByRole('dialog', { name });
      await expect.poll(() => layer.isVisible()).toBe(true);
      await expect.poll(() => layer.evaluate((open) => open.contains(document.activeElement))).toBe(true);
      expect(await readBeside(page, layer)).toEqual([]);
      expect(await walkThrough(page, layer)).toEqual({ missed: [], outside: [] });
      expect(await shop.watched().axe()).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => layer.isVisible()).toBe(false);
      await expect.poll(() => hasFocus(opener)).toBe(true);
    },
  );
});

describe('a service', () => {
  it('is ticked by keys, stays ticked with another variant, and the focus stays where it is taken off', async () => {
    const page = await shop.open(wardrobe, laptop);
    const hand = keyboard(page);
    const box = stage(page).getByRole('checkbox', { name: /^Montage/ });
    await hand.press(box);
    for (const colour of (await values(page, 'farbe')).slice(1)) {
      await radio(page, 'farbe', colour).check({ force: true });
      await expect.poll(() => choice(page).toString()).toBe(`farbe=${colour}`);
      expect(await box.isChecked()).toBe(true);
    }
    expect(await shop.watched().axe()).toEqual([]);
    await hand.press(buyButton(page));
    const layer = page.getByRole('dialog', { name: 'In den Warenkorb gelegt' });
    await expectText(layer, 'Montage');
    await layer.getByRole('link', { name: 'Zum Warenkorb' }).click();
    const button = (name: RegExp) => basket(page).getByRole('button', { name });
    await expectText(total(page), '€ 1.048,00');
    await hand.press(button(/^Montage entfernen/));
    await expect.poll(() => hasFocus(button(/^Montage dazubestellen/))).toBe(true);
    await expectText(total(page), '€ 949,00');
    expect(await shop.watched().axe()).toEqual([]);
  });
});

describe.each([
  ['laptop, light', laptop, 'light'],
  ['laptop, dark', laptop, 'dark'],
  ['phone, light', phone, 'light'],
  ['phone, dark', phone, 'dark'],
] as const)('on a %s', (_, options, colorScheme) => {
  it.each([dress, washer])('the page %s has no barrier that a machine finds, and fits', async (path) => {
    const page = await shop.open(path, { ...options, colorScheme });
    expect(await shop.watched().axe()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
  });
});
