import { afterEach, describe, expect, it } from 'vitest';
import { openWatched, type WatchedPage } from '../running/watched-page.ts';

// What the other journeys rely on: that axe is shown everything once, and again whatever has become another.

const good = {
  style:
    'main{color:#222;background:#fff}.aside{background:#eee;color:#222}a{display:inline-block;padding:12px}.tiny{padding:0;width:14px;height:14px;margin:20px;font-size:10px}',
  main: `<h1>Shop</h1><h2>Neu</h2><p>Ein Satz.</p><img src="data:," alt="Ein Bild"><a href="/a">Weiter</a>
    <div><a class="tiny" href="/x">X</a><a class="tiny" href="/y">Y</a></div>
    <label for="name">Name</label><input id="name"><button type="button" aria-label="Bild schließen">Bild</button>
    <ul><li>eins</li></ul><div class="aside"><p>Daneben</p></div>`,
};
let watched: WatchedPage | undefined;
afterEach(async () => {
  await watched?.close();
  watched = undefined;
});

async function openPage(): Promise<
  (change?: { style?: string; main?: (text: string) => string }) => Promise<string[]>
> {
  const opened = await openWatched({ viewport: { width: 1280, height: 800 } });
  watched = opened;
  return async ({ style = '', main = (text: string) => text } = {}) => {
    await opened.page.setContent(
      `<!doctype html><html lang="de"><title>Shop</title><style>${good.style}${style}</style><main>${main(good.main)}</main></html>`,
    );
    return opened.axe();
  };
}

const instead = (what: string, other: string) => ({
  main(text: string): string {
    if (!text.includes(what)) throw new Error(`There is no ${what}`);
    return text.replace(what, other);
  },
});

describe('a page that was good before', () => {
  it.each<[string, { style?: string; main?: (text: string) => string }, string]>([
    ['paler text', { style: 'p{color:#aaa}' }, 'color-contrast'],
    ['paler text in larger type', { style: 'h2{color:#999}' }, 'color-contrast'],
    ['another ground', { style: '.aside{background:#333}' }, 'color-contrast'],
    ['a picture without words', instead(' alt="Ein Bild"', ''), 'image-alt'],
    ['a link without words', instead('>Weiter<', '><'), 'link-name'],
    ['a field without a label', instead('for="name"', 'for="other"'), 'label'],
    ['a label without words', instead('>Name<', '><'), 'label'],
    ['an attribute that is none', instead('<button', '<button aria-checked="true"'), 'aria-allowed-attr'],
    ['a role that is none', instead('<p>Ein', '<p role="nothing">Ein'), 'aria-roles'],
    ['a list item without a list', instead('<ul><li>eins</li></ul>', '<div><li>eins</li></div>'), 'listitem'],
    ['a step left out between headings', instead('h2>Neu</h2', 'h3>Neu</h3'), 'heading-order'],
    ['a part outside of all landmarks', instead('<h1>', '</main><p>Draußen</p><main><h1>'), 'region'],
    ['small targets side by side', { style: '.tiny{margin:0}' }, 'target-size'],
    [
      'what is hidden from tools with a link in it',
      instead('<div class="aside">', '<div class="aside" aria-hidden="true"><a href="/b">b</a>'),
      'aria-hidden-focus',
    ],
    ['a language that is none', instead('<p>Ein', '<p lang="xx-nothing-1">Ein'), 'valid-lang'],
  ])('is found to have %s', async (_, change, rule) => {
    const barriersOf = await openPage();
    expect(await barriersOf()).toEqual([]);
    expect((await barriersOf(change)).map((line) => line.split(':')[0])).toContain(rule);
    // What was found is not forgotten: it is found again.
    expect((await barriersOf(change)).map((line) => line.split(':')[0])).toContain(rule);
    expect(await barriersOf()).toEqual([]);
  });

  it('is not judged again, nor is what it shares with another', async () => {
    const barriersOf = await openPage();
    await barriersOf();
    const page = watched?.page;
    await page?.evaluate(() => delete (window as { axe?: unknown }).axe);
    expect(await barriersOf()).toEqual([]);
    expect(await page?.evaluate(() => 'axe' in window)).toBe(false);
    await barriersOf(instead('<p>Ein Satz.</p>', '<p>Ein Satz.</p><p class="new">Noch einer.</p>'));
    expect(await page?.evaluate(() => 'axe' in window)).toBe(true);
  });
});
