import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../../blocks/kit/define/define-block.ts';
import { createTestShop, documentOf, pageSource, requestFor, wholeOf } from '../testing/shop.ts';

const drawn = vi.fn<() => void>();
const languages = defineBlock({
  type: 'test-languages',
  v: 1,
  policy: 'hide',
  props: z.strictObject({}),
  styles: [],
  view({ page }) {
    drawn();
    return page.tenant.locales.map(({ locale }) => (
      <a key={locale} href={page.languageHref(locale)}>
        {locale}
      </a>
    ));
  },
});

const shop = createTestShop({ blocks: [languages], nodeCacheBytes: 1_000_000 });
const document = documentOf(pageSource([{ type: 'test-languages' }]));

async function linksOf(given?: Record<string, string>): Promise<string[]> {
  const request = requestFor(document, given && { languages: given });
  const { html } = await wholeOf(await shop.renderer.renderPage(request));
  return [...html.matchAll(/<a href="([^"]*)">..-..</g)].map(([, href = '']) => href);
}

test('each page has its own addresses in other languages, of a node that is drawn once', async () => {
  expect(await linksOf({ 'de-AT': '/lp/a?b=1&c="', 'fr-CH': '/fr/lp/a' })).toEqual([
    '/lp/a?b=1&#38;c=&#34;',
    '/fr/lp/a',
  ]);
  expect(await linksOf({ 'de-AT': '/lp/b', 'fr-CH': '/fr/lp/b' })).toEqual(['/lp/b', '/fr/lp/b']);
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a page that is in no other language leads to the home pages', async () => {
  expect(await linksOf()).toEqual(['/', '/fr']);
});
