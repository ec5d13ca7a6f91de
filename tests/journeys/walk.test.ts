import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { devices } from '../running/devices.ts';
import { type Hand, hasFocus, keyboard, pointer } from '../running/hand.ts';
import { isMarked, mark } from '../running/same-document.ts';
import * as search from '../running/search-field.ts';
import * as list from '../running/shown-list.ts';
import * as product from '../running/shown-product.ts';
import * as reviews from '../running/shown-reviews.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

const shop = useWatchedShop();

/** A dress that is on the second page of what the walk narrows down to, with two colours, five sizes and 212 reviews. */
const dress = 'Knielanges Wickelkleid mit kurzem Arm';
const nonsense = 'xylophonständer';

interface Walk {
  page: Page;
  hand: Hand;
  isPhone: boolean;
  /** What axe finds where the walk stands; it looks around in one of the walks. */
  barriers(): Promise<string[]>;
}

describe.each(devices)('a walk through the shop on a %s', (device, options) => {
  const isPhone = device === 'phone';

  it.each([
    ['by mouse or finger', pointer],
    ['by keyboard alone', keyboard],
  ])('%s', async (_, handOf) => {
    const page = await shop.open('/', options);
    const barriers = async (): Promise<string[]> => (handOf === pointer ? shop.watched().axe() : []);
    const walk = { page, hand: handOf(page, isPhone), isPhone, barriers };
    await agree(walk);
    await walkToCategory(walk);
    await narrowDown(walk);
    await takeBack(walk);
    await loadMore(walk);
    await lookAndComeBack(walk);
    await chooseVariant(walk);
    await readReviews(walk);
    await followSuggestion(walk);
    await searchAgain(walk);
    await findNothing(walk);
    expect(await followAdvice(walk)).toBeGreaterThan(0);
  });

  it('without JavaScript', async () => {
    const page = await shop.open('/', { ...options, javaScriptEnabled: false });
    const walk = { page, hand: pointer(page, isPhone), isPhone, barriers: async () => [] };
    await walkToCategory(walk);
    await narrowDownByLinks(walk);
    await lookAndComeBackByLinks(walk);
    await chooseVariantByForm(walk);
    await readReviewsByLinks(walk);
    await searchByForm(walk);
    expect(await followAdvice(walk)).toBeGreaterThan(0);
  });
});

/** Lets the shop remember searches, and nothing else. */
async function agree({ page, hand }: Walk): Promise<void> {
  const banner = page.locator('.consent-banner:popover-open');
  await banner.waitFor();
  await hand.press(banner.getByRole('checkbox', { name: 'Funktionen' }));
  await hand.press(banner.getByRole('button', { name: 'Auswahl speichern' }));
  await expect.poll(() => banner.count()).toBe(0);
}

async function walkToCategory({ page, hand, isPhone }: Walk): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Kategorien' });
  if (isPhone) await hand.press(page.getByRole('button', { name: 'Menü', exact: true }));
  await hand.press(menu.locator('summary', { hasText: 'Damen' }));
  const link = menu.getByRole('link', { name: 'Bekleidung', exact: true });
  await expect.poll(() => link.isVisible()).toBe(true);
  await hand.press(link);
  await page.waitForURL('**/c/damen/bekleidung');
  expect(await list.list(page).getByRole('heading', { level: 1 }).textContent()).toBe('Bekleidung');
  expect(await list.count(page)).toBeGreaterThan(24);
}

/** Two filters: list, chips, count and address say the same, and the count is said aloud. */
async function narrowDown({ page, hand, isPhone, barriers }: Walk): Promise<void> {
  await mark(page);
  const button = list.list(page).getByRole('button', { name: /^Filtern/ });
  if (isPhone) await hand.press(button);
  let before = await list.count(page);
  for (const [value, query, chips] of [
    ['colour:blue', '?filter=colour:blue', ['Blau']],
    ['size:38', '?filter=colour:blue&filter=size:38', ['Blau', 'Größe 38']],
  ] as const) {
    await hand.press(list.value(page, value));
    await expect.poll(() => list.query(page)).toBe(query);
    await list.isSettled(page);
    const count = await list.count(page);
    expect(count).toBeLessThan(before);
    expect(await list.chips(page)).toEqual(chips);
    expect(await list.value(page, value).getAttribute('aria-checked')).toBe('true');
    expect(await list.focused(page)).toBe(value);
    await expect.poll(() => list.said(page)).toBe(`${count} Artikel gefunden`);
    before = count;
  }
  expect(await barriers()).toEqual([]);
  if (!isPhone) return;
  await hand.press(list.list(page).getByRole('button', { name: `${before} Artikel anzeigen` }));
  await expect.poll(() => list.list(page).getByRole('region', { name: 'Filtern' }).isVisible()).toBe(false);
  await expect.poll(() => hasFocus(button)).toBe(true);
  expect(await button.textContent()).toBe('Filtern (2)');
}

async function takeBack({ page, hand }: Walk): Promise<void> {
  const before = await list.count(page);
  await hand.press(list.list(page).getByRole('link', { name: 'Größe 38 entfernen' }));
  await expect.poll(() => list.query(page)).toBe('?filter=colour:blue');
  await list.isSettled(page);
  expect(await list.chips(page)).toEqual(['Blau']);
  const count = await list.count(page);
  expect(count).toBeGreaterThan(before);
  expect(await list.names(page)).toHaveLength(24);
  await expect.poll(() => list.said(page)).toBe(`${count} Artikel gefunden`);
  // What stands in the place of the chip that is gone.
  expect(await list.focused(page)).toBe('reset');
}

async function loadMore({ page, hand }: Walk): Promise<void> {
  const count = await list.count(page);
  const first = await list.addresses(page);
  await hand.press(list.more(page));
  await expect.poll(() => list.query(page)).toBe('?filter=colour:blue&seite=2');
  await expect.poll(() => list.names(page).then(({ length }) => length)).toBe(count);
  const all = await list.addresses(page);
  expect(all.slice(0, 24)).toEqual(first);
  expect(new Set(all).size).toBe(count);
  expect(await hasFocus(list.productLinks(page).nth(24))).toBe(true);
  await expect.poll(() => list.said(page)).toBe(`Du siehst ${count} von ${count} Artikeln`);
  expect(await isMarked(page)).toBe(true);
}

/** To a product, back to the list as it was, and on to the product again. */
async function lookAndComeBack({ page, hand }: Walk): Promise<void> {
  const state = await list.state(page);
  const link = list.productLinks(page).filter({ hasText: dress });
  await hand.press(link);
  await page.waitForURL('**/p/**');
  await page.goBack();
  await page.waitForURL('**/c/damen/bekleidung?**');
  expect(await list.state(page)).toEqual(state);
  await list.isInView(link);
  await page.goForward();
  await page.waitForURL('**/p/**');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(dress);
}

async function chooseVariant({ page, hand, barriers }: Walk): Promise<void> {
  await mark(page);
  const please = product.stage(page).getByText('Bitte wähle zuerst eine Variante aus!');
  expect(await please.isVisible()).toBe(true);
  // The filter by colour has chosen one.
  const shown = product.choice(page).get('farbe');
  const colour = (await product.values(page, 'farbe')).find((each) => each !== shown) ?? '';
  await hand.choose(product.radios(page, 'farbe'), colour);
  await expect.poll(() => product.choice(page).get('farbe')).toBe(colour);
  const pictures = product.stage(page).locator('[data-role=zoom]');
  const name = await product.radio(page, 'farbe', colour).locator('xpath=..').getAttribute('title');
  expect(await pictures.first().getAttribute('aria-label')).toContain(`${dress}, ${name}, `);
  expect(await hasFocus(product.radio(page, 'farbe', colour))).toBe(true);
  const size = (await product.values(page, 'groesse'))[1] ?? '';
  await hand.choose(product.radios(page, 'groesse'), size);
  await expect.poll(() => product.choice(page).get('groesse')).toBe(size);
  await expect.poll(() => product.spoken(page)).toContain(`Größe ${size}`);
  expect(await hasFocus(product.radio(page, 'groesse', size))).toBe(true);
  expect(await please.count()).toBe(0);
  const price = await product.stage(page).locator('[data-part=price]').textContent();
  expect(price).toContain((await product.spoken(page))?.match(/€\s[\d.]+,\d\d/)?.[0]);
  expect(await barriers()).toEqual([]);
}

async function readReviews({ page, hand }: Walk): Promise<void> {
  const chosen = product.choice(page);
  await hand.press(product.stage(page).locator('a[href="#bewertungen"]'));
  await expect.poll(() => new URL(page.url()).hash).toBe('#bewertungen');
  await expect
    .poll(() => reviews.part(page).evaluate((part) => part.getBoundingClientRect().top < 200))
    .toBe(true);
  await hand.press(reviews.part(page).getByRole('link', { name: 'Weitere Bewertungen' }));
  await expect.poll(() => reviews.reviews(page).count()).toBe(40);
  await expect.poll(() => reviews.shown(page)).toBe('40 von 212 Bewertungen');
  expect(await hasFocus(reviews.reviews(page).nth(20))).toBe(true);
  await hand.press(reviews.stars(page, 4));
  await expect.poll(() => reviews.isChosen(page, 4)).toBe('true');
  expect(await hasFocus(reviews.stars(page, 4))).toBe(true);
  const count = await reviews.reviews(page).count();
  await expect.poll(() => reviews.shown(page)).toMatch(new RegExp(`^${count} von \\d+ Bewertungen$`));
  // What is read leaves what was chosen.
  const query = product.choice(page);
  expect(query.get('sterne-filter')).toBe('4');
  for (const name of ['farbe', 'groesse']) expect(query.get(name)).toBe(chosen.get(name));
  expect(await isMarked(page)).toBe(true);
}

async function followSuggestion({ page, hand, barriers }: Walk): Promise<void> {
  await hand.write(search.plainField(page), 'rega');
  await search.expectSuggestionsOf(page, 'rega');
  const count = await search.options(page).count();
  expect(count).toBeGreaterThan(2);
  await expect.poll(() => search.said(page)).toBe(`Vorschläge: ${count}`);
  expect(await search.fieldHasFocus(page)).toBe(true);
  expect(await barriers()).toEqual([]);
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/searchhistory/v1') && response.request().method() === 'POST',
  );
  await hand.pick(
    search.field(page),
    search.options(page).getByText('Regal', { exact: true }).locator('xpath=..'),
  );
  await page.waitForURL('**/s/?q=Regal');
  expect((await kept).status()).toBe(204);
  expect(await list.list(page).getByRole('heading', { level: 1 }).textContent()).toBe(
    'Ergebnisse für „Regal“',
  );
  expect(await list.names(page)).toHaveLength(await list.count(page));
}

/** The last search stands below the empty field of the home page. */
async function searchAgain({ page, hand }: Walk): Promise<void> {
  await expect.poll(() => search.plainField(page).inputValue()).toBe('Regal');
  await hand.press(page.locator('header').getByRole('link', { name: /zur Startseite$/ }));
  await page.waitForURL(shop.origin('at') + '/');
  await hand.write(search.plainField(page), '');
  await expect.poll(() => search.pastTerms(page)).toEqual(['Regal']);
  await expect.poll(() => search.said(page)).toBe('Zuletzt gesucht: 1');
  await hand.pick(search.field(page), search.past(page).getByRole('link', { name: 'Regal' }));
  await page.waitForURL('**/s/?q=Regal');
}

async function findNothing({ page, hand, barriers }: Walk): Promise<void> {
  await hand.write(search.plainField(page), nonsense);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/s/?q=xylophon*');
  await expectNothing(page);
  expect(await barriers()).toEqual([]);
}

async function expectNothing(page: Page): Promise<void> {
  const found = list.list(page);
  expect(await found.getByRole('heading', { level: 1 }).textContent()).toBe(
    `Nichts gefunden für „${nonsense}“`,
  );
  expect(await found.getByText('Prüfe, ob alles richtig geschrieben ist.').isVisible()).toBe(true);
  expect(await found.getByRole('searchbox', { name: 'Suchbegriff' }).inputValue()).toBe(nonsense);
  expect(await found.locator('a.product-name').count()).toBeGreaterThan(3);
  // Nothing can be narrowed down or sorted.
  expect(await found.getByRole('button', { name: /^Filtern/ }).isVisible()).toBe(false);
}

/** Goes where something may be found after all. Returns how many products there are. */
async function followAdvice({ page, hand }: Walk): Promise<number> {
  const places = page.getByRole('navigation', { name: 'Hier wirst Du vielleicht fündig' });
  await hand.press(places.getByRole('link').first());
  await page.waitForURL('**/c/**');
  return list.count(page);
}

/** Pictures may come later: without a script nothing waits for them. */
const parsed = { waitUntil: 'domcontentloaded' } as const;
const arrive = (page: Page, address: string): Promise<void> => page.waitForURL(address, parsed);

async function narrowDownByLinks({ page, hand, isPhone }: Walk): Promise<void> {
  const openFilters = async (): Promise<void> => {
    if (isPhone) await hand.press(list.list(page).getByRole('button', { name: /^Filtern/ }));
  };
  const all = await list.count(page);
  await openFilters();
  await hand.press(list.value(page, 'colour:blue'));
  await arrive(page, '**/c/damen/bekleidung?filter=colour%3Ablue');
  expect(await list.chips(page)).toEqual(['Blau']);
  const blue = await list.count(page);
  expect(blue).toBeLessThan(all);
  await openFilters();
  await hand.press(list.value(page, 'size:38'));
  await arrive(page, '**/c/damen/bekleidung?filter=colour%3Ablue&filter=size%3A38');
  expect(await list.chips(page)).toEqual(['Blau', 'Größe 38']);
  expect(await list.count(page)).toBeLessThan(blue);
  await hand.press(list.list(page).getByRole('link', { name: 'Größe 38 entfernen' }));
  await arrive(page, '**/c/damen/bekleidung?filter=colour%3Ablue');
  expect(await list.count(page)).toBe(blue);
  await hand.press(list.more(page));
  await arrive(page, '**/c/damen/bekleidung?filter=colour%3Ablue&seite=2');
  expect(await list.names(page)).toHaveLength(blue);
}

async function lookAndComeBackByLinks({ page, hand }: Walk): Promise<void> {
  const state = await list.state(page);
  await hand.press(list.productLinks(page).filter({ hasText: dress }));
  await arrive(page, '**/p/**');
  await page.goBack(parsed);
  await arrive(page, '**/c/damen/bekleidung?**');
  expect(await list.state(page)).toEqual(state);
  await page.goForward(parsed);
  await arrive(page, '**/p/**');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(dress);
}

async function chooseVariantByForm({ page, hand }: Walk): Promise<void> {
  const colour = product.choice(page).get('farbe') ?? '';
  expect(await product.radio(page, 'farbe', colour).isChecked()).toBe(true);
  const size = (await product.values(page, 'groesse'))[1] ?? '';
  await hand.choose(product.radios(page, 'groesse'), size);
  await hand.press(product.stage(page).getByRole('button', { name: 'Auswahl übernehmen' }));
  await arrive(page, `**/p/**groesse=${size}`);
  expect(await product.radio(page, 'groesse', size).isChecked()).toBe(true);
  expect(await product.radio(page, 'farbe', colour).isChecked()).toBe(true);
  expect(await product.stage(page).getByText('Bitte wähle zuerst').count()).toBe(0);
}

async function readReviewsByLinks({ page, hand }: Walk): Promise<void> {
  const chosen = product.choice(page);
  await hand.press(reviews.part(page).getByRole('link', { name: 'Weitere Bewertungen' }));
  await arrive(page, '**bewertungen=2#_.bewertungen-2');
  expect(await reviews.reviews(page).count()).toBe(40);
  expect(await reviews.shown(page)).toBe('40 von 212 Bewertungen');
  await hand.press(reviews.stars(page, 4));
  await arrive(page, '**sterne-filter=4#_.bewertungen');
  expect(await reviews.isChosen(page, 4)).toBe('true');
  for (const name of ['farbe', 'groesse'])
    expect(await product.radio(page, name, chosen.get(name) ?? '').isChecked()).toBe(true);
}

/** The form takes the place of suggestions, and its page that of the terms of before. */
async function searchByForm({ page, hand }: Walk): Promise<void> {
  const submit = page.locator('header form[role=search]').getByRole('button', { name: 'Suchen' });
  await hand.press(submit);
  await arrive(page, '**/s/?q=');
  expect(await list.list(page).textContent()).toContain('Bitte gib zunächst Deinen Suchbegriff ein.');
  await hand.write(search.plainField(page), 'regal');
  await hand.press(submit);
  await arrive(page, '**/s/?q=regal');
  expect(await list.list(page).getByRole('heading', { level: 1 }).textContent()).toBe(
    'Ergebnisse für „regal“',
  );
  await hand.write(search.plainField(page), nonsense);
  await hand.press(submit);
  await arrive(page, '**/s/?q=xylophon*');
  await expectNothing(page);
  await page.goBack(parsed);
  await arrive(page, '**/s/?q=regal');
  await page.goForward(parsed);
}
