import { expect, test } from 'vitest';
import { pageOf } from '../testing/shop.ts';
import { drawHead, type HeadInput } from './head.ts';

function headOf(title: string, structuredData: readonly object[] = [], isPart = false): string {
  const input: HeadInput = {
    meta: pageOf([], { title }).meta,
    locale: 'de-AT',
    url: 'https://www.example.at/lp/herbst',
    siteName: 'Modehaus Linde',
    alternates: [],
    themeColour: ['#ffffff', '#000000'],
    assets: { entry: '/e.js', hydrate: '/h.js', islands: {}, actions: {}, font: '/f.woff2' },
    preloads: [],
    imageUrl: undefined,
    structuredData,
    robots: 'index,follow',
    isPart,
  };
  const { before, after } = drawHead(input);
  return before + after;
}

test.each([
  ['Herbst', 'Herbst | Modehaus Linde'],
  ['Modehaus Linde: Herbst', 'Modehaus Linde: Herbst'],
  ['\u200b\ufeff', 'Modehaus Linde'],
  [' \u202e ', 'Modehaus Linde'],
])('a page called %j has the title %j', (title, shown) => {
  const head = headOf(title);
  expect(head).toContain(`<title>${shown}</title>`);
  expect(head).toContain(`<meta property="og:title" content="${shown}">`);
});

test('structured data that cannot be written costs the page only itself', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const head = headOf('Herbst', [circle, { number: 1n }, { '@type': 'Thing' }]);
  expect(head.match(/<script type="application\/ld\+json">.*?<\/script>/g)).toEqual([
    '<script type="application/ld+json">{"@type":"Thing"}</script>',
  ]);
});

test('a page that a script asks for has its styles as text, which no policy forbids', () => {
  expect(headOf('Kleid')).toContain('<style></style>');
  const part = headOf('Kleid', [], true);
  expect(part).toContain('<script type="text/plain" data-styles></script>');
  expect(part).not.toContain('<style');
});
