import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useWatchedShop } from '../running/watched-shop.ts';

// What opens, moves and changes on pages of the shop, by keyboard first; and what of it stands without JavaScript.

const { open: openPage, blank, origin, watched } = useWatchedShop();

const desk = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 360, height: 740 } };
const noScript = { javaScriptEnabled: false };

const open = (path: string, options: BrowserContextOptions = desk): Promise<Page> => openPage(path, options);

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

describe('tabs', () => {
  const path = '/service-hilfe/ruecksendung';

  it('are walked by arrows, Home and End, and show one part', async () => {
    const page = await open(path);
    const tabs = page.getByRole('tab');
    await expect.poll(() => tabs.count()).toBe(2);
    const [first, last] = [tabs.nth(0), tabs.nth(1)];
    const steps: [string, Locator][] = [
      ['ArrowRight', last],
      ['ArrowRight', first],
      ['ArrowLeft', last],
      ['Home', first],
      ['End', last],
    ];
    await first.focus();
    for (const [key, reached] of steps) {
      await page.keyboard.press(key);
      await expect.poll(() => hasFocus(reached), { message: key }).toBe(true);
      expect(await reached.getAttribute('aria-selected')).toBe('true');
      const panels = page.getByRole('tabpanel');
      expect(await panels.count()).toBe(1);
      expect(await panels.getAttribute('aria-labelledby')).toBe(await reached.getAttribute('id'));
    }
    await page.keyboard.press('Tab');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=tabpanel]') !== null))
      .toBe(true);
  });

  it('are links above all parts without JavaScript', async () => {
    const page = await open(path, noScript);
    expect(await page.getByRole('tab').count()).toBe(0);
    for (const text of ['Rücksendeschein in den Karton', 'holt die Spedition das Stück dort ab'])
      expect(await page.getByText(text).isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Möbel und Geräte abholen lassen' }).click();
    expect(new URL(page.url()).hash).toBe('#wege.part-2');
  });

  it('show the part that the address names', async () => {
    const page = await open(`${path}#wege.part-2`);
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toContain('Möbel');
    await expect.poll(() => page.getByRole('tabpanel').innerText()).toContain('Werktage Vorlauf');
  });
});

describe.each([true, false])('the accordion (JavaScript: %s)', (javaScriptEnabled) => {
  it('opens and closes by keyboard', async () => {
    const page = await open('/lp/sale', { ...desk, javaScriptEnabled });
    const item = page.locator('#fragen details').first();
    const answer = item.getByText('Codes gelten nicht für reduzierte Artikel');
    expect(await answer.isVisible()).toBe(false);
    await item.locator('summary').focus();
    await page.keyboard.press('Enter');
    await answer.waitFor();
    await page.keyboard.press('Space');
    await answer.waitFor({ state: 'hidden' });
  });

  it('is opened by the browser where a search for its text leads', async () => {
    const page = await open('/lp/sale#:~:text=Codes%20gelten%20nicht', { ...desk, javaScriptEnabled });
    await page.locator('#fragen details[open]').first().waitFor();
    expect(await page.getByText('Codes gelten nicht für reduzierte Artikel').isVisible()).toBe(true);
  });
});

describe('the carousel', () => {
  const path = '/storefront';
  const track = (page: Page): Locator => page.locator('#themen [data-track]');
  const offset = (page: Page): Promise<number> => track(page).evaluate((element) => element.scrollLeft);

  it('is moved by its buttons and tells the place', async () => {
    const page = await open(path);
    const carousel = page.getByRole('region', { name: 'Gerade wichtig' });
    await carousel.getByRole('button', { name: 'Weiter' }).press('Enter');
    await expect.poll(() => offset(page)).toBeGreaterThan(100);
    await expect.poll(() => carousel.getByRole('status').innerText()).toMatch(/^2 von \d$/);
    await carousel.getByRole('button', { name: 'Zurück' }).press('Enter');
    await expect.poll(() => offset(page)).toBe(0);
    expect(await watched().axe()).toEqual([]);
  });

  it('is moved by arrows, Home and End', async () => {
    const page = await open(path, phone);
    await track(page).focus();
    // The first focus fetches the code; until then arrows scroll as the browser has it.
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return page.locator('#themen [role=status]').innerText();
      })
      .toMatch(/^(\d) von \1$/);
    // The way to the end may still go on, and would go on after one press.
    await expect
      .poll(async () => {
        await page.keyboard.press('Home');
        return offset(page);
      })
      .toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => offset(page)).toBeGreaterThan(100);
  });

  it('starts and stops when the visitor wants it', async () => {
    const page = await open(path);
    const carousel = page.getByRole('region', { name: 'Gerade wichtig' });
    expect(await carousel.getAttribute('data-state')).toBeNull();
    await carousel.getByRole('button', { name: 'Bewegung starten' }).press('Enter');
    const pause = carousel.getByRole('button', { name: 'Bewegung anhalten' });
    await pause.waitFor();
    await expect.poll(() => offset(page)).toBeGreaterThan(100);
    await expect.poll(() => hasFocus(pause)).toBe(true);
    // What moves by itself is not read aloud.
    expect(await carousel.getByRole('status', { includeHidden: true }).getAttribute('aria-live')).toBe('off');
    await page.keyboard.press('Enter');
    await carousel.getByRole('button', { name: 'Bewegung starten' }).waitFor();
    expect(await carousel.getAttribute('data-state')).toBe('paused');
  });

  const rotating = '/dev/blocks/carousel?example=full&frame=none';

  it('moves by itself where an editor lets it', async () => {
    const page = await open(rotating);
    const carousel = page.getByRole('region', { name: 'Neu im Herbst' });
    await expect.poll(() => carousel.getAttribute('data-state')).toBe('playing');
    await carousel.getByRole('button', { name: 'Bewegung anhalten' }).click();
    await expect.poll(() => carousel.getAttribute('data-state')).toBe('paused');
  });

  it('never moves by itself for who wants less motion, and then at once', async () => {
    const page = await open(rotating, { ...desk, reducedMotion: 'reduce' });
    const carousel = page.getByRole('region', { name: 'Neu im Herbst' });
    // The first step shows that the code is there.
    await carousel.getByRole('button', { name: 'Weiter' }).click();
    await expect.poll(() => carousel.getByRole('status').innerText()).toMatch(/^2 von/);
    expect(await carousel.getAttribute('data-state')).not.toBe('playing');
    const behaviour = await carousel
      .locator('[data-track]')
      .evaluate((element) => getComputedStyle(element).scrollBehavior);
    expect(behaviour).toBe('auto');
  });

  it('scrolls by itself without JavaScript, and shows no buttons that do nothing', async () => {
    const page = await open(path, { ...phone, ...noScript });
    expect(await page.locator('#themen button:visible').count()).toBe(0);
    expect(await track(page).evaluate((element) => element.tabIndex)).toBe(0);
    await track(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => offset(page)).toBeGreaterThan(0);
  });
});

describe('shopping tips', () => {
  const path = '/lp/herbst';
  const button = (page: Page): Locator => page.locator('#einkaufstipps button');
  const height = (page: Page): Promise<number> =>
    page.locator('[id="einkaufstipps.text"]').evaluate((element) => element.clientHeight);

  it('open and close, and say which', async () => {
    const page = await open(path, phone);
    expect(await button(page).getAttribute('aria-controls')).toBe('einkaufstipps.text');
    const closed = await height(page);
    await button(page).press('Enter');
    await expect.poll(() => button(page).getAttribute('aria-expanded')).toBe('true');
    expect(await button(page).innerText()).toBe('Weniger anzeigen');
    expect(await height(page)).toBeGreaterThan(closed * 1.5);
    await page.keyboard.press('Space');
    await expect.poll(() => height(page)).toBe(closed);
    expect(await button(page).innerText()).toBe('Weiterlesen');
  });

  it('stand open without JavaScript', async () => {
    const page = await open(path, { ...phone, ...noScript });
    expect(await button(page).isVisible()).toBe(false);
    const text = page.locator('[id="einkaufstipps.text"]');
    expect(await text.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  });
});

describe('the gallery', () => {
  it('opens a picture in a layer, goes on by arrows, and gives the focus to the last one', async () => {
    const page = await open('/lp/wohnen');
    const links = page.locator('#rundgang a[data-action]');
    await links.first().press('Enter');
    const layer = page.getByRole('dialog', { name: 'Bild vergrößert' });
    await layer.waitFor();
    expect(await layer.getByRole('status').innerText()).toBe('Bild 1 von 4');
    expect(await watched().axe()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => layer.getByRole('status').innerText()).toBe('Bild 2 von 4');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => layer.getByRole('status').innerText()).toBe('Bild 4 von 4');
    expect(await layer.innerText()).toContain('Ein Zelt für Regentage');
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(links.nth(3))).toBe(true);
  });

  it('leads to the picture itself without JavaScript', async () => {
    const page = await open('/lp/wohnen', noScript);
    const address = await page.locator('#rundgang a[data-action]').first().getAttribute('href');
    expect(address).toMatch(/^\/bilder\/scene-dining\//);
    // Not by a click: Chromium reports a fade into a document of its own, which cannot ask for one, as an error of the page.
    await page.goto(origin('at') + address);
    expect(await page.evaluate(() => document.contentType)).toMatch(/^image\//);
  });
});

describe('dialogs', () => {
  it.each([
    ['/lp/technik', 'Raten berechnen', 'Technik in Raten'],
    ['/service-hilfe', 'Lieferung in zwei Sätzen', undefined],
  ])('on %s behind “%s” keep the focus inside and give it back', async (path, opener, name) => {
    const page = await open(path);
    const button = page.getByRole('button', { name: opener });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', name === undefined ? {} : { name }).filter({ visible: true });
    await dialog.waitFor();
    const inside = (): Promise<boolean> =>
      page.evaluate(() => {
        const active = document.activeElement;
        // Between the last and the first stop the focus is with the browser's own bar.
        return active === document.body || active?.closest('dialog[open]') !== null;
      });
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Shift+Tab');
    expect(await inside()).toBe(true);
    expect(await watched().axe()).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(button)).toBe(true);
  });
});

describe.each([true, false])('the look (JavaScript: %s)', (javaScriptEnabled) => {
  it('opens a card at a spot by keyboard, one at a time, and closes it by Escape', async () => {
    const page = await open('/lp/herbst', { ...desk, javaScriptEnabled });
    const spots = page.locator('#stange button[popovertarget]');
    expect(await spots.count()).toBeGreaterThan(3);
    const cards = page.locator('#stange [popover]').filter({ visible: true });
    await spots.first().press('Enter');
    await expect.poll(() => cards.count()).toBe(1);
    expect(await cards.innerText()).toContain('€');
    await spots.nth(1).click();
    await expect.poll(() => cards.getAttribute('id')).toBe('stange.spot-2');
    await page.keyboard.press('Escape');
    await expect.poll(() => cards.count()).toBe(0);
    await expect.poll(() => hasFocus(spots.nth(1))).toBe(true);
  });
});

describe('the comparison', () => {
  it('is scrolled by keys where its columns do not fit', async () => {
    const page = await open('/lp/technik', { viewport: { width: 320, height: 740 } });
    const frame = page.getByRole('region', { name: 'Welcher passt zu Dir?' });
    await frame.focus();
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

describe('the video', () => {
  const path = '/lp/technik';
  const play = (page: Page): Locator => page.locator('#probefilm a[data-action]');

  /** Answers for the host, and remembers every request that leaves the shop. */
  async function watchHost(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(
      (url) => !url.hostname.endsWith('localhost'),
      async (route) => {
        asked.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>player</title>' });
      },
    );
    return asked;
  }

  it('asks nothing of its host until it is played', async () => {
    const page = await blank(desk);
    const asked = await watchHost(page);
    await page.goto(origin('at') + path, { waitUntil: 'networkidle' });
    await play(page).scrollIntoViewIfNeeded();
    await play(page).focus();
    await play(page).hover();
    expect(await page.getByText('erfährt YouTube Deine IP-Adresse').isVisible()).toBe(true);
    expect(asked).toEqual([]);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    const player = page.locator('#probefilm iframe');
    expect(await player.getAttribute('title')).toContain('Probefilm');
    await expect.poll(() => hasFocus(player)).toBe(true);
  });

  it('is a link to its host without JavaScript', async () => {
    const page = await open(path, noScript);
    expect(await play(page).getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch/);
    expect(await page.getByText('erfährt YouTube Deine IP-Adresse').isVisible()).toBe(true);
    expect(await page.locator('iframe').count()).toBe(0);
  });
});
