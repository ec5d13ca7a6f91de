import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DrawAnswer } from '../../../schemas/editing/draw.ts';
import type { CmsFrameFacts } from '../../../schemas/editing/frame-facts.ts';
import { type PreviewGrant, signPreview } from '../../../server/pages/preview-token.ts';
import { fillShop, previewSecret, type ShopUnderTest, startShop } from '../shop-under-test.ts';
import { createVisitor, type ShopVisitor } from '../visitor-of-shop.ts';
import { factsIn, heading, pageText } from './live-shop.ts';

const cms = 'https://cms.example.net';
let shop: ShopUnderTest;
let browser: ShopVisitor;
beforeAll(async () => {
  shop = await startShop({ CMS_ORIGIN: cms });
  fillShop(shop.content);
  browser = createVisitor(shop);
});
afterAll(() => shop.close());

const tokenOf = (more: Partial<PreviewGrant> = {}): string =>
  signPreview(
    { tenant: 'at', locale: 'de-AT', path: '/lp/herbst', expires: shop.now() + 60_000, ...more },
    previewSecret,
  );
const draft = (text: string, page: object = {}): object =>
  JSON.parse(pageText([heading('title', text)], page, {})) as object;

async function open(text: string, more: Partial<PreviewGrant> = {}) {
  const sent = JSON.stringify({ token: tokenOf(more), document: draft(text), view: {} });
  const page = await browser.send('/preview/live/page', { sent });
  return { page, facts: factsIn(page.text) as unknown as CmsFrameFacts };
}

const draw = (body: object) => browser.call('/preview/live/draw', { number: 1, view: {}, ...body });

test('waits for a draft, in a frame of the CMS and of the shop alone', async () => {
  const start = await browser.get('/preview/live');
  const policy = String(start.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors 'self' ${cms};`);
  expect(policy).toContain('form-action at.localhost/preview/live/page;');
  expect(start.headers['x-frame-options']).toBeUndefined();
  expect(start.headers['set-cookie']).toBeUndefined();
  expect(start.headers['cache-control']).toContain('no-store');
  expect(factsIn(start.text)).toMatchObject({ origin: cms });
  const other = await startShop();
  expect((await createVisitor(other).get('/preview/live')).status).toBe(404);
  await other.close();
});

test('shows the draft of another CMS as the shop’s page, and then what changes, without a cookie', async () => {
  const { page, facts } = await open('Aus dem CMS');
  expect([page.status, page.headers['set-cookie']]).toEqual([200, undefined]);
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${cms};`);
  expect(page.text).toContain('Aus dem CMS</h2>');
  expect(page.text).toContain('Kopf');
  const drawn = await draw({ token: tokenOf(), document: draft('Anders'), shown: facts.shown });
  const { parts } = JSON.parse(drawn.text) as DrawAnswer;
  expect(parts.map(({ part, html }) => [part, html.includes('Anders</h2>')])).toEqual([['n:title', true]]);
  expect((await shop.ask('/lp/herbst')).text).not.toMatch(/Aus dem CMS|Anders/);
});

test('shows drafts that are as long as a page may be', async () => {
  const document = {
    ...draft('Lang'),
    regions: {
      main: Array.from({ length: 1900 }, (_, at) => heading(`n${at}`, `${'Zeile '.repeat(20)}${at}`)),
    },
  };
  const sent = JSON.stringify({ token: tokenOf(), document, view: {} });
  const page = await browser.send('/preview/live/page', { sent });
  expect([page.status, page.text.includes('Zeile 1899</h2>')]).toEqual([200, true]);
  const { shown } = factsIn(page.text) as unknown as CmsFrameFacts;
  const drawn = await draw({ token: tokenOf(), document, shown });
  expect([drawn.status, (JSON.parse(drawn.text) as DrawAnswer).parts]).toEqual([200, []]);
});

test('refuses tokens that are forged, too old, of another page or shop, and what another site sends', async () => {
  const document = draft('Draft');
  const status = async (body: object): Promise<number> => (await draw({ document, ...body })).status;
  expect(await status({ token: `${tokenOf()}x` })).toBe(401);
  expect(await status({ token: tokenOf({ expires: shop.now() - 1 }) })).toBe(401);
  expect(await status({ token: tokenOf({ expires: shop.now() + 3_600_000 }) })).toBe(401);
  expect(await status({ token: tokenOf({ path: '/lp/winter' }) })).toBe(403);
  expect(await status({ token: tokenOf({ tenant: 'default' }) })).toBe(403);
  expect(await status({ token: tokenOf(), document: draft('Draft', { locale: 'fr-CH' }) })).toBe(403);
  expect(await status({ token: tokenOf(), view: { visitor: 'admin' } })).toBe(400);
  const replayed = tokenOf();
  expect(await status({ token: replayed })).toBe(200);
  shop.advance(60_000);
  expect(await status({ token: replayed })).toBe(401);
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  const body = { number: 1, token: tokenOf(), document };
  expect((await browser.call('/preview/live/draw', body, headers)).status).toBe(403);
  expect((await browser.send('/preview/live/page', { sent: JSON.stringify(body) }, headers)).status).toBe(
    403,
  );
  expect((await browser.send('/preview/live/page', { sent: '{' })).status).toBe(400);
});

test('shows also a long draft', async () => {
  const document = draft('Lang', { note: 'Ein Feld der anderen. '.repeat(20_000) });
  const sent = JSON.stringify({ token: tokenOf(), document, view: {} });
  const page = await browser.send('/preview/live/page', { sent });
  expect([page.status, page.text.includes('Lang</h2>')]).toEqual([200, true]);
  expect((await draw({ token: tokenOf(), document })).status).toBe(200);
});

test('shows what a token grants, and no more of a draft than can be shown', async () => {
  const at = Date.parse('2026-12-25T12:00:00+01:00');
  const { page } = await open('Weihnachten', { at });
  expect(page.status).toBe(200);
  const broken = {
    ...draft('x'),
    regions: { main: [{ type: 'nothing', secret: '<script>alert(1)</script>' }] },
  };
  const answer = await draw({ token: tokenOf(), document: broken });
  const { issues } = JSON.parse(answer.text) as DrawAnswer;
  expect(issues.map(({ code }) => code)).toContain('type-unknown');
});
