import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { SearchSuggestions } from '../../schemas/catalogue/suggestions.ts';
import { phone } from '../running/devices.ts';
import { readBeside } from '../running/open-layer.ts';
import {
  expectSuggestionsOf,
  field,
  fieldHasFocus,
  marked,
  options,
  past,
  pastTerms,
  plainField,
  said,
} from '../running/search-field.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();
const laptop = { viewport: { width: 1280, height: 800 } };

/** Answers calls for suggestions as a test wants it; what it gives is for the term that was asked for. */
async function answerWith(
  page: Page,
  give: (term: string, route: Route) => Promise<Partial<SearchSuggestions> | undefined>,
): Promise<void> {
  await page.route('**/api/search/suggest?*', async (route) => {
    const term = new URL(route.request().url()).searchParams.get('q') ?? '';
    const given = await give(term, route);
    if (given)
      await route
        .fulfill({ json: { term, terms: [], categories: [], products: [], ...given } })
        // Whoever asked may have given up.
        .catch(() => {});
  });
}

const termsLike = (term: string) => ({
  terms: [1, 2, 3].map((number) => ({ label: `${term} ${number}`, href: `/s/?q=${term}+${number}` })),
});

const labelsLike = (term: string): string[] => termsLike(term).terms.map(({ label }) => label);

/** Agrees to functional storage, or takes it back, as the banner does. */
async function choose(page: Page, ...categories: string[]): Promise<void> {
  const value = ['C0001', ...categories].join();
  await page.context().addCookies([{ name: 'consent', value, url: shop.origin('at') }]);
}

describe('suggestions', () => {
  it('come from the shop: terms, categories, and products with picture and price', async () => {
    const page = await shop.open('/', laptop);
    await plainField(page).click();
    await field(page).pressSequentially('rega', { delay: 20 });
    await expectSuggestionsOf(page, 'rega');
    expect(await options(page).count()).toBeGreaterThan(2);
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    expect(await said(page)).toBe(`Vorschläge: ${await options(page).count()}`);
    const product = page.getByRole('group', { name: 'Artikel' }).getByRole('option').first();
    expect(await product.textContent()).toMatch(/€/);
    expect(await product.getAttribute('href')).toMatch(/^\/p\//);
    await expect
      .poll(() => product.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    expect(await shop.watched().axe()).toEqual([]);
    expect(await shop.watched().layoutShift()).toBeLessThan(0.02);
  });

  it('of what has an energy class have its arrow, which leads to the label', async () => {
    const page = await shop.open('/', laptop);
    await plainField(page).focus();
    await field(page).pressSequentially('waschmaschine');
    const arrow = options(page).getByRole('img', {
      name: /^Energieeffizienzklasse [A-G], Spektrum A bis G$/,
    });
    await expect.poll(() => arrow.first().isVisible()).toBe(true);
    await arrow.first().click();
    await page.waitForURL('**/p/*#_.label');
    await expect.poll(() => page.locator('[id="_.label"]').isVisible()).toBe(true);
    expect(await shop.watched().axe()).toEqual([]);
  });

  it('are walked through by keyboard while the focus stays in the field', async () => {
    const page = await shop.blank(laptop);
    await answerWith(page, async (term) => termsLike(term));
    await page.goto(shop.origin('at'));
    await plainField(page).focus();
    await field(page).pressSequentially('sofa');
    await expect.poll(() => options(page).allTextContents()).toEqual(labelsLike('sofa'));
    expect(await marked(page)).toBeUndefined();
    for (const [key, place] of [
      ['ArrowDown', 'sofa 1'],
      ['ArrowDown', 'sofa 2'],
      ['ArrowUp', 'sofa 1'],
      ['ArrowUp', 'sofa 3'],
      ['ArrowDown', 'sofa 1'],
      ['Home', undefined],
      ['ArrowUp', 'sofa 3'],
      ['End', undefined],
    ] as const) {
      await page.keyboard.press(key);
      expect(await marked(page), key).toBe(place);
    }
    expect(await fieldHasFocus(page)).toBe(true);
    // Escape closes, and only then empties the field.
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    expect(await field(page).inputValue()).toBe('sofa');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => options(page).count()).toBe(3);
    // What is chosen by hand is not typed into the field.
    await page.keyboard.press('ArrowDown');
    expect(await field(page).inputValue()).toBe('sofa');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/s/?q=sofa+1');
  });

  it('close by Tab, by leaving the field, and by going on and back', async () => {
    const page = await shop.blank(laptop);
    await answerWith(page, async (term) => termsLike(term));
    await page.goto(shop.origin('at'));
    const type = async (text: string): Promise<void> => {
      await plainField(page).fill('');
      await plainField(page).pressSequentially(text);
      await expect.poll(() => options(page).allTextContents()).toEqual(labelsLike(text));
    };
    await type('sofa');
    await page.keyboard.press('Tab');
    expect(await options(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('submit');
    await type('regal');
    await page.mouse.click(640, 790);
    await expect.poll(() => options(page).count()).toBe(0);
    await type('lampe');
    await options(page).first().click();
    await page.waitForURL('**/s/?q=lampe+1');
    await page.goBack();
    await plainField(page).waitFor();
    expect(await options(page).count()).toBe(0);
  });

  it('of a slow "r" never stand over those of a quick "regal", and an empty field has none', async () => {
    const page = await shop.blank(laptop);
    const late: (() => void)[] = [];
    await answerWith(page, async (term) => {
      if (term === 'r') await new Promise<void>((resolve) => void late.push(resolve));
      return termsLike(term);
    });
    await page.goto(shop.origin('at'));
    await plainField(page).focus();
    await plainField(page).pressSequentially('r');
    await expect.poll(() => late.length).toBe(1);
    await plainField(page).pressSequentially('egal');
    await expect.poll(() => options(page).first().textContent()).toBe('regal 1');
    late[0]?.();
    await page.waitForTimeout(300);
    expect(await options(page).allTextContents()).toEqual(labelsLike('regal'));
    await field(page).fill('');
    expect(await options(page).count()).toBe(0);
    expect(await said(page)).toBe('');
  });

  it('that cannot be had are quietly left out, and the search goes on', async () => {
    const page = await shop.blank(laptop);
    const asked: (string | null)[] = [];
    await page.route('**/api/search/suggest?*', async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q'));
      await route.fulfill({ body: 'no JSON' });
    });
    await page.goto(shop.origin('at'));
    await plainField(page).focus();
    await plainField(page).pressSequentially('regal');
    await expect.poll(() => asked.at(-1)).toBe('regal');
    await page.waitForTimeout(200);
    expect(await options(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/s/?q=regal');
  });

  it('lie over the page on a phone, with the rest at rest', async () => {
    const page = await shop.blank(phone);
    await answerWith(page, async (term) => termsLike(term));
    await choose(page);
    await page.goto(shop.origin('at'));
    await plainField(page).tap();
    await plainField(page).pressSequentially('sofa');
    await expect.poll(() => options(page).allTextContents()).toEqual(labelsLike('sofa'));
    const box = await page.locator('form[data-open] > div').boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    expect(await page.locator('main').evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
    expect(await readBeside(page, page.locator('form[data-open]'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await shop.watched().axe()).toEqual([]);
    await page.getByRole('button', { name: 'Suche schließen' }).tap();
    await expect.poll(() => options(page).count()).toBe(0);
    expect(await page.locator('[inert]').count()).toBe(0);
    await plainField(page).tap();
    await expect.poll(() => options(page).count()).toBe(3);
    await options(page).nth(1).tap();
    await page.waitForURL('**/s/?q=sofa+2');
    expect(await shop.watched().layoutShift()).toBeLessThan(0.02);
  });
});

describe('the layer on a phone', () => {
  it('leaves hints that stand over it to be closed', async () => {
    const page = await shop.blank(phone);
    await answerWith(page, async (term) => termsLike(term));
    await page.context().addCookies([{ name: 'consent', value: 'C0001', url: shop.origin('default') }]);
    await page.goto(`${shop.origin('default')}/fr`);
    const hint = page.getByRole('link', { name: 'Zum deutschen Shop' });
    await hint.waitFor();
    await plainField(page).tap();
    await plainField(page).pressSequentially('robe');
    await expect.poll(() => page.getByRole('option').count()).toBe(3);
    await page.getByRole('button', { name: 'Fermer l’information' }).tap();
    await hint.waitFor({ state: 'hidden' });
    expect(await page.getByRole('option').count()).toBe(3);
  });
});

describe('an empty term', () => {
  const words = 'Bitte gib zunächst Deinen Suchbegriff ein.';

  it.each([phone, laptop])('is refused in words, and the field keeps the focus: %o', async (look) => {
    const page = await shop.open('/', look);
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    const alert = page.getByRole('alert').filter({ hasText: words });
    await alert.waitFor();
    expect(await fieldHasFocus(page)).toBe(true);
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page).getAttribute('aria-describedby')).toBe(await alert.getAttribute('id'));
    await field(page).fill('   ');
    await page.keyboard.press('Enter');
    await alert.waitFor();
    expect(await fieldHasFocus(page)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await shop.watched().axe()).toEqual([]);
    await field(page).fill('r');
    expect(await alert.count()).toBe(0);
    expect(await field(page).getAttribute('aria-invalid')).toBeNull();
    expect(await shop.watched().layoutShift()).toBeLessThan(0.02);
  });

  it('is refused by the page of the search where there is no JavaScript', async () => {
    const page = await shop.open('/', { ...laptop, javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Suchen', exact: true }).click();
    await page.waitForURL('**/s/?q=');
    expect(await page.locator('main').textContent()).toContain(words);
  });
});

describe('the last searches', () => {
  /** Searches by the field, one term after the other. */
  async function searchFor(page: Page, ...terms: string[]): Promise<void> {
    for (const term of terms) {
      const kept = page.waitForResponse(
        (response) => response.url().endsWith('/searchhistory/v1') && response.request().method() === 'POST',
      );
      await plainField(page).fill(term);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/s/?q=${term}`);
      expect((await kept).status()).toBe(204);
    }
  }

  it('are shown below the empty field, and survive a reload', async () => {
    const page = await shop.blank(laptop);
    await choose(page, 'C0003');
    await page.goto(shop.origin('at'));
    await searchFor(page, 'regal', 'sofa');
    // The page of results says in the field what was searched for.
    await expect.poll(() => plainField(page).inputValue()).toBe('sofa');
    await page.goto(shop.origin('at'));
    await plainField(page).click();
    await expect.poll(() => pastTerms(page)).toEqual(['sofa', 'regal']);
    expect(await said(page)).toBe('Zuletzt gesucht: 2');
    expect(await shop.watched().axe()).toEqual([]);
    await page.reload();
    await plainField(page).click();
    await expect.poll(() => pastTerms(page)).toEqual(['sofa', 'regal']);
    await past(page).getByRole('link', { name: 'regal' }).click();
    await page.waitForURL('**/s/?q=regal');
  });

  it('are deleted one by one or all at once, by keyboard alone', async () => {
    const page = await shop.blank(laptop);
    await choose(page, 'C0003');
    await page.goto(shop.origin('at'));
    await searchFor(page, 'regal', 'sofa', 'lampe');
    await page.goto(shop.origin('at'));
    await plainField(page).focus();
    await expect.poll(() => pastTerms(page)).toEqual(['lampe', 'sofa', 'regal']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await marked(page)).toBe('sofa');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => pastTerms(page)).toEqual(['lampe', 'regal']);
    expect(await said(page)).toBe('„sofa“ ist gelöscht.');
    expect(await fieldHasFocus(page)).toBe(true);
    await page.keyboard.press('Delete');
    await expect.poll(() => pastTerms(page)).toEqual(['lampe']);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await marked(page)).toBe('Verlauf löschen');
    await page.keyboard.press('Enter');
    await expect.poll(() => past(page).count()).toBe(0);
    expect(await said(page)).toBe('Dein Verlauf ist gelöscht.');
    await page.reload();
    await plainField(page).focus();
    await page.waitForTimeout(300);
    expect(await past(page).count()).toBe(0);
  });

  it('are deleted by a finger on a phone, where the list lies over the page', async () => {
    const page = await shop.blank(phone);
    await choose(page, 'C0003');
    await page.goto(shop.origin('at'));
    await searchFor(page, 'regal', 'sofa');
    await page.goto(shop.origin('at'));
    await plainField(page).tap();
    await expect.poll(() => pastTerms(page)).toEqual(['sofa', 'regal']);
    expect(await shop.watched().axe()).toEqual([]);
    await page.getByRole('button', { name: '„sofa“ aus dem Verlauf löschen' }).tap();
    await expect.poll(() => pastTerms(page)).toEqual(['regal']);
    await page.getByRole('button', { name: 'Verlauf löschen', exact: true }).tap();
    await expect.poll(() => past(page).count()).toBe(0);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('are neither kept nor asked for without consent, and go when it is withdrawn', async () => {
    const page = await shop.blank(laptop);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/searchhistory/')) calls.push(request.method());
    });
    await choose(page, 'C0002');
    await page.goto(`${shop.origin('at')}/s/?q=regal`);
    await plainField(page).fill('');
    await plainField(page).blur();
    await plainField(page).click();
    await page.waitForTimeout(300);
    expect(calls).toEqual([]);
    await choose(page, 'C0003');
    await page.goto(shop.origin('at'));
    await searchFor(page, 'sofa');
    const history = await page.context().cookies(shop.origin('at'));
    expect(history.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toContainEqual([
      'searches',
      true,
      'Lax',
    ]);
    const forgotten = page.waitForResponse('**/searchhistory/deleteall');
    // An event that comes before the banner's code goes by unheard.
    await expect
      .poll(() =>
        page.evaluate(() => {
          document.dispatchEvent(new CustomEvent('consent-changed', { detail: { categories: ['C0002'] } }));
          return document.cookie;
        }),
      )
      .not.toContain('C0003');
    expect((await forgotten).status()).toBe(200);
    // Whoever still had the id, and consent, would find nothing.
    await page.context().addCookies(history);
    const left = await page.evaluate(async () => (await fetch('/api/search/searchhistory/v1/all')).json());
    expect(left).toEqual({ terms: [] });
  });
});
