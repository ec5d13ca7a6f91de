import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testOperation } from './testing/gateway.ts';

// The page has one client and one session: each test has a page of its own.
let open: typeof import('./page-gateway-client.ts').gatewayClient;
const answer = vi.fn<typeof fetch>();
const settings = { tenant: 'at', locale: 'fr-CH', cookies: { consent: 'consent' } };
const query = testOperation('query C { customer { firstName } }');
const asked = (): unknown[] => answer.mock.calls.map(([url]) => url).filter((url) => !isKeyCall(url));
const isKeyCall = (url: unknown): boolean => typeof url === 'string' && url.startsWith('/api/session/');

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }));
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', answer);
  answer.mockImplementation(async (url) =>
    isKeyCall(url)
      ? new Response('', { status: 503 })
      : Response.json({ data: { customer: { __typename: 'Customer', firstName: 'Ida' } } }),
  );
  ({ gatewayClient: open } = await import('./page-gateway-client.ts'));
});
afterEach(() => {
  answer.mockReset();
});

test('asks where gateways are, in the page’s language', async () => {
  expect(await open(settings).read(query, {})).toMatchObject({ customer: { firstName: 'Ida' } });
  expect(asked()).toEqual(['/api/gateway/?locale=fr-CH']);
});

test('asks where the shop says', async () => {
  await open({ ...settings, path: '/api/other/' }).read(query, {});
  expect(asked()).toEqual(['/api/other/?locale=fr-CH']);
});

test('is one, whoever opens it', () => {
  expect(open(settings)).toBe(open(settings));
});

test.each(['session-changed', 'visitor-changed'])('knows nothing any more after %s', async (change) => {
  const client = open(settings);
  await client.read(query, {});
  await client.read(query, {});
  expect(asked()).toHaveLength(1);
  document.dispatchEvent(new Event(change));
  await client.read(query, {});
  expect(asked()).toHaveLength(2);
});
