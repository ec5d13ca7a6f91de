import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signPreview } from '../../../server/pages/preview-token.ts';
import { type FakeContent, heading } from '../fake-content.ts';
import { previewSecret, type ShopUnderTest, startShop } from '../shop-under-test.ts';

// What every page must have, whatever happens to its frame: the way home and the search, the law's links, the settings of
// consent. Without them it is not sent.

let shop: ShopUnderTest;

const consent = { id: 'consent', type: 'consent-banner', props: {} };
const head = { id: 'head', type: 'header', props: {} };
const foot = { id: 'foot', type: 'footer', props: {} };

beforeEach(async () => {
  shop = await startShop();
  shop.content.page({ path: '/lp/herbst', main: [heading('Herbst')] });
});
afterEach(() => shop.close());

/** What every page must have, and how often a page has it. */
function countsIn(html: string): Record<string, number> {
  const [, header = ''] = /<header\b(.*?)<\/header>/s.exec(html) ?? [];
  const [, footer = ''] = /<footer\b(.*?)<\/footer>/s.exec(html) ?? [];
  const count = (text: string, part: string): number => text.split(part).length - 1;
  return {
    home: count(header, '<a class="logo" href="/">'),
    search: count(header, 'role="search"'),
    consent: count(header, '<section class="consent-banner" id="_.consent"'),
    imprint: count(footer, '>Impressum</a>'),
    terms: count(footer, '>AGB</a>'),
    privacy: count(footer, '>Datenschutz</a>'),
    revocation: count(footer, '>Vertrag widerrufen</a>'),
    consentSettings: count(footer, '<a href="#consent" data-action="consent-banner">'),
  };
}

const each = Object.fromEntries(Object.keys(countsIn('')).map((part) => [part, 1]));

const past = { to: '2020-01-01T00:00:00Z' };
const arrangements: Record<string, (content: FakeContent) => void> = {
  'whose frame is whole': (content) => content.frame({ header: [consent, head], footer: [foot] }),
  'whose frame cannot be had': () => {},
  'whose frame has nothing': (content) => content.frame({}),
  'whose footer nobody knows': (content) =>
    content.frame({ header: [consent, head], footer: [{ id: 'f', type: 'fuss' }] }),
  'whose footer is of a version to come': (content) =>
    content.frame({ header: [consent, head], footer: [{ ...foot, v: 99 }] }),
  'whose header is not shown now': (content) =>
    content.frame({ header: [consent, { ...head, when: past }], footer: [foot] }),
  'whose header stands in its footer': (content) =>
    content.frame({ header: [consent], footer: [head, foot] }),
};

test('the names of what a page must have are those of a whole one, and it is missing where there is none', () => {
  expect(Object.values(countsIn('<header></header><footer></footer>')).every((count) => count === 0)).toBe(
    true,
  );
});

describe.each(Object.entries(arrangements))('a page %s', (_name, arrange) => {
  test.each(['/lp/herbst', '/lp/gibt-es-nicht'])('%s has all that it must have', async (path) => {
    arrange(shop.content);
    const { text } = await shop.ask(path);
    expect(text).toContain(path === '/lp/herbst' ? 'Herbst</h' : 'gibt es nicht');
    expect(countsIn(text)).toEqual(each);
  });
});

test('a page with a footer of its own, which has something else, has all that it must have', async () => {
  shop.content.frame({ header: [consent, head], footer: [foot] });
  const footer = [heading('Eigener Fuß', { id: 'own' })];
  shop.content.page({ path: '/lp/eigen', main: [heading('Herbst')], footer });
  const { text } = await shop.ask('/lp/eigen');
  expect(text).toContain('Eigener Fuß');
  expect(countsIn(text)).toEqual(each);
});

describe.each(['none', 'gibtsnicht'])('a page with "frame": "%s"', (frame) => {
  beforeEach(() => {
    shop.content.frame({ header: [consent, head], footer: [foot] });
    shop.content.page({ path: '/lp/ohne', main: [heading('Ohne Rahmen')], page: { frame } });
  });

  test('has all that it must have, and the log says what is wrong', async () => {
    const { status, text } = await shop.ask('/lp/ohne');
    expect(status).toBe(200);
    expect(text).toContain('Ohne Rahmen');
    expect(countsIn(text)).toEqual(each);
    expect(shop.lines.filter((line) => line.includes('frame-unknown'))).toHaveLength(1);
  });

  test('tells the editor so in the preview', async () => {
    const grant = { tenant: 'at', locale: 'de-AT', path: '/lp/ohne', expires: shop.now() + 60_000 };
    const { headers } = await shop.ask(`/lp/ohne?preview=${signPreview(grant, previewSecret)}`);
    const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const { text } = await shop.ask('/lp/ohne', { headers: { Cookie: cookie } });
    expect(text).toContain('/page/frame');
  });
});
