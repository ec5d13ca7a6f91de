import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendOnce } from './send-once.ts';

let keys: (string | undefined)[] = [];
let now = 0;

beforeEach(() => {
  keys = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // What rests is over at once.
  vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
    now += ms;
    run();
  });
});

type Come = { status: number } | Error;

/** Sends, and is answered by each of these in turn. */
function sending(comes: Come[], wish?: string): Promise<{ status: number }> {
  const left = [...comes];
  return sendOnce(async (headers) => {
    keys.push(headers['idempotency-key']);
    const come = left.shift() ?? { status: 200 };
    if (come instanceof Error) throw come;
    return come;
  }, wish);
}

const offline = new TypeError('Failed to fetch');
const refused = Object.assign(new Error('no'), { status: 422 });

describe('a change', () => {
  test.each<[string, Come[]]>([
    ['no answer came', [offline, offline]],
    ['a server between lost it', [{ status: 502 }, { status: 504 }]],
    ['the shop was away', [{ status: 503 }]],
    ['its sender is somebody only now', [{ status: 428 }]],
  ])('is sent again under its key where %s', async (_, comes) => {
    expect(await sending(comes)).toEqual({ status: 200 });
    expect(keys).toHaveLength(comes.length + 1);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([{ status: 200 }, { status: 422 }, { status: 429 }, { status: 500 }])(
    'that was answered %j is not sent again',
    async (answer) => {
      expect(await sending([answer])).toEqual(answer);
      expect(keys).toHaveLength(1);
    },
  );

  test('that was refused by an error with a status is not sent again', async () => {
    await expect(sending([refused])).rejects.toBe(refused);
    expect(keys).toHaveLength(1);
  });

  test('is given up after three attempts, and fails as the last one', async () => {
    await expect(sending([offline, offline, offline])).rejects.toBe(offline);
    expect(await sending([{ status: 502 }, { status: 502 }, { status: 502 }])).toEqual({ status: 502 });
    expect(keys).toHaveLength(6);
  });

  test('is not sent again without a connection, nor after a long wait', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(sending([offline])).rejects.toBe(offline);
    vi.stubGlobal('navigator', { onLine: true });
    const slow = sendOnce(async () => {
      now += 10_000;
      keys.push('slow');
      throw offline;
    });
    await expect(slow).rejects.toBe(offline);
    expect(keys.filter((key) => key === 'slow')).toHaveLength(1);
    expect(keys).toHaveLength(2);
  });
});

describe('a wish', () => {
  const lost = [offline, offline, offline];

  test('that was never answered keeps its key when it is wished again', async () => {
    await expect(sending(lost, 'add 1')).rejects.toBe(offline);
    await sending([], 'add 1');
    expect(new Set(keys).size).toBe(1);
    // From now on it is a new one.
    await sending([], 'add 1');
    expect(new Set(keys).size).toBe(2);
  });

  test('is another one after a minute, and where something else is wished', async () => {
    await expect(sending(lost, 'add 2')).rejects.toBe(offline);
    await sending([], 'add 3');
    expect(new Set(keys).size).toBe(2);
    now += 60_000;
    await sending([], 'add 2');
    expect(new Set(keys).size).toBe(3);
  });
});
