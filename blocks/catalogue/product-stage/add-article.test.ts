import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageData } from '../../kit/testing/page-data.ts';
import { addArticle } from './add-article.ts';

const dispatchEvent = vi.fn<(event: CustomEvent) => boolean>();
const postMessage = vi.fn<(message: unknown) => void>();
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  for (const mock of [dispatchEvent, postMessage, ask]) mock.mockReset();
  vi.stubGlobal('document', { ...pageData('de-AT'), dispatchEvent });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('navigator', { onLine: true });
  // What rests before it is sent again is over at once.
  vi.stubGlobal('setTimeout', (run: () => void) => run());
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = postMessage;
    },
  );
});

const answer = { basket: { count: 3 }, notices: [], added: { count: '3 Artikel', goods: '€ 149,70' } };
const entries = { sku: '4711.01', from: '/p/kleid-4711' };

describe('an article for the basket', () => {
  test('is sent as its form has it, and page and other tabs are told', async () => {
    ask.mockResolvedValue(Response.json(answer));
    expect(await addArticle(entries)).toEqual({ ok: true, answer });
    const [address, { method, body } = {}] = ask.mock.calls[0] ?? [];
    expect([address, method, body]).toEqual([
      '/api/basket/v1/add?locale=de-AT',
      'POST',
      '{"sku":"4711.01","from":"/p/kleid-4711"}',
    ]);
    const headers = new Headers(ask.mock.calls[0]?.[1]?.headers);
    expect(headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    const event = dispatchEvent.mock.calls[0]?.[0];
    expect([event?.type, event?.detail]).toEqual([
      'collection-changed',
      { basket: 3, basketWords: '3 Artikel, € 149,70' },
    ]);
    expect(postMessage).toHaveBeenCalledTimes(1);
  });

  test('whose answer got lost is asked for again under its key before anybody is told', async () => {
    ask.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    ask.mockResolvedValueOnce(Response.json(answer));
    expect(await addArticle({ sku: '4711.02' })).toEqual({ ok: true, answer });
    const keys = ask.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test.each<[string, () => Promise<Response>, string]>([
    [
      'is refused in words',
      async () => Response.json({ detail: 'Davon sind nur 10 Stück da.' }, { status: 422 }),
      'Davon sind nur 10 Stück da.',
    ],
    ['is refused without words', async () => Response.json({}, { status: 429 }), ''],
    [
      'meets a broken shop',
      async () => Response.json({ detail: 'Internal Server Error' }, { status: 503 }),
      '',
    ],
    ['meets a page', async () => new Response('<html>', { status: 502 }), ''],
    ['meets nothing', async () => Promise.reject(new TypeError('offline')), ''],
  ])('that %s is told to nobody else', async (_, response, detail) => {
    ask.mockImplementation(response);
    expect(await addArticle(entries)).toEqual({ ok: false, detail, needsVariant: false });
    expect(dispatchEvent).not.toHaveBeenCalled();
    expect(postMessage).not.toHaveBeenCalled();
  });
});
