import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { namedOperation } from '../../../schemas/gateway/gateway-call.ts';
import { GatewayFailure } from './gateway-failure.ts';
import { answerOf, openTestGateway, testOperation } from './testing/gateway.ts';

const query = testOperation('query Sortings($x: ID) { sortings(x: $x) { key } }');
const data = { sortings: [{ __typename: 'Sorting', key: 'newest' }] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a query', () => {
  test('goes by GET under its hash alone where the shop knows it', async () => {
    const gateway = openTestGateway({ isTrusted: true });
    gateway.answer = () => data;
    expect(await gateway.client.read(query, { x: '1' })).toMatchObject({ sortings: [{ key: 'newest' }] });
    const [call] = gateway.asked;
    expect(call?.method).toBe('GET');
    expect(call?.address).toMatch(/^\/api\/gateway\/\?locale=de-AT&/);
    expect(call?.call).toEqual({ variables: { x: '1' }, extensions: namedOperation('a'.repeat(64)) });
  });

  test('goes by POST when its address would have more than 2,047 characters', async () => {
    const gateway = openTestGateway({ isTrusted: true });
    gateway.answer = () => data;
    const empty = { x: '' };
    await gateway.client.read(query, empty);
    const most = 2047 - (gateway.asked[0]?.address.length ?? 0);
    await gateway.client.read(query, { x: 'x'.repeat(most) });
    await gateway.client.read(query, { x: 'x'.repeat(most + 1) });
    expect(gateway.asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST']);
    expect(gateway.asked[1]?.address).toHaveLength(2047);
    expect(gateway.asked[2]?.call.query).toBeUndefined();
  });

  test('goes as text in development', async () => {
    const gateway = openTestGateway();
    gateway.answer = () => data;
    await gateway.client.read(query, {});
    expect(gateway.asked[0]?.method).toBe('POST');
    expect(gateway.asked[0]?.call.query).toContain('sortings');
  });

  test('brings the session key, and the mark that other sites cannot send', async () => {
    const gateway = openTestGateway();
    gateway.answer = () => data;
    await gateway.client.read(query, {});
    const headers = gateway.asked[0]?.headers;
    expect([headers?.get('x-ec-token'), headers?.get('x-gateway-request')]).toEqual(['key.1', '1']);
  });

  test('is answered from memory, for a minute without a call', async () => {
    const gateway = openTestGateway();
    gateway.answer = () => data;
    await gateway.client.read(query, {});
    gateway.now = 59_999;
    await gateway.client.read(query, {});
    expect(gateway.asked).toHaveLength(1);
    gateway.now = 60_000;
    await gateway.client.read(query, {});
    expect(gateway.asked).toHaveLength(2);
  });

  test('is asked again when nobody answers, each time after more than 5 seconds, and in the end fails', async () => {
    const gateway = openTestGateway();
    gateway.answer = () => new Response('no', { status: 500 });
    const read = gateway.client.read(query, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5000);
    expect(gateway.asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(gateway.asked).toHaveLength(4);
    expect(await read).toBeInstanceOf(GatewayFailure);
    expect(await read).toMatchObject({ status: 500 });
  });

  /** Milliseconds between one try and the next. */
  async function waits(random: number, effectiveType?: string): Promise<number[]> {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(random);
    const gateway = openTestGateway({ effectiveType: () => effectiveType });
    const tries: number[] = [];
    gateway.answer = () => {
      tries.push(Date.now());
      return new Response('no', { status: 500 });
    };
    const read = gateway.client.read(query, {}).catch(() => {});
    await vi.advanceTimersByTimeAsync(600_000);
    await read;
    chance.mockRestore();
    return tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
  }

  test.each([
    [undefined, 5000],
    ['4g', 5000],
    ['2g', 10_000],
    ['slow-2g', 10_000],
  ])(
    'is asked again by a connection that is %s after more than %i ms, later and later',
    async (type, base) => {
      const all = await waits(0, type);
      expect(all).toHaveLength(3);
      for (const [index, wait] of all.entries()) expect(wait).toBeGreaterThan(all[index - 1] ?? base);
      expect(all[0]).toBeLessThan(2 * base);
    },
  );

  test('is asked again at other times by other browsers', async () => {
    const [one, other] = [await waits(0), await waits(0.9)];
    expect(one.filter((wait, index) => wait === other[index])).toEqual([]);
  });

  test('is asked again when an outage has passed', async () => {
    const gateway = openTestGateway();
    const errors = [
      { message: 'Bitte versuche es später noch einmal.', extensions: { code: 'UNAVAILABLE' } },
    ];
    gateway.answer = () => answerOf({ errors }, 503);
    const read = gateway.client.read(query, {});
    await vi.advanceTimersByTimeAsync(0);
    gateway.answer = () => data;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await read).toMatchObject({ sortings: [{ key: 'newest' }] });
  });

  test.each([400, 401, 403, 404, 414])('is not asked again after %i', async (status) => {
    const gateway = openTestGateway();
    const errors = [{ message: 'Das geht nicht.', extensions: { code: 'BAD_USER_INPUT' } }];
    gateway.answer = () => answerOf({ errors }, status);
    const failure: unknown = await gateway.client.read(query, {}).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'Das geht nicht.', status, code: 'BAD_USER_INPUT' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(gateway.asked).toHaveLength(1);
  });
});

describe('the visitor', () => {
  test('is looked for anew after a 401, and after nothing else', async () => {
    const refused = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const gateway = openTestGateway({ session: { headers: () => Promise.resolve({}), refused } });
    for (const status of [403, 429, 500]) {
      gateway.answer = () => answerOf({ errors: [{ message: 'no' }] }, status);
      void gateway.client.read(query, { x: String(status) }).catch(() => {});
      await vi.advanceTimersByTimeAsync(600_000);
    }
    expect(refused).not.toHaveBeenCalled();
    gateway.answer = () => answerOf({ errors: [{ message: 'no' }] }, 401);
    await expect(gateway.client.read(query, {})).rejects.toThrow('no');
    expect(refused).toHaveBeenCalledOnce();
  });

  test('who is another one sees nothing of the one before', async () => {
    const gateway = openTestGateway();
    const customer = testOperation('query C { customer { firstName } }');
    const seen: unknown[] = [];
    gateway.answer = () => ({ customer: { __typename: 'Customer', firstName: 'Ida' } });
    const stop = gateway.client.watch(customer, {}, (state) => void seen.push(state.data));
    await vi.advanceTimersByTimeAsync(0);
    gateway.answer = () => ({ customer: null });
    gateway.client.forget();
    expect(seen.at(-1)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen).toMatchObject([
      undefined,
      { customer: { firstName: 'Ida' } },
      undefined,
      { customer: null },
    ]);
    stop();
    gateway.client.forget();
    await vi.advanceTimersByTimeAsync(0);
    expect(gateway.asked).toHaveLength(2);
  });

  test('whose key comes with the first question is asked for it once', async () => {
    const gateway = openTestGateway({
      session: {
        async headers() {
          if (isFirst) gateway.client.forget();
          isFirst = false;
          return {};
        },
        refused: () => Promise.resolve(),
      },
    });
    let isFirst = true;
    gateway.answer = () => data;
    const seen: unknown[] = [];
    gateway.client.watch(query, {}, (state) => void seen.push(state.data));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.at(-1)).toMatchObject({ sortings: [{ key: 'newest' }] });
    expect(gateway.asked).toHaveLength(1);
  });
});

describe('a mutation', () => {
  const mutation = testOperation('mutation Vote { voteReview { id } }');

  test('goes by POST, under its hash alone where the shop knows it', async () => {
    const gateway = openTestGateway({ isTrusted: true });
    gateway.answer = () => ({ voteReview: { __typename: 'Review', id: 'a' } });
    await gateway.client.change(mutation, {});
    expect(gateway.asked[0]?.method).toBe('POST');
    expect(gateway.asked[0]?.call).not.toHaveProperty('query');
  });

  test('counts once: it is sent again under its key until it is given up', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const gateway = openTestGateway();
    gateway.answer = () => new Response('no', { status: 503 });
    const change = gateway.client.change(mutation, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(await change).toMatchObject({ status: 503 });
    expect(gateway.asked).toHaveLength(3);
    const keys = gateway.asked.map(({ headers }) => headers.get('idempotency-key'));
    expect([keys[0], new Set(keys).size]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), 1]);
  });
});
