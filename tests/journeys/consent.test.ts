import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contentPages } from '../running/content-pages.ts';
import { getPage } from '../running/get-page.ts';
import { overhang } from '../running/overhang.ts';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched, type WatchedPage } from '../running/watched-page.ts';

const shop = sharedShop();

const day = 86_400;

/** The open banner. */
function bannerOf(page: Page) {
  return page.locator('.consent-banner:popover-open');
}

/** Opens a page, and waits until the banner is there. */
async function openAsked(path = '/', width = 1280): Promise<WatchedPage> {
  const watched = await openWatched({ viewport: { width, height: 800 } });
  await watched.page.goto(shop.origin('at') + path);
  await bannerOf(watched.page).waitFor();
  return watched;
}

/** What the shop has stored as the visitor's choice. */
async function choiceOf({ context }: WatchedPage): Promise<string | undefined> {
  const cookies = await context.cookies(shop.origin('at'));
  return cookies.find(({ name }) => name === 'consent')?.value;
}

/** Names of all cookies, in order. */
/** Necessary for a basket: a random key that ends with the browser, under which nothing is stored. (decision 049) */
const necessary = 'guest-new';

/** What is kept beside what is necessary. */
async function cookieNames({ context }: WatchedPage): Promise<string[]> {
  const names = (await context.cookies()).map(({ name }) => name);
  return names.filter((name) => name !== necessary).toSorted();
}

/** The next answer with a session key, which sets and ends the value that others know a visitor by. */
function keyAnswer(page: Page): Promise<unknown> {
  return page.waitForResponse('**/api/session/v1/at');
}

/** What the page is told of choices, from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.addEventListener('consent-changed', (event) =>
      told.push((event as CustomEvent<{ categories: string[] }>).detail.categories.join()),
    );
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}

async function quietly(watched: WatchedPage): Promise<void> {
  expect(await watched.faults()).toEqual([]);
  expect(await watched.layoutShift()).toBeLessThan(0.02);
  await watched.close();
}

describe('the question', () => {
  it('comes to whoever has not chosen, next in focus after the skip link, and stores nothing by itself', async () => {
    const watched = await openAsked();
    const { page } = watched;
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toBe('#_.main');
    const skip = await page.locator('a[href="#_.main"]').boundingBox();
    const box = await bannerOf(page).boundingBox();
    expect((skip?.y ?? Infinity) + (skip?.height ?? 0)).toBeLessThan(box?.y ?? 0);
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.consent-banner') !== null))
      .toBe(true);
    await page.keyboard.press('Escape');
    expect(await bannerOf(page).count()).toBe(1);
    expect(await cookieNames(watched)).toEqual([]);
    await quietly(watched);
  });

  it('leaves the page usable while it waits', async () => {
    const watched = await openAsked('/lp/herbst');
    const { page } = watched;
    await page.locator('nav[aria-label="Du bist hier"] a').first().click();
    expect(new URL(page.url()).pathname).toBe('/');
    await bannerOf(page).waitFor();
    await quietly(watched);
  });

  it.each([360, 1280])('has no violation at %i px', async (width) => {
    const watched = await openAsked('/', width);
    await bannerOf(watched.page).getByText('Was bedeutet das im Einzelnen?').click();
    expect(await watched.axe()).toEqual([]);
    expect(await overhang(watched.page)).toBe(0);
    await quietly(watched);
  });
});

describe('an answer', () => {
  it.each([
    ['Alle ablehnen', 'C0001', ['consent']],
    // With consent to marketing alone there is the value by which others know a visitor.
    ['Alle akzeptieren', 'C0001,C0002,C0003,C0004,C0005,C0006', ['cc', 'consent']],
  ])(
    'by keyboard, %s: is kept for a year, told to the page, and not asked for again',
    async (words, kept, names) => {
      const watched = await openAsked();
      const { page, context } = watched;
      const told = await listen(page);
      await page.getByRole('button', { name: words }).focus();
      const answer = keyAnswer(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => bannerOf(page).count()).toBe(0);
      expect(await told()).toEqual([kept]);
      await answer;
      await expect.poll(() => cookieNames(watched)).toEqual(names);
      const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
      expect(cookie).toMatchObject({ name: 'consent', value: kept, path: '/', sameSite: 'Lax' });
      const left = (cookie?.expires ?? 0) - Date.now() / 1000;
      expect(left).toBeGreaterThan(364.9 * day);
      expect(left).toBeLessThan(365.1 * day);
      await page.goto(`${shop.origin('at')}/lp/herbst`);
      await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
      await bannerOf(page).waitFor();
      expect(await cookieNames(watched)).toEqual(names);
      await quietly(watched);
    },
  );

  it.each([
    ['Leistung', 'C0002'],
    ['Funktionen', 'C0003'],
    ['Marketing', 'C0004'],
    ['Soziale Medien', 'C0005'],
    ['Personalisierung', 'C0006'],
  ])('of %s alone keeps that and what is necessary', async (words, category) => {
    const watched = await openAsked();
    const { page } = watched;
    expect(await page.getByRole('checkbox', { name: 'Notwendig' }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: words }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect.poll(() => choiceOf(watched)).toBe(`C0001,${category}`);
    await quietly(watched);
  });
});

describe('what others know a visitor by', () => {
  it('is not there before an answer, and no other host is asked for anything', async () => {
    const watched = await openWatched();
    const { page, context } = watched;
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).origin));
    const answer = keyAnswer(page);
    // The second one has a video of another host.
    for (const path of ['/', '/lp/technik', '/service-hilfe/kontakt']) {
      await page.goto(shop.origin('at') + path);
      await bannerOf(page).waitFor();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
    await answer;
    expect([...new Set(asked)]).toEqual([shop.origin('at')]);
    expect(await cookieNames(watched)).toEqual([]);
    await quietly(watched);
  });

  it('comes with consent to all and stays, and is gone for good when all is refused in the settings', async () => {
    const watched = await openAsked();
    const { page, context } = watched;
    await page.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect.poll(() => cookieNames(watched)).toEqual(['cc', 'consent']);
    await page.reload();
    expect(await cookieNames(watched)).toEqual(['cc', 'consent']);
    await page.getByRole('link', { name: 'Cookie-Einstellungen' }).click();
    await bannerOf(page).getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect.poll(() => cookieNames(watched)).toEqual(['consent']);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await cookieNames(watched)).toEqual(['consent']);
    // Another tab has no key yet, and asks for one.
    const tab = await context.newPage();
    await Promise.all([keyAnswer(tab), tab.goto(shop.origin('at'))]);
    expect(await cookieNames(watched)).toEqual(['consent']);
    await quietly(watched);
  });
});

describe('the settings', () => {
  it('open from the end of the page with what was chosen, and give the focus back', async () => {
    const watched = await openAsked();
    const { page } = watched;
    await page.getByRole('checkbox', { name: 'Marketing' }).check();
    await page.getByRole('button', { name: 'Auswahl speichern' }).click();
    await expect.poll(() => choiceOf(watched)).toBe('C0001,C0004');
    const link = page.getByRole('link', { name: 'Cookie-Einstellungen' });
    await link.focus();
    await page.keyboard.press('Enter');
    await bannerOf(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('_.consent');
    expect(await page.getByRole('checkbox', { name: 'Marketing' }).isChecked()).toBe(true);
    expect(await watched.axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => bannerOf(page).count()).toBe(0);
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await choiceOf(watched)).toBe('C0001,C0004');
    await link.click();
    await bannerOf(page).getByRole('button', { name: 'Alle ablehnen' }).click();
    await expect.poll(() => choiceOf(watched)).toBe('C0001');
    await quietly(watched);
  });

  it('can be reached from the end of every page', async () => {
    const { page, close } = await openAsked();
    for (const { tenant, fullPath } of contentPages()) {
      const { body } = await getPage(shop.port, tenant, fullPath);
      const end = body.split('<footer')[1] ?? '';
      expect(end, fullPath).toContain('<a href="#consent" data-action="consent-banner">');
    }
    const missing = await page.goto(`${shop.origin('at')}/lp/gibt-es-nicht`);
    expect(missing?.status()).toBe(404);
    await bannerOf(page).waitFor();
    expect(await page.getByRole('link', { name: 'Cookie-Einstellungen' }).count()).toBe(1);
    await close();
  });
});

describe('without JavaScript', () => {
  it('nothing is stored, so nothing is asked, and no link leads nowhere', async () => {
    const { page, context, faults, close } = await openWatched({ javaScriptEnabled: false });
    await page.goto(shop.origin('at'));
    expect(await page.locator('.consent-banner').isVisible()).toBe(false);
    expect(await page.locator('a[href="#consent"]').isVisible()).toBe(false);
    expect(await context.cookies()).toEqual([]);
    expect(await faults()).toEqual([]);
    await close();
  });
});
