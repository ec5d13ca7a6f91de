import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices, laptop, phone } from '../running/devices.ts';
import { readBeside, walkThrough } from '../running/open-layer.ts';
import { isMarked, mark } from '../running/same-document.ts';
import {
  addresses,
  chips,
  count,
  focused,
  isInView,
  isSettled,
  list,
  more,
  names,
  productLinks,
  query,
  said,
  state,
  value,
} from '../running/shown-list.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();

/** Opens the filters where they are not beside the list. */
async function openFilters(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone)
    await list(page)
      .getByRole('button', { name: /^Filtern/ })
      .click();
}

describe.each(devices)('a list on a %s', (look, options) => {
  const isPhone = look === 'phone';

  it('is narrowed down without loading another page, and tells how much is left', async () => {
    const page = await shop.open('/c/damen', options);
    const all = await count(page);
    await mark(page);
    await openFilters(page, isPhone);
    await value(page, 'colour:blue').click();
    await expect.poll(() => query(page)).toBe('?filter=colour:blue');
    await isSettled(page);
    const blue = await count(page);
    expect(blue).toBeLessThan(all);
    expect(await chips(page)).toEqual(['Blau']);
    await expect.poll(() => said(page)).toBe(`${blue} Artikel gefunden`);
    expect(await value(page, 'colour:blue').getAttribute('aria-checked')).toBe('true');
    expect(await page.title()).toContain('Damen');
    if (isPhone)
      await list(page)
        .getByRole('button', { name: `${blue} Artikel anzeigen` })
        .click();
    await list(page).getByRole('link', { name: 'Blau entfernen' }).click();
    await expect.poll(() => query(page)).toBe('');
    await isSettled(page);
    expect(await count(page)).toBe(all);
    expect(await isMarked(page)).toBe(true);
  });

  it('follows Back and Forward: chips, count and products are those of the address', async () => {
    const page = await shop.open('/c/damen', options);
    const states = [await state(page)];
    await mark(page);
    const choose = async (name: string, chosen: string): Promise<void> => {
      await openFilters(page, isPhone);
      await value(page, name).click();
      await expect.poll(() => query(page)).toBe(chosen);
      await isSettled(page);
      if (isPhone) await page.keyboard.press('Escape');
      states.push(await state(page));
    };
    await choose('colour:blue', '?filter=colour:blue');
    await choose('size:38', '?filter=colour:blue&filter=size:38');
    await list(page).locator('details[data-action=product-listing] > summary').click();
    await list(page).getByRole('link', { name: 'Preis aufsteigend' }).click();
    await expect.poll(() => query(page)).toContain('sortierung=price-up');
    await isSettled(page);
    states.push(await state(page));
    expect(new Set(states.map((each) => JSON.stringify(each))).size).toBe(4);
    for (const step of [2, 1, 0]) {
      await page.goBack();
      await expect.poll(() => state(page)).toEqual(states[step]);
    }
    for (const step of [1, 2, 3]) {
      await page.goForward();
      await expect.poll(() => state(page)).toEqual(states[step]);
    }
    expect(await isMarked(page)).toBe(true);
  });

  it('follows Back and Forward to as many products as there were', async () => {
    const page = await shop.open('/c/damen', options);
    await more(page).click();
    await expect.poll(() => query(page)).toBe('?seite=2');
    await isSettled(page);
    const loaded = await state(page);
    await mark(page);
    await openFilters(page, isPhone);
    await value(page, 'colour:blue').click();
    await expect.poll(() => query(page)).toBe('?filter=colour:blue');
    await isSettled(page);
    if (isPhone) await page.keyboard.press('Escape');
    await more(page).click();
    await expect.poll(() => query(page)).toBe('?filter=colour:blue&seite=2');
    await isSettled(page);
    const narrowed = await state(page);
    await page.goBack();
    await expect.poll(() => state(page)).toEqual(loaded);
    await page.goForward();
    await expect.poll(() => state(page)).toEqual(narrowed);
    expect(await isMarked(page)).toBe(true);
  });

  it('follows Back also after it was loaded anew, before anything was pressed', async () => {
    const page = await shop.open('/c/damen', options);
    const first = await state(page);
    await openFilters(page, isPhone);
    await value(page, 'colour:blue').click();
    await expect.poll(() => query(page)).toBe('?filter=colour:blue');
    await isSettled(page);
    await page.reload();
    expect(await chips(page)).toEqual(['Blau']);
    await page.goBack();
    await expect.poll(() => state(page)).toEqual(first);
  });

  it('brings more products, each once, and shows them all again after a reload', async () => {
    const page = await shop.open('/c/damen', options);
    await mark(page);
    const first = await addresses(page);
    expect(first).toHaveLength(24);
    await more(page).click();
    await expect.poll(() => query(page)).toBe('?seite=2');
    await expect.poll(async () => (await addresses(page)).length).toBe(48);
    const both = await addresses(page);
    expect(both.slice(0, 24)).toEqual(first);
    expect(new Set(both).size).toBe(48);
    // The focus is on the first of the new ones, and it is told how many there are.
    const focusedAddress = page.evaluate(() => document.activeElement?.getAttribute('href'));
    expect(await focusedAddress).toBe(both[24]);
    await expect.poll(() => said(page)).toMatch(/^Du siehst 48 von \d+ Artikeln$/);
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    expect(await addresses(page)).toEqual(both);
  });

  it('is where it was after a visit to a product: three times more, product 50', async () => {
    const page = await shop.open('/c/damen', options);
    for (const number of [2, 3, 4]) {
      await more(page).click();
      await expect.poll(() => query(page)).toBe(`?seite=${number}`);
      await expect.poll(async () => (await addresses(page)).length).toBe(24 * number);
    }
    const all = await addresses(page);
    const card = productLinks(page).nth(49);
    await card.scrollIntoViewIfNeeded();
    const name = await card.textContent();
    const top = await page.evaluate(() => scrollY);
    await Promise.all([page.waitForURL('**/p/**'), card.click()]);
    await page.goBack();
    await page.waitForURL('**/c/damen?seite=4');
    expect(await addresses(page)).toEqual(all);
    const again = productLinks(page).nth(49);
    expect(await again.textContent()).toBe(name);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(top - 200);
    await isInView(again);
  });

  it('takes a price range, and gives it back', async () => {
    const page = await shop.open('/c/damen', options);
    const all = await count(page);
    await mark(page);
    await openFilters(page, isPhone);
    await list(page).getByLabel('von (€)').fill('40');
    await list(page).getByLabel('bis (€)').fill('80');
    await list(page).getByLabel('bis (€)').press('Enter');
    await expect.poll(() => query(page)).toBe('?preis=40-80');
    await isSettled(page);
    expect(await count(page)).toBeLessThan(all);
    expect(await chips(page)).toHaveLength(1);
    expect(await list(page).getByLabel('von (€)').inputValue()).toBe('40');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('preis');
    expect(await isMarked(page)).toBe(true);
  });

  it('has nothing that axe finds, neither with filters nor without results', async () => {
    await shop.open('/c/damen?filter=colour:blue&filter=size:38', options);
    expect(await shop.watched().axe()).toEqual([]);
    const { page, axe } = shop.watched();
    await page.goto(`${shop.origin('at')}/s/?q=xylophonständer`);
    expect(await axe()).toEqual([]);
  });
});

describe.each(devices)('without JavaScript on a %s', (look, options) => {
  const isPhone = look === 'phone';
  const plain = { ...options, javaScriptEnabled: false };

  it('everything is links and a form', async () => {
    const page = await shop.open('/c/damen', plain);
    const all = await count(page);
    await openFilters(page, isPhone);
    await value(page, 'colour:blue').click();
    await page.waitForURL('**/c/damen?filter=colour%3Ablue');
    expect(await chips(page)).toEqual(['Blau']);
    await openFilters(page, isPhone);
    await list(page).getByLabel('bis (€)').fill('80');
    await list(page).getByRole('button', { name: 'Preis anwenden' }).click();
    await page.waitForURL(/preis=&preis=80/);
    expect(await chips(page)).toHaveLength(2);
    expect(await count(page)).toBeLessThan(all);
    await list(page).locator('details[data-action=product-listing] > summary').click();
    await list(page).getByRole('link', { name: 'Preis absteigend' }).click();
    await page.waitForURL(/sortierung=price-down/);
    expect(await chips(page)).toHaveLength(2);
    await list(page).getByRole('link', { name: 'Alle löschen' }).click();
    await page.waitForURL(/\/c\/damen\?sortierung=price-down$/);
    expect(await count(page)).toBe(all);
    await more(page).click();
    await page.waitForURL(/seite=2/);
    expect(await names(page)).toHaveLength(48);
  });

  it('says by what the list is ordered', async () => {
    const page = await shop.open('/c/damen', plain);
    await list(page).getByRole('button', { name: 'So sortieren wir die Liste' }).click();
    const dialog = page.getByRole('dialog', { name: 'So sortieren wir die Liste' });
    expect(await dialog.textContent()).toContain('Niemand kann uns für einen Platz in der Liste bezahlen.');
    await dialog.getByRole('button', { name: 'Schließen' }).click();
    expect(await dialog.isVisible()).toBe(false);
  });
});

describe('by keyboard alone', () => {
  it('keeps the focus on what was pressed, and on its neighbour when that is gone', async () => {
    const page = await shop.open('/c/damen', laptop);
    await mark(page);
    await value(page, 'colour:blue').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toBe('?filter=colour:blue');
    await isSettled(page);
    expect(await focused(page)).toBe('colour:blue');
    await value(page, 'size:38').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toContain('size:38');
    await isSettled(page);
    expect(await focused(page)).toBe('size:38');
    const [first = '', second = ''] = await chips(page);
    await list(page)
      .getByRole('link', { name: `${first} entfernen` })
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => chips(page)).toEqual([second]);
    await isSettled(page);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(second);
    await page.keyboard.press('Enter');
    await expect.poll(() => chips(page)).toEqual([]);
    await isSettled(page);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await isMarked(page)).toBe(true);
  });

  it('opens the orders, leaves them by Escape, and chooses one', async () => {
    const page = await shop.open('/c/damen', laptop);
    await mark(page);
    const menu = list(page).locator('details[data-action=product-listing]');
    const summary = menu.locator('summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toMatch(/^order:/);
    // The code comes with the first opening.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape');
        return menu.getAttribute('open');
      })
      .toBeNull();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await list(page).locator('[data-value="order:price-up"]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => query(page)).toBe('?sortierung=price-up');
    await isSettled(page);
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await summary.textContent()).toContain('Preis aufsteigend');
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await isMarked(page)).toBe(true);
  });

  it('walks through the open sheet alone, and back to its button', async () => {
    const page = await shop.open('/c/damen', phone);
    const button = list(page).getByRole('button', { name: 'Filtern' });
    await button.focus();
    await page.keyboard.press('Enter');
    const sheet = list(page).getByRole('region', { name: 'Filtern' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[popover]') !== null))
      .toBe(true);
    await expect
      .poll(() =>
        page
          .locator('main ~ footer, footer')
          .first()
          .evaluate((foot) => foot.closest('[inert]') !== null),
      )
      .toBe(true);
    expect(await readBeside(page, sheet)).toEqual([]);
    expect(await walkThrough(page, sheet)).toEqual({ missed: [], outside: [] });
    expect(await shop.watched().axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => sheet.isVisible()).toBe(false);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});

describe('the place in the list', () => {
  it('is the start of what was chosen, and the old one after Back', async () => {
    const page = await shop.open('/c/damen', laptop);
    const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(top).toBe(1500);
    await value(page, 'colour:blue').click();
    await expect.poll(() => query(page)).toBe('?filter=colour:blue');
    await isSettled(page);
    const start = await list(page)
      .locator('[data-body]')
      .evaluate((body) => body.getBoundingClientRect().top);
    expect(Math.abs(start)).toBeLessThan(2);
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(top).toBe(700);
    // The browser tells of a scroll with its next picture.
    await page.evaluate(() => new Promise((told) => void requestAnimationFrame(() => setTimeout(told))));
    await page.goBack();
    await expect.poll(() => chips(page)).toEqual([]);
    await expect.poll(top).toBe(1500);
    await page.goForward();
    await expect.poll(() => chips(page)).toEqual(['Blau']);
    await expect.poll(top).toBe(700);
  });
});

describe('what may go wrong', () => {
  it('quick presses are all counted', async () => {
    const page = await shop.open('/c/damen', laptop);
    await mark(page);
    await page.route('**/c/damen?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue().catch(() => undefined);
    });
    await value(page, 'colour:blue').click();
    await value(page, 'colour:red').click();
    await value(page, 'size:38').click();
    await expect.poll(() => chips(page).then((all) => all.length)).toBe(3);
    await isSettled(page);
    expect(query(page).match(/filter=/g)).toHaveLength(3);
    expect(await isMarked(page)).toBe(true);
  });

  it('an answer that takes too long is left to the browser', async () => {
    const page = await shop.open('/c/damen', laptop);
    await mark(page);
    let calls = 0;
    await page.route('**/c/damen?filter=colour%3Ablue*', async (route) => {
      calls++;
      if (route.request().resourceType() !== 'xhr') await route.continue();
    });
    await value(page, 'colour:blue').click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await expect.poll(() => chips(page)).toEqual(['Blau']);
    expect(calls).toBe(2);
  });

  it('a press with the control key opens another tab and leaves the list alone', async () => {
    const page = await shop.open('/c/damen', laptop);
    const [other] = await Promise.all([
      page.context().waitForEvent('page'),
      value(page, 'colour:blue').click({ modifiers: ['Control'] }),
    ]);
    await other.waitForURL('**/c/damen?filter=colour%3Ablue');
    expect(query(page)).toBe('');
    expect(await chips(page)).toEqual([]);
    await other.close();
  });

  it('a link within the page changes nothing in the list', async () => {
    const page = await shop.open('/c/damen', laptop);
    await value(page, 'colour:blue').click();
    await expect.poll(() => query(page)).toBe('?filter=colour:blue');
    await isSettled(page);
    const before = await state(page);
    await page.evaluate(() => (location.hash = 'main'));
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    expect(await state(page)).toEqual(before);
  });

  it('what is new on the page has its rules: chips, labels, marks', async () => {
    const page = await shop.open('/c/damen', laptop);
    await value(page, 'colour:blue').click();
    await expect.poll(() => chips(page)).toEqual(['Blau']);
    const ground = (): Promise<string> =>
      list(page)
        .locator('[data-part=chips] a')
        .first()
        .evaluate((chip) => getComputedStyle(chip).borderRadius);
    const taken = await ground();
    await page.reload();
    expect(taken).toBe(await ground());
    expect(Number.parseFloat(taken)).toBeGreaterThan(10);
  });
});

describe('a search', () => {
  it('says what it found instead, and searches again', async () => {
    const page = await shop.open('/s/?q=bettwesche', laptop);
    expect(await list(page).textContent()).toMatch(
      /Wir zeigen Ergebnisse für „Bettwäsche“ statt „bettwesche“\./,
    );
    await page.goto(`${shop.origin('at')}/s/?q=xylophonständer`);
    expect(await list(page).getByRole('heading', { level: 1 }).textContent()).toContain('Nichts gefunden');
    expect(await list(page).locator('a.product-name').count()).toBeGreaterThan(3);
    await list(page).getByRole('searchbox').fill('kleid');
    await list(page).getByRole('button', { name: 'Suchen' }).click();
    await page.waitForURL('**/s/?q=kleid');
    expect(await count(page)).toBeGreaterThan(10);
  });

  it('without a term asks for one', async () => {
    const page = await shop.open('/s/', laptop);
    expect(await list(page).textContent()).toContain('Bitte gib zunächst Deinen Suchbegriff ein.');
  });

  it('asks whether it was of use', async () => {
    const page = await shop.open('/s/?q=kleid', laptop);
    expect(
      await page.getByRole('heading', { name: 'Hast Du gefunden, was Du gesucht hast?' }).isVisible(),
    ).toBe(true);
  });

  it('keeps its term through filters and pages', async () => {
    const page = await shop.open('/s/?q=kleid', laptop);
    await mark(page);
    await value(page, 'colour:blue').click();
    await expect.poll(() => query(page)).toBe('?q=kleid&filter=colour:blue');
    await isSettled(page);
    expect(await list(page).getByRole('heading', { level: 1 }).textContent()).toBe('Ergebnisse für „kleid“');
    expect(await isMarked(page)).toBe(true);
  });
});
