import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Code of the browser that asks the server for something, and for what. None asks for what the page came with. */
const mayAsk: Record<string, string> = {
  'renderer/browser/entry.ts':
    'whether the shop can be reached, where the code for what was pressed did not come',
  'renderer/browser/studio-frame.ts': 'in the editors’ frame: which document draws an address',
  'renderer/browser/studio-frame/draw-calls.ts': 'in the editors’ frame: what an edit changed',
  'renderer/browser/studio-frame/harmless.ts': 'in the editors’ frame: what the page asks for, as a stranger',
  'blocks/kit/session/visitor-session.ts': 'the session key, when a call first needs it',
  'blocks/frame/header/start-visitor.ts': 'the session key, of every page',
  'blocks/kit/account/post-form.ts': 'to send a form of an account',
  'blocks/kit/place/fetch-places.ts': 'the places of a postal code that somebody types',
  'blocks/kit/account/solve-task.ts': 'a task for the captcha, when its form is filled in',
  'blocks/wishlist/wishlist/change-wishlist.ts': 'what is in the basket, after something went there',
  'blocks/wishlist/wishlist-heart/press-heart.ts': 'to save an article, or not any more',
  'blocks/frame/header/account/login-dialog.ts': 'the page of the login, whose form it shows',
  'blocks/kit/rest/page-rest-client.ts':
    'what a block reads by a call, when it first needs it: who the visitor is and what he has collected, of whom the page may not know',
  'blocks/kit/gateway/page-gateway-client.ts': 'what a block reads of the gateway, when it first needs it',
  'blocks/catalogue/product-stage/add-article.ts': 'to put an article into the basket',
  'blocks/kit/collection/post-for-page.ts': 'to send a form of the basket, for the page that follows',
  'blocks/basket/basket/change-basket.ts': 'to send what was wished last, when its page is left',
  'blocks/basket/basket/save-article.ts': 'to put an article of the basket onto the wishlist',
  'blocks/content/countdown/action.ts': 'the server’s clock, by HEAD',
  'blocks/kit/browser/fetch-page.ts': 'a page that another block takes a part of',
  'blocks/catalogue/product-listing/go-to.ts': 'the page that a filter, an order or “more” leads to',
  'blocks/catalogue/mini-product/action.ts': 'the page of the product that a card shows at a glance',
  'blocks/catalogue/product-reviews/send.ts': 'to send a review or a vote',
  'blocks/catalogue/product-reviews/show-list.ts': 'more reviews, or those of another filter',
  'blocks/service/survey-rating/action.ts': 'to send an answer',
  'blocks/catalogue/product-stage/choose.ts': 'the page of the variant that is chosen',
  'blocks/catalogue/recently-viewed/action.ts': 'what this browser looked at, with consent',
  'blocks/frame/consent-banner/action.ts': 'to forget what was kept with a consent that is withdrawn',
  'blocks/frame/header/search/fetch-suggestions.ts': 'suggestions for what somebody types',
  'blocks/frame/header/search/history-client.ts': 'searches of whoever consents to their being kept',
};

const files = globSync('{renderer/browser,blocks}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
);
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

test('asks for no data of the page: what the page needs has come with it', () => {
  const asking = files.filter((file) =>
    /\bfetch\s*\(|\baskForPage\(|XMLHttpRequest|EventSource|WebSocket|sendBeacon/.test(textOf(file)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(asking.filter((file) => !Object.hasOwn(mayAsk, file))).toEqual([]);
});

/** Packages that code leads to, over all files of ours that it needs as it runs. */
function packagesOf(entries: readonly string[]): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, kind, to = ''] of textOf(file).matchAll(
      /(?:^import( type)?|\bimport\()[^'"`;]*'([^']+)'/gm,
    )) {
      if (kind !== undefined || /\.(css|json)$/.test(to)) continue;
      if (to.startsWith('.')) waiting.push(join(dirname(file), to));
      else packages.add(to);
    }
  }
  return packages;
}

test('brings no calendar of all countries, which has megabytes: days are reckoned on the server', () => {
  const entries = files.filter((file) =>
    /^renderer\/browser\/|^blocks\/[^/]+\/[^/]+\/(?:island\.tsx|action\.ts)$/.test(file),
  );
  expect(entries.length).toBeGreaterThan(20);
  expect(packagesOf(['schemas/facts/facts.ts'])).toContain('date-holidays');
  expect(packagesOf(entries)).toContain('react');
  expect(packagesOf(entries)).not.toContain('date-holidays');
});

test('looks for data of pages where pages have it', () => {
  const wanted = files.flatMap((file) => textOf(file).match(/script(?:\[[\w-]+\]|#[\w-]+)/g) ?? []);
  const written = globSync('{renderer/compose,renderer/draw}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...textOf(file).matchAll(/<script type="[a-z]+\/[a-z]+" ([\w-]+)>/g)]);
  expect(new Set(wanted)).toEqual(new Set(written.map(([, attribute]) => `script[${attribute}]`)));
});

/** Ways to read what translating browsers and add-ons write into a page: its root's and body's attributes, and texts as state. */
const readBack = [
  /\b(?:documentElement|document\.body|document\.head)\b[^;]{0,40}?\.(?:lang|dir|dataset|className|classList|attributes|getAttribute|hasAttribute|matches)\b/,
  /\b(?:closest|matches|querySelector(?:All)?)(?:<[^>]*>)?\(\s*['"`](?:html|body|:root)\b/,
  /\[lang\b|\.closest\([^)]*lang|(?<!options)\.lang\b/,
  /(?:Number|parseInt|parseFloat|Date\.parse)\([^;{}]*\b(?:textContent|innerText)\b/,
  /\b(?:textContent|innerText)\b[^;\n]*\.(?:split|match|slice|replace)\(/,
];

test('reads nothing back that others may rewrite: locale, tenant and currency come with the page’s own data', () => {
  const reading = files.flatMap((file) =>
    readBack.flatMap((way) => {
      const found = way.exec(textOf(file));
      return found ? [`${file}: ${found[0]}`] : [];
    }),
  );
  expect(reading).toEqual([]);
});

test.each([
  'document.documentElement.lang',
  'const { lang } = document.documentElement.dataset;',
  "document.body.classList.contains('x')",
  "element.closest('[lang]')",
  "document.querySelector('html')",
  'Number(badge.textContent)',
])('that rule sees: %s', (code) => {
  const isSeen = readBack.some((way) => way.test(code));
  expect(isSeen).toBe(true);
});
