import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices } from '../running/devices.ts';
import { isMarked, mark } from '../running/same-document.ts';
import { isChosen, part, reviews, shown, stars } from '../running/shown-reviews.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();
const dress = '/p/wickelkleid-mit-puffaermeln-und-bluetendruck-110412';

const titles = (page: Page): Promise<string[]> => reviews(page).locator('h3').allTextContents();
const query = (page: Page): string => new URL(page.url()).search;

async function fill(page: Page, title: string): Promise<void> {
  const form = part(page).locator('form[action$="/new/store"]');
  await form.locator('input[name=stars][value="4"]').check({ force: true });
  await form.getByLabel('Überschrift').fill(title);
  await form.getByLabel('Deine Bewertung').fill('Der Stoff fällt schön, und die Länge passt mir genau.');
  await form.getByLabel('passt wie erwartet').check();
  await form.getByLabel('Dein Name').fill('Martina aus Linz');
  await form.getByRole('button', { name: 'Bewertung senden' }).click();
}

describe.each(devices)('reviews on a %s', (look, options) => {
  it('come twenty at a time, and earlier ones stay', async () => {
    const page = await shop.open(dress, options);
    const first = await titles(page);
    expect(first).toHaveLength(20);
    await mark(page);
    await part(page).getByRole('link', { name: 'Weitere Bewertungen' }).click();
    await expect.poll(() => reviews(page).count()).toBe(40);
    expect((await titles(page)).slice(0, 20)).toEqual(first);
    await expect.poll(() => shown(page)).toMatch(/^40 von 1\d\d Bewertungen$/);
    // The first new one has the focus, for those who go on by keyboard.
    const focused = await page.evaluate(() => document.activeElement?.id);
    expect(focused).toBe(await reviews(page).nth(20).getAttribute('id'));
    expect(query(page)).toBe('?bewertungen=2');
    expect(await isMarked(page)).toBe(true);
    await page.reload();
    expect(await reviews(page).count()).toBe(40);
  });

  it('are narrowed down by stars, and back', async () => {
    const page = await shop.open(dress, options);
    await mark(page);
    await stars(page, 3).click();
    await expect.poll(() => isChosen(page, 3)).toBe('true');
    expect(query(page)).toBe('?sterne-filter=3');
    const ratings = await reviews(page)
      .locator('[role=img]')
      .evaluateAll((all) => all.map((each) => each.ariaLabel));
    expect(new Set(ratings)).toEqual(new Set(['3 von 5 Sternen']));
    expect(await page.evaluate(() => document.activeElement?.id)).toMatch(/\.s3$/);
    await part(page).getByRole('link', { name: 'Alle Bewertungen zeigen' }).click();
    await expect.poll(() => isChosen(page, 3)).toBeNull();
    expect(await reviews(page).count()).toBe(20);
    expect(await isMarked(page)).toBe(true);
  });

  it('can be voted on', async () => {
    const page = await shop.open(dress, options);
    const yes = reviews(page).nth(2).getByRole('button', { name: /^Ja/ });
    const before = Number((await yes.textContent())?.replaceAll(/\D/g, ''));
    await yes.click();
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');
    expect(await yes.textContent()).toBe(`Ja ${before + 1}`);
    const thanks = reviews(page).nth(2).locator('[role=status]');
    await expect.poll(() => thanks.textContent()).toBe('Danke, Deine Stimme zählt.');
    await yes.click();
    await expect.poll(() => yes.getAttribute('aria-pressed')).toBe('true');
    expect(await yes.textContent()).toBe(`Ja ${before + 1}`);
  });

  it('are written in a form that names what is missing, and thanks', async () => {
    const page = await shop.open(dress, options);
    await part(page).getByText('Bewertung schreiben').click();
    const send = part(page).getByRole('button', { name: 'Bewertung senden' });
    await expect.poll(() => send.getAttribute('aria-disabled')).toBe('true');
    await send.press('Enter');
    const summary = part(page).locator('[id$=".new-summary"]');
    await expect.poll(() => summary.isVisible()).toBe(true);
    expect(await summary.getByRole('link').allTextContents()).toEqual([
      'Bitte vergib einen bis fünf Sterne.',
      'Bitte gib eine Überschrift ein.',
      'Bitte schreib Deine Bewertung.',
      'Bitte gib einen Namen ein.',
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('stars');
    expect(await shop.watched().axe()).toEqual([]);
    await fill(page, `Sitzt wunderbar (${look})`);
    const answer = part(page).locator('[data-answer]');
    await expect.poll(() => answer.textContent()).toContain('Danke für Deine Bewertung.');
    expect(await part(page).getByText('Bewertung senden').count()).toBe(0);
  });
});

describe('reviews without JavaScript', () => {
  const options = { viewport: { width: 1280, height: 900 }, javaScriptEnabled: false };

  it('are paged, filtered, voted on and written by links and forms alone', async () => {
    const page = await shop.open(dress, options);
    await part(page).getByRole('link', { name: 'Weitere Bewertungen' }).click();
    await page.waitForURL('**/*?bewertungen=2#_.bewertungen-2');
    expect(await reviews(page).count()).toBe(40);
    const id = (await reviews(page).nth(24).getAttribute('id')) ?? '';
    // A vote may change its place in the list.
    const review = page.locator(`[id="${id}"]`);
    await review.getByRole('button', { name: /^Nein/ }).click();
    await page.waitForURL(`**/*?bewertungen=2&bewertung=stimme#${id}`);
    expect(await review.getByText('Danke, Deine Stimme zählt.').isVisible()).toBe(true);
    await stars(page, 4).click();
    await page.waitForURL('**/*?sterne-filter=4#_.bewertungen');
    await part(page).getByText('Bewertung schreiben').click();
    await fill(page, 'Ohne Skript geschrieben');
    await page.waitForURL('**/*?bewertung=danke#_.bewertung-schreiben');
    expect(await part(page).getByRole('status').first().textContent()).toContain(
      'Danke für Deine Bewertung.',
    );
  });

  it('a survey is answered by its form', async () => {
    const page = await shop.open('/', options);
    const survey = page.locator('[id="_.umfrage-storefront"]');
    await survey.locator('input[value="5"]').check({ force: true });
    await survey.getByLabel('Was können wir besser machen?').fill('Nichts, danke.');
    await survey.getByRole('button', { name: 'Antwort senden' }).click();
    await page.waitForURL('**/?umfrage=danke#_.umfrage-storefront');
    expect(await survey.textContent()).toContain('Danke, das hilft uns weiter.');
  });
});

describe('a survey', () => {
  it('thanks on its place, and is not asked again where that may be remembered', async () => {
    const page = await shop.blank({ viewport: { width: 360, height: 740 } });
    await page.context().addCookies([{ name: 'consent', value: 'C0001,C0003', url: shop.origin('at') }]);
    await page.goto(shop.origin('at'));
    const survey = page.locator('[id="_.umfrage-storefront"]');
    await survey.locator('input[value="2"]').check({ force: true });
    await survey.getByRole('button', { name: 'Antwort senden' }).click();
    await expect.poll(() => survey.locator('form').count()).toBe(0);
    expect(await survey.textContent()).toContain('Danke, das hilft uns weiter.');
    await page.reload();
    await expect.poll(() => survey.isVisible()).toBe(false);
  });
});
