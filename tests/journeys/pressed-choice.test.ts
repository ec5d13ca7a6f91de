import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { laptop, phone } from '../running/devices.ts';
import { hold } from '../running/hold.ts';
import { basket, buyButton, expectText } from '../running/shown-basket.ts';
import { choice, radio, stage, values } from '../running/shown-product.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// What is pressed uses what is chosen, also before the page of the choice has come, and says so when nothing comes any more.

const shop = useWatchedShop();

/** A dress in three colours and six sizes. */
const dress = '/p/x-8000307';
const addedLayer = (page: Page) => page.getByRole('dialog', { name: 'In den Warenkorb gelegt' });
/** The place that says that something is still to be chosen. */
const openChoice = (page: Page) => stage(page).locator('[role=alert][data-role=choose-first]');

/** The page of the dress, with a size chosen, and another one whose page is held until the function is called that comes back. */
async function openUndecided(page: Page): Promise<{ size: string; goOn: () => void }> {
  await page.goto(shop.origin('at') + dress);
  const [first = '', , size = ''] = await values(page, 'groesse');
  await radio(page, 'groesse', first).check({ force: true });
  await expect.poll(() => choice(page).get('groesse')).toBe(first);
  const goOn = await hold(page, `**${new URL(page.url()).pathname}?*teil=1*`);
  await radio(page, 'groesse', size).check({ force: true });
  return { size, goOn };
}

describe('before the page of a choice has come', () => {
  it('the button puts the choice into the basket', async () => {
    const page = await shop.blank(laptop);
    const { size, goOn } = await openUndecided(page);
    await buyButton(page).click();
    await expectText(addedLayer(page), `Größe ${size}`);
    goOn();
    await expect.poll(() => choice(page).get('groesse')).toBe(size);
  });

  it('the button asks for no choice that was made', async () => {
    const page = await shop.blank(phone);
    await page.goto(shop.origin('at') + dress);
    const [size = ''] = await values(page, 'groesse');
    const goOn = await hold(page, `**${new URL(page.url()).pathname}?*teil=1*`);
    await radio(page, 'groesse', size).check({ force: true });
    await buyButton(page).press('Enter');
    await expectText(addedLayer(page), `Größe ${size}`);
    goOn();
    expect(await openChoice(page).innerText()).toBe('');
  });

  it('the heart saves the choice', async () => {
    const page = await shop.blank(laptop);
    const { size, goOn } = await openUndecided(page);
    await stage(page)
      .getByRole('button', { name: /auf den Merkzettel/ })
      .click();
    goOn();
    await expect.poll(() => page.locator('[data-toast]').count()).toBe(1);
    await page.goto(`${shop.origin('at')}/merkzettel`);
    await expectText(page.locator('main [data-role=wishlist]'), `Größe ${size}`);
  });

  it('the layer of the wishlist takes the choice over', async () => {
    const page = await shop.blank(laptop);
    await page.goto(`${shop.origin('at')}/merkzettel`);
    await page.evaluate(async () => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/wishlist/v1/add', { method: 'POST', headers, body: '{"sku":"8000307.01"}' });
    });
    await page.reload();
    const list = page.locator('main [data-role=wishlist]');
    await list.locator('a[data-wish]').click();
    const layer = page.locator('dialog[data-role=mini]');
    await expect.poll(() => layer.isVisible()).toBe(true);
    const sizes = layer.locator('input[name=groesse]');
    const size = (await sizes.last().inputValue()) || '';
    const goOn = await hold(page, '**/p/*?*teil=1*');
    await sizes.last().check({ force: true });
    await layer.getByRole('button', { name: 'Änderung übernehmen' }).click();
    goOn();
    await expect.poll(() => layer.isVisible()).toBe(false);
    await expectText(list, `Größe ${size}`);
  });
});

it('without a script the chosen size goes along, and what is open is said on the page', async () => {
  const page = await shop.open(dress, { ...phone, javaScriptEnabled: false });
  await stage(page).locator('label:has(input[name=farbe])').nth(1).click();
  expect(await openChoice(page).innerText()).toBe('');
  await buyButton(page).press('Enter');
  await expectText(openChoice(page), 'Bitte wähle zuerst eine Variante aus!');
  const colour = choice(page).get('farbe') ?? '';
  expect(await radio(page, 'farbe', colour).isChecked()).toBe(true);
  await stage(page).locator('label:has(input[name=groesse])').nth(1).click();
  const size = await stage(page).locator('input[name=groesse]:checked').inputValue();
  await buyButton(page).press('Enter');
  await expectText(basket(page), `Größe ${size}`);
});

describe('when the connection is lost', () => {
  const words = 'Wir erreichen unseren Shop gerade nicht.';

  it('whatever is pressed says so, though its code never came', async () => {
    const page = await shop.open('/p/x-8000001', laptop);
    await page.context().setOffline(true);
    for (const press of [
      () => buyButton(page).click(),
      () =>
        stage(page)
          .getByRole('button', { name: /auf den Merkzettel/ })
          .click(),
    ]) {
      await press();
      const lost = page.locator('[data-lost]');
      await expectText(lost, words);
      await page.keyboard.press('Escape');
      await expect.poll(() => lost.isVisible()).toBe(false);
    }
    expect(new URL(page.url()).pathname).toMatch(/^\/p\//);
    await page.context().setOffline(false);
    shop.expectFaults(() => true);
  });

  it('what was used before says so, too', async () => {
    const page = await shop.open('/p/x-8000001', laptop);
    await buyButton(page).click();
    await addedLayer(page).getByRole('button', { name: 'Weiter einkaufen' }).click();
    await page.context().setOffline(true);
    await buyButton(page).click();
    await expectText(page.locator('[data-lost], [data-toast]').filter({ visible: true }), words);
    expect(await addedLayer(page).count()).toBe(0);
    await page.context().setOffline(false);
    shop.expectFaults(() => true);
  });
});
