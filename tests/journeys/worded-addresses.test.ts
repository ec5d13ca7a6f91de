import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { laptop } from '../running/devices.ts';
import { isMarked, mark } from '../running/same-document.ts';
import { isSettled, list, query, value } from '../running/shown-list.ts';
import { choice, radio, stage, values } from '../running/shown-product.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// Addresses that scripts and forms write are in the words of the page's language, as the server's links are.

const { blank, origin } = useWatchedShop();

async function open(path: string, javaScriptEnabled = true): Promise<Page> {
  const page = await blank({ ...laptop, javaScriptEnabled });
  await page.goto(origin('default') + path);
  return page;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

describe('in French', () => {
  it('a list is narrowed down, lengthened and given back without another page', async () => {
    const page = await open('/fr/c/femme');
    await mark(page);
    await value(page, 'colour:blue').click();
    await expect.poll(() => query(page)).toBe('?filtre=colour:blue');
    await isSettled(page);
    await list(page).locator('a[rel=next]').click();
    await expect.poll(() => query(page)).toBe('?filtre=colour:blue&page=2');
    await isSettled(page);
    await list(page).locator('input[name=prix]').first().fill('20');
    await list(page).locator('input[name=prix]').first().press('Enter');
    await expect.poll(() => query(page)).toBe('?filtre=colour:blue&prix=20-');
    await isSettled(page);
    // Pressed while the list of before is still on its way, what is chosen next is added to it.
    const pressed = await list(page).evaluate(async (element) => {
      history.back();
      while (element.ariaBusy !== 'true') await new Promise((resolve) => setTimeout(resolve));
      // Two that are there: what is sold out meanwhile is not.
      const sizes = [
        ...element.querySelectorAll<HTMLElement>('[data-part=facets] a[data-value^="size:"]'),
      ].slice(0, 2);
      for (const size of sizes) size.click();
      return sizes.map(({ dataset }) => dataset.value ?? '');
    });
    expect(pressed).toHaveLength(2);
    await expect
      .poll(() => query(page))
      .toBe(`?filtre=colour:blue${pressed.map((size) => `&filtre=${size}`).join('')}`);
    expect(await isMarked(page)).toBe(true);
    expect(
      decodeURIComponent((await page.locator('header a[hreflang=de-DE]').first().getAttribute('href')) ?? ''),
    ).toContain(`?filter=colour:blue&filter=${pressed[0]}`);
  });

  it('a search says in its field what was searched for, and a product goes into the basket as it was chosen', async () => {
    const page = await open('/fr/s/?recherche=robe');
    await expect.poll(() => page.locator('header input[name=recherche]').inputValue()).toBe('robe');
    await page.goto(`${origin('default')}/fr/p/x-8000307`);
    const [colour = ''] = (await values(page, 'couleur')).slice(1);
    await radio(page, 'couleur', colour).check({ force: true });
    await expect.poll(() => choice(page).get('couleur')).toBe(colour);
    const [size = ''] = await values(page, 'taille');
    await radio(page, 'taille', size).check({ force: true });
    await expect.poll(() => choice(page).get('taille')).toBe(size);
    await stage(page).locator('button[formaction="/fr/panier"]').first().click();
    await expect.poll(() => page.locator('[data-badge=basket]').innerText()).toBe('1');
    await page.goto(`${origin('default')}/fr/panier`);
    const article = page.locator('main [data-role=basket] a[href*="/fr/p/"]').first();
    expect(await article.getAttribute('href')).toMatch(new RegExp(`\\?couleur=${colour}&taille=${size}$`));
  });
});

it('in Dutch, what forms lead to without JavaScript is Dutch, and says what was done', async () => {
  const page = await open('/nl/p/x-8000307', false);
  await stage(page).locator('button[formaction="/nl/winkelmand"]').first().click({ force: true });
  await page.waitForURL(/keuze=ontbreekt#_\.keuze$/);
  expect(await page.locator('[id="_.keuze"]').innerText()).not.toBe('');
  await stage(page).locator('label:has(input[name=maat])').first().click();
  await stage(page).locator('button[formaction="/nl/winkelmand"]').first().click({ force: true });
  await page.waitForURL(/\/nl\/winkelmand\?/);
  expect(pathOf(page)).toBe('/nl/winkelmand');
  expect(query(page)).toMatch(/^\?status=nieuw&artikel=[\d.]+&aantal=1&van=\/nl\/p\//);
  await page.locator('main [data-role=notices] a').last().click();
  expect([pathOf(page).startsWith('/nl/p/'), choice(page).has('maat')]).toEqual([true, true]);
});
