import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentSummary, OpenDocument } from '../../../schemas/editing/document.ts';
import { type StaffShop, startStaffShop, type Worker } from '../staff/staff-shop.ts';
import { contentFiles } from './content-files.ts';
import { editorOf, json } from './editing-shop.ts';

const marker = 'Nur im Entwurf 7f3a';
let shop: StaffShop;
let editor: Worker;
let document: string;
beforeAll(async () => {
  shop = await startStaffShop({}, { files: contentFiles });
  editor = await editorOf(shop, ['editor']);
  const { documents } = json<{ documents: DocumentSummary[] }>(
    await editor.browser.get('/edit/api/documents'),
  );
  document = documents.find(({ key }) => key === '/lp/herbst')?.id ?? '';
  const { base } = json<OpenDocument>(await editor.browser.get(`/edit/api/documents/${document}`));
  const patches = [
    { op: 'set', node: 'mitte', path: ['props', 'text'], value: marker },
    { op: 'set', node: null, path: ['page', 'title'], value: marker },
    { op: 'set', node: null, path: ['page', 'description'], value: marker },
  ];
  await editor.browser.call(`/edit/api/documents/${document}/changes`, {
    ...{ base, changes: [{ id: randomUUID(), patches }] },
  });
  await editor.browser.call('/edit/api/documents', { locale: 'de-AT', path: '/lp/geheim', title: marker });
});
afterAll(() => shop.close());

interface Shared {
  link: { id: string };
  address: string;
}

async function share(): Promise<Shared & { path: string }> {
  const made = json<Shared>(await editor.browser.call(`/edit/api/documents/${document}/shares`));
  const { pathname, search, origin } = new URL(made.address);
  expect(origin).toBe('https://www.example.at');
  return { ...made, path: `${pathname}${search}` };
}

describe('a link to a draft', () => {
  test('is exchanged at once for a cookie, and shows its page at the clean address, to nobody’s cache', async () => {
    const { path } = await share();
    const colleague = shop.browser();
    const led = await colleague.get(path);
    expect([led.status, led.headers.location, led.headers['referrer-policy']]).toEqual([
      ...[303, '/lp/herbst', 'no-referrer'],
    ]);
    const [cookie = ''] = led.headers['set-cookie'] ?? [];
    expect(cookie.replace(/=[\w-]{22};/, '=…;')).toBe(
      '__Host-shared=…; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
    const shown = await colleague.get('/lp/herbst');
    expect([shown.status, shown.text.includes(marker)]).toEqual([200, true]);
    expect(shown.headers['cache-control']).toBe('private, no-store');
    expect(String(shown.headers['x-robots-tag'])).toContain('noindex');
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    const token = path.split('token=')[1] ?? '-';
    expect(shown.text).not.toContain(token);
    expect(shop.lines.join('\n')).not.toContain(token);
    expect((await shop.browser().get('/lp/herbst')).text).not.toContain(marker);
  });

  test('shows this page alone, in this shop alone', async () => {
    const { path } = await share();
    const colleague = shop.browser();
    await colleague.get(path);
    for (const other of ['/', '/lp/winter', '/lp/geheim', '/lp/herbst/', '/LP/herbst'])
      expect((await colleague.get(other)).text).not.toContain(marker);
    const elsewhere = shop.browser({ Host: 'default.localhost' });
    expect((await elsewhere.get(path)).status).toBe(404);
    expect((await colleague.get('/edit')).status).toBe(303);
  });

  test('ends after a day, and at once when it is revoked, by its maker or an administrator', async () => {
    const { path, link } = await share();
    const colleague = shop.browser();
    await colleague.get(path);
    const usedAt = shop.now();
    const other = await editorOf(shop, ['publisher']);
    expect((await other.browser.call(`/edit/api/shares/${link.id}/revoke`)).status).toBe(404);
    const listed = json<{ links: { id: string; usedAt?: number }[] }>(
      await other.browser.get(`/edit/api/documents/${document}/shares`),
    );
    expect(listed.links.find(({ id }) => id === link.id)?.usedAt).toBe(usedAt);
    const admin = await editorOf(shop, ['administrator']);
    expect((await admin.browser.call(`/edit/api/shares/${link.id}/revoke`)).status).toBe(204);
    expect((await colleague.get('/lp/herbst')).text).not.toContain(marker);
    expect((await shop.browser().get(path)).status).toBe(404);
    const { path: second } = await share();
    await colleague.get(second);
    shop.advance(24 * 60 * 60_000);
    expect((await colleague.get('/lp/herbst')).text).not.toContain(marker);
    expect((await shop.browser().get(second)).status).toBe(404);
    editor = await editorOf(shop, ['editor']);
  });

  test('is not made up, doubled or taken from a Referer', async () => {
    const { path } = await share();
    const token = path.split('token=')[1] ?? '';
    const ask = (headers: Record<string, string>) => shop.browser().get('/lp/herbst', headers);
    for (const headers of [
      { Cookie: `__Host-shared=${'A'.repeat(22)}` },
      { Cookie: `__Host-shared=${token}; __Host-shared=${token}` },
      { Cookie: `__Host-preview=${token}` },
      { Referer: `https://www.example.at${path}` },
    ])
      expect((await ask(headers)).text).not.toContain(marker);
    expect((await ask({ Cookie: `__Host-shared=${token}` })).text).toContain(marker);
    for (const query of ['', '?token=', `?token=${'A'.repeat(22)}`, '?token=../x'])
      expect((await shop.browser().get(`/edit/shared${query}`)).status).toBe(404);
  });

  test('is made of pages alone, and its end is told by the log', async () => {
    const { documents } = json<{ documents: DocumentSummary[] }>(
      await editor.browser.get('/edit/api/documents?kind=frame'),
    );
    const refused = await editor.browser.call(`/edit/api/documents/${documents[0]?.id}/shares`);
    expect([refused.status, json<{ reason: string }>(refused).reason]).toEqual([422, 'no-page']);
    const actions = (await shop.audit()).map(({ action }) => action);
    expect(actions).toContain('content.shared');
    expect(actions).toContain('content.share-ended');
  });
});

test('a draft stands in no answer that anybody gets: pages, lists, sitemaps, search, calls, errors', async () => {
  const addresses = [
    ...['/', '/lp/herbst', '/lp/winter', '/lp/geheim', '/gibt-es-nicht', '/s/?q=Entwurf', '/sitemap.xml'],
    ...['/sitemap-at-1.xml', '/robots.txt', '/site.webmanifest', '/healthz', '/readyz', '/metrics'],
    ...[
      '/api/openapi.json',
      '/api/search/suggestions?q=Nur%20im',
      '/api/search/searchhistory',
      '/edit/sign-in',
    ],
    ...[
      '/api/customer/v1',
      '/api/preview/end',
      '/desk',
      '/edit',
      '/edit/api/documents',
      '/edit/shared?token=x',
    ],
  ];
  const { text: index } = await shop.browser().get('/sitemap.xml');
  const maps = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const visitor = shop.browser();
  expect((await visitor.get('/lp/herbst')).text).toContain('Mitte');
  expect(maps.length).toBeGreaterThan(0);
  // Twice: what the first answer put into a cache is what the second one gets.
  for (const path of [...addresses, ...maps, ...addresses]) {
    const { text, headers } = await visitor.get(path);
    expect([path, text.includes(marker), JSON.stringify(headers).includes('7f3a')]).toEqual([
      path,
      false,
      false,
    ]);
    expect(text.includes('/lp/geheim') && path !== '/lp/geheim' && !path.startsWith('/edit')).toBe(false);
  }
  for (const query of ['{ __typename }', '{ pages { title } }', `{ search(term: "${marker}") { total } }`]) {
    const { text } = await visitor.call('/api/gateway', { query });
    expect([query, text.replace(JSON.stringify(marker).slice(1, -1), '').includes('7f3a')]).toEqual([
      query,
      false,
    ]);
  }
  expect(shop.lines.join('\n')).not.toContain(marker);
});
