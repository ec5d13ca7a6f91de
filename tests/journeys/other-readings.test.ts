import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overhang } from '../running/overhang.ts';
import { useWatchedShop } from '../running/watched-shop.ts';

// Pages on paper, in colours that the visitor's system sets, and in large type.

const { open, blank, origin } = useWatchedShop();

const kinds = ['/', '/lp/technik', '/magazin/kleine-raeume', '/service-hilfe'];

describe('on paper', () => {
  it('everything that opens is open, and nothing asks to be pressed or typed', async () => {
    const page = await open('/service-hilfe', {
      viewport: { width: 760, height: 1000 },
      colorScheme: 'dark',
    });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByText('Codes sind nicht kombinierbar').isVisible()).toBe(true);
    expect(await page.locator('button:visible,input:visible,nav:visible').count()).toBe(0);
    const [ground, ink] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
    expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  });

  it('every part of tabs is there, each under its name', async () => {
    const page = await open('/service-hilfe/ruecksendung', { viewport: { width: 760, height: 1000 } });
    await expect.poll(() => page.getByRole('tab').count()).toBe(2);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Pakete zurückschicken', 'Möbel und Geräte abholen lassen'])
      expect(await page.locator('#wege').getByRole('heading', { name }).isVisible()).toBe(true);
  });

  it.each(kinds)('%s fits the sheet', async (path) => {
    const page = await open(path, { viewport: { width: 760, height: 1000 } });
    await page.emulateMedia({ media: 'print' });
    expect(await overhang(page)).toBe(0);
  });
});

describe('in colours of the system', () => {
  it('controls keep a border, and what is chosen keeps its mark', async () => {
    const page = await open('/', { viewport: { width: 1280, height: 800 }, forcedColors: 'active' });
    const borderless = await page
      .locator('main :is(button,input:not([type=radio]))')
      .evaluateAll((controls) =>
        controls
          .filter((control) => (control as HTMLElement).offsetParent !== null)
          .filter((control) => getComputedStyle(control).borderTopWidth === '0px')
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(borderless).toEqual([]);
    const tick = page.locator('label:has(input:checked) svg').first();
    expect(await tick.isVisible()).toBe(true);
  });
});

describe('in type of twice the size', () => {
  it.each(kinds.flatMap((path) => [1280, 640].map((width) => ({ path, width }))))(
    '$path fits a window of $width px',
    async ({ path, width }) => {
      const page = await open(path, { viewport: { width, height: 800 } });
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html{font-size:200%}');
        document.adoptedStyleSheets = [sheet];
      });
      expect(await overhang(page)).toBe(0);
      const cut = await page.locator('main :is(h1,h2,h3,button,label,summary)').evaluateAll((texts) =>
        texts
          .filter((text) => text.scrollWidth > text.clientWidth + 1 && text.clientWidth > 1)
          .filter((text) => getComputedStyle(text).overflowX !== 'visible')
          .map((text) => text.textContent.slice(0, 60)),
      );
      expect(cut).toEqual([]);
    },
  );
});

/** What browsers that translate do to a page: another language at its root, and its words in elements of their own. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(document.documentElement, { lang: 'en', className: 'translated-ltr' });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script,style,svg')) continue;
      const font = document.createElement('font');
      font.textContent = `en: ${text.data}`;
      text.replaceWith(font);
    }
  });
}

describe('in a browser that translates', () => {
  it('the shop answers in the page’s language and currency', async () => {
    const page = await blank({ viewport: { width: 1280, height: 800 } });
    const locales = new Set<string | null>();
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/') && searchParams.has('locale')) locales.add(searchParams.get('locale'));
    });
    await page.goto(`${origin('default')}/fr/p/x-8000001`);
    await translate(page);
    const answering = page.waitForResponse((answer) => answer.url().includes('/api/basket/v1/add'));
    await page.locator('main [data-role=product] form[data-role=buy] button').first().click();
    const { added } = (await (await answering).json()) as { added: { price: string } };
    expect(added.price).toContain('CHF');
    await expect.poll(() => page.locator('[data-badge=basket]').innerText()).toBe('1');
    expect([...locales]).toEqual(['fr-CH']);
  });
});
