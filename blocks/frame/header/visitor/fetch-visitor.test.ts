import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The page has one client and one session: each test has a page of its own.
let ask: typeof import('./fetch-visitor.ts').fetchVisitor;
const answer = vi.fn<typeof fetch>();
const link = { dataset: { tenant: 'at', consent: 'consent', dedupe: '3000' } } as unknown as HTMLElement;
const calls = () => answer.mock.calls.filter(([url]) => url === '/api/customer/v1');
let now = 0;

beforeEach(async () => {
  vi.resetModules();
  now = 0;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }));
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', answer);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  answer.mockImplementation(async (url) =>
    url === '/api/customer/v1'
      ? Response.json({ kind: 'soft', firstName: 'Ida' })
      : new Response('', { status: 503 }),
  );
  ({ fetchVisitor: ask } = await import('./fetch-visitor.ts'));
});
afterEach(() => {
  answer.mockReset();
});

test('the shop is asked once for all who want to know at the same time, and again a little later', async () => {
  expect(await Promise.all([ask(link), ask(link)])).toEqual(
    Array(2).fill({ kind: 'soft', firstName: 'Ida' }),
  );
  now = 2999;
  await ask(link);
  expect(calls()).toHaveLength(1);
  now = 3000;
  await ask(link);
  expect(calls()).toHaveLength(2);
});

test('a visitor who has changed is asked for at once', async () => {
  await ask(link);
  document.dispatchEvent(new Event('session-changed'));
  answer.mockImplementation(async () => Response.json({ kind: 'anonymous' }));
  expect(await ask(link)).toEqual({ kind: 'anonymous' });
});

test('what cannot be had says nothing of the visitor, but is written to the console', async () => {
  const warn = vi.fn<(text: string) => void>();
  vi.stubGlobal('console', { warn });
  for (const status of [500, 429, 503]) {
    answer.mockImplementation(async () => new Response('', { status }));
    expect(await ask(link)).toBeUndefined();
  }
  answer.mockRejectedValue(new TypeError('offline'));
  expect(await ask(link)).toBeUndefined();
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'Endpoint: /api/customer/v1 - Status 500: ',
    'Endpoint: /api/customer/v1 - Status 429: ',
    'Endpoint: /api/customer/v1 - Status 503: ',
    'Endpoint: /api/customer/v1 - no answer',
  ]);
});
