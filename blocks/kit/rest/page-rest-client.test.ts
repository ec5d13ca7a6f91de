import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The page has one client: each test has a page of its own.
let open: typeof import('./page-rest-client.ts').restClient;
const answer = vi.fn<typeof fetch>();
const page = new EventTarget();
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
let now = 0;

beforeEach(async () => {
  vi.resetModules();
  now = 0;
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '', visibilityState: 'visible' }));
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    page.addEventListener(name, listener),
  );
  vi.stubGlobal('fetch', answer);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  answer.mockImplementation(async () => Response.json({}));
  ({ restClient: open } = await import('./page-rest-client.ts'));
});
afterEach(() => {
  answer.mockReset();
});

test.each([
  ['the focus comes back', () => page.dispatchEvent(new Event('focus'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['somebody logs in or out', () => document.dispatchEvent(new Event('session-changed'))],
  ['a session key comes', () => document.dispatchEvent(new Event('visitor-changed'))],
])('what is watched is asked for anew when %s', async (_, happen) => {
  open({ dedupeMs: 3000 }).watch('/api/customer/v1', () => {});
  await settled();
  expect(answer).toHaveBeenCalledTimes(1);
  now = 10_000;
  happen();
  await settled();
  expect(answer).toHaveBeenCalledTimes(2);
});

test('the client is one, whoever opens it', () => {
  expect(open({ dedupeMs: 3000 })).toBe(open({ dedupeMs: 3000 }));
});
