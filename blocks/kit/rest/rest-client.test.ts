import { describe, expect, test, vi } from 'vitest';
import type { RestState } from './rest-state.ts';
import { openRestShop } from './testing/rest-shop.ts';

const url = '/api/customer/v1';
const broken = () => new Response('no', { status: 500, statusText: 'Internal Server Error' });
/** An answer that a test gives when it likes. */
function held() {
  let give = (_answer: Response): void => {};
  const answer = new Promise<Response>((resolve) => (give = resolve));
  return { answer, give };
}

describe('what is read', () => {
  test('comes from memory for a minute, and then from the shop again', async () => {
    const shop = openRestShop();
    expect(await shop.read(url)).toEqual({ number: 1 });
    await shop.pass(59_999);
    expect(await shop.read(url)).toEqual({ number: 1 });
    expect(shop.asked).toHaveLength(1);
    await shop.pass(1);
    expect(await shop.read(url)).toEqual({ number: 2 });
  });

  test('is kept by address', async () => {
    const shop = openRestShop();
    expect(await shop.read(url)).toEqual({ number: 1 });
    expect(await shop.read(`${url}?locale=fr-CH`)).toEqual({ number: 2 });
    expect(await shop.read(url)).toEqual({ number: 1 });
  });

  test('is asked for once, however many want it at the same time', async () => {
    const shop = openRestShop();
    const all = await Promise.all([shop.read(url), shop.read(url), shop.read(url)]);
    expect(all).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
    expect(shop.asked).toHaveLength(1);
  });

  test.each([2000, 3000])(
    'within the %i ms of its tenant is asked for once by those who keep nothing, too',
    async (dedupeMs) => {
      const shop = openRestShop({ dedupeMs });
      await shop.read(url, { cacheMs: 0 });
      await shop.pass(dedupeMs - 1);
      await shop.read(url, { cacheMs: 0 });
      expect(shop.asked).toHaveLength(1);
      await shop.pass(1);
      await shop.read(url, { cacheMs: 0 });
      expect(shop.asked).toHaveLength(2);
    },
  );

  test('fails at once for who reads it once, and is asked for again by the next one', async () => {
    const shop = openRestShop();
    shop.answer = broken;
    await expect(shop.read(url)).rejects.toThrow(`Endpoint: ${url} - Status 500: Internal Server Error`);
    expect(shop.failures.map(({ message }) => message)).toEqual([
      `Endpoint: ${url} - Status 500: Internal Server Error`,
    ]);
    await expect(shop.read(url)).rejects.toThrow('Status 500');
    expect(shop.asked).toHaveLength(2);
    await shop.pass(1_000_000);
    expect(shop.asked).toHaveLength(2);
  });
});

describe('what is watched', () => {
  const watch = (shop: ReturnType<typeof openRestShop>) => {
    const states: RestState<{ number: number }>[] = [];
    const stop = shop.watch<{ number: number }>(url, (state) => void states.push(state));
    return { states, stop, last: () => states.at(-1) };
  };

  test('is told as it comes', async () => {
    const shop = openRestShop();
    const { states } = watch(shop);
    await shop.pass(0);
    expect(states.map(({ data, isLoading }) => [data?.number, isLoading])).toEqual([
      [undefined, true],
      [1, false],
    ]);
  });

  test('is shown from memory without a call while it is fresh', async () => {
    const shop = openRestShop();
    await shop.read(url);
    const { states } = watch(shop);
    await shop.pass(0);
    expect(states).toEqual([{ data: { number: 1 }, failure: undefined, isLoading: false, isSlow: false }]);
    expect(shop.asked).toHaveLength(1);
  });

  test('is slow after three seconds, until it comes', async () => {
    const shop = openRestShop();
    const { answer, give } = held();
    shop.answer = () => answer;
    const { last } = watch(shop);
    await shop.pass(2999);
    expect(last()?.isSlow).toBe(false);
    await shop.pass(1);
    expect(last()).toMatchObject({ isLoading: true, isSlow: true });
    give(Response.json({ number: 7 }));
    await shop.pass(0);
    expect(last()).toMatchObject({ data: { number: 7 }, isLoading: false, isSlow: false });
  });

  test.each([
    ['', undefined, 5],
    [' by a slow connection', '2g', 10],
    [' by a very slow connection', 'slow-2g', 10],
  ])('is tried again after a failure%s, later and later', async (_, effectiveType, base) => {
    const shop = openRestShop();
    Object.assign(shop, { effectiveType, answer: broken });
    const { last } = watch(shop);
    await shop.pass(base * 31 * 1000);
    expect(shop.asked.map(({ at }) => at / 1000 / base)).toEqual([0, 1, 3, 7, 15, 31]);
    expect(last()?.failure?.status).toBe(500);
    shop.answer = () => Response.json({ number: 9 });
    await shop.pass(base * 32 * 1000);
    expect(last()).toMatchObject({ data: { number: 9 }, failure: undefined });
    await shop.pass(1_000_000);
    expect(shop.asked).toHaveLength(7);
  });

  test('is tried again at other times by other browsers', async () => {
    const shop = openRestShop();
    Object.assign(shop, { random: 0.5, answer: broken });
    watch(shop);
    await shop.pass(22_500);
    expect(shop.asked.map(({ at }) => at)).toEqual([0, 7500, 22_500]);
  });

  test('is left alone for as long as the shop wants', async () => {
    const shop = openRestShop();
    shop.answer = () => new Response('', { status: 429, headers: { 'Retry-After': '60' } });
    watch(shop);
    await shop.pass(59_999);
    expect(shop.asked).toHaveLength(1);
    await shop.pass(1);
    expect(shop.asked).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 410, 422])(
    'is not asked for again where the answer is %i',
    async (status) => {
      const shop = openRestShop();
      shop.answer = () => new Response('', { status });
      const { last } = watch(shop);
      await shop.pass(1_000_000);
      expect(shop.asked).toHaveLength(1);
      expect(last()).toMatchObject({ data: undefined, failure: { status } });
    },
  );

  test('keeps its last answer when a newer one fails', async () => {
    const shop = openRestShop();
    const { last } = watch(shop);
    await shop.pass(10_000);
    shop.answer = broken;
    shop.cameBack();
    await shop.pass(0);
    expect(last()).toMatchObject({ data: { number: 1 }, failure: { status: 500 } });
  });

  test('is asked for anew when somebody comes back, once within five seconds', async () => {
    const shop = openRestShop();
    watch(shop);
    await shop.pass(10_000);
    shop.cameBack();
    await shop.pass(4999);
    shop.cameBack();
    await shop.pass(0);
    expect(shop.asked).toHaveLength(2);
    await shop.pass(1);
    shop.cameBack();
    await shop.pass(0);
    expect(shop.asked).toHaveLength(3);
  });

  test('is not asked for by a page that nobody looks at', async () => {
    const shop = openRestShop();
    shop.answer = broken;
    watch(shop);
    shop.isVisible = false;
    shop.cameBack();
    await shop.pass(1_000_000);
    expect(shop.asked).toHaveLength(1);
    shop.isVisible = true;
    shop.cameBack();
    await shop.pass(0);
    expect(shop.asked).toHaveLength(2);
  });

  test('costs nothing any more once nobody watches', async () => {
    const shop = openRestShop();
    shop.answer = broken;
    const { stop, states } = watch(shop);
    await shop.pass(0);
    const told = states.length;
    stop();
    shop.cameBack();
    await shop.pass(1_000_000);
    expect(shop.asked).toHaveLength(1);
    expect(states).toHaveLength(told);
  });
});

describe('a change', () => {
  test('without an address throws', async () => {
    const shop = openRestShop();
    await expect(shop.change('', () => Promise.resolve(1))).rejects.toThrow(TypeError);
    await expect(shop.change(undefined as unknown as string, () => Promise.resolve(1))).rejects.toThrow(
      TypeError,
    );
  });

  test('without what makes it throws', async () => {
    const change = openRestShop().change(url, undefined as unknown as () => Promise<void>);
    await expect(change).rejects.toThrow(TypeError);
  });

  test('makes what is known out of date, and is seen by whoever watches', async () => {
    const shop = openRestShop();
    const seen: unknown[] = [];
    shop.watch<{ number: number }>(url, ({ data }) => seen.push(data?.number));
    await shop.pass(0);
    expect(await shop.change(url, () => Promise.resolve('done'))).toBe('done');
    await shop.pass(0);
    expect(seen.at(-1)).toBe(2);
    expect(await shop.read(url)).toEqual({ number: 2 });
  });

  test('may say by itself what is true now', async () => {
    const shop = openRestShop();
    await shop.change(url, () => Promise.resolve({ number: 5 }), { isState: true });
    expect(await shop.read(url)).toEqual({ number: 5 });
    expect(shop.asked).toEqual([]);
  });

  test.each([true, false])(
    'is not taken back by what was asked before it (says it all: %s)',
    async (isState) => {
      const shop = openRestShop();
      const { answer, give } = held();
      shop.answer = () => answer;
      const seen: unknown[] = [];
      shop.watch<{ number: number }>(url, ({ data }) => seen.push(data?.number));
      await shop.pass(0);
      shop.answer = () => Response.json({ number: 8 });
      await shop.change(url, () => Promise.resolve({ number: 8 }), { isState });
      give(Response.json({ number: 1 }));
      await shop.pass(0);
      expect(seen.at(-1)).toBe(8);
      expect(await shop.read(url)).toEqual({ number: 8 });
    },
  );

  test('that fails changes nothing', async () => {
    const shop = openRestShop();
    await shop.read(url);
    await expect(shop.change(url, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await shop.read(url)).toEqual({ number: 1 });
    expect(shop.asked).toHaveLength(1);
  });
});

test('what is out of date elsewhere is asked for anew where it is watched, and shown until then', async () => {
  const shop = openRestShop();
  const seen: (number | undefined)[] = [];
  shop.watch<{ number: number }>(url, ({ data }) => seen.push(data?.number));
  await shop.read('/api/other');
  shop.invalidate(url);
  shop.invalidate('/api/other');
  await shop.pass(0);
  expect(seen).toEqual([undefined, 1, 1, 3]);
  expect(shop.asked.map((call) => call.url)).toEqual([url, '/api/other', url]);
  expect(await shop.read('/api/other')).toEqual({ number: 4 });
});

test('what is slow is not any more, once it was changed meanwhile', async () => {
  const shop = openRestShop();
  const seen: boolean[] = [];
  shop.answer = () => new Promise(() => {});
  shop.watch(url, ({ isSlow }) => seen.push(isSlow));
  await shop.pass(3000);
  expect(seen.at(-1)).toBe(true);
  await shop.change(url, async () => ({ number: 0 }), { isState: true });
  expect(seen.at(-1)).toBe(false);
  await shop.pass(60_000);
  shop.invalidate(url);
  await shop.pass(3000);
  expect(seen.at(-1)).toBe(true);
  shop.invalidate(url);
  expect(seen.at(-1)).toBe(false);
});

describe('the visitor', () => {
  const session = () => ({
    headers: vi.fn<() => Promise<Record<string, string>>>(() => Promise.resolve({ 'x-ec-token': 'key.1' })),
    refused: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  });

  test('is told by the session key where the call wants it, and else not', async () => {
    const shop = openRestShop();
    await shop.read(url, { session: session() });
    await shop.read('/api/servicelayer');
    expect(shop.asked.map(({ headers }) => headers.get('x-ec-token'))).toEqual(['key.1', null]);
  });

  test('is looked for anew after a 401, and nothing else', async () => {
    const visitor = session();
    const shop = openRestShop();
    for (const status of [500, 429, 403, 408]) {
      shop.answer = () => new Response('', { status });
      await expect(shop.read(url, { session: visitor })).rejects.toThrow(`Status ${status}`);
    }
    expect(visitor.refused).not.toHaveBeenCalled();
    shop.answer = () => new Response('', { status: 401 });
    await expect(shop.read(url, { session: visitor })).rejects.toThrow('Status 401');
    expect(visitor.refused).toHaveBeenCalledOnce();
  });

  test('who is another one sees nothing of the one before', async () => {
    const shop = openRestShop();
    const seen: (number | undefined)[] = [];
    await shop.read('/api/other');
    shop.watch<{ number: number }>(url, ({ data }) => seen.push(data?.number));
    await shop.pass(0);
    shop.forget();
    await shop.pass(0);
    expect(seen).toEqual([undefined, 2, undefined, 3]);
    expect(await shop.read('/api/other')).toEqual({ number: 4 });
  });

  test('whose key has just come does not make the call twice that waits for it', async () => {
    const visitor = session();
    const shop = openRestShop();
    visitor.headers.mockImplementation(async () => {
      shop.forget();
      return { 'x-ec-token': 'key.2' };
    });
    const seen: unknown[] = [];
    shop.watch<{ number: number }>(url, ({ data }) => seen.push(data?.number), { session: visitor });
    await shop.pass(0);
    expect(shop.asked).toHaveLength(1);
    expect(seen.at(-1)).toBe(1);
  });
});
