import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type HeartForm, heartQueue } from './heart-queue.ts';
import { isSaved, setSaved, wish } from '../../kit/wishlist/saved-hearts.ts';

interface Flight {
  form: HeartForm;
  sku: string;
  answer(): void;
  refuse(): void;
}

let flights: Flight[] = [];
let now = 0;
const done = vi.fn<(form: HeartForm, sku: string) => void>();
const failed = vi.fn<(form: HeartForm, sku: string) => void>();
let queue: ReturnType<typeof heartQueue<null>>;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const sent = (): string[] => flights.map(({ form, sku }) => `${form} ${sku}`);

beforeEach(() => {
  flights = [];
  now = 0;
  done.mockClear();
  failed.mockClear();
  setSaved([]);
  for (const sku of ['1', '2']) wish(sku, undefined);
  queue = heartQueue<null>({
    send: (form, sku) =>
      new Promise((resolve, reject) => {
        flights.push({ form, sku, answer: () => resolve(null), refuse: () => reject(new Error('No')) });
      }),
    paint: () => {},
    done: (form, sku) => {
      setSaved(form === 'add' ? [sku] : []);
      done(form, sku);
    },
    failed: (form, sku) => failed(form, sku),
    now: () => now,
  });
});

describe('heartQueue', () => {
  test('fills a heart at once, and tells when the shop has taken it', async () => {
    void queue.press('1');
    expect(isSaved('1')).toBe(true);
    await settled();
    expect(sent()).toEqual(['add 1']);
    expect(done).not.toHaveBeenCalled();
    flights[0]?.answer();
    await settled();
    expect(done).toHaveBeenCalledWith('add', '1');
    now = 1000;
    void queue.press('1');
    expect(isSaved('1')).toBe(false);
    await settled();
    expect(sent()).toEqual(['add 1', 'remove 1']);
  });

  test('goes back to what it was when the shop does not take it', async () => {
    setSaved(['1']);
    void queue.press('1');
    expect(isSaved('1')).toBe(false);
    await settled();
    flights[0]?.refuse();
    await settled();
    expect(isSaved('1')).toBe(true);
    expect(failed).toHaveBeenCalledWith('remove', '1');
  });

  test('takes a double click for one press', async () => {
    void queue.press('1');
    now = 150;
    void queue.press('1');
    await settled();
    flights[0]?.answer();
    await settled();
    expect(sent()).toEqual(['add 1']);
    expect(isSaved('1')).toBe(true);
  });

  test('sends one call at a time, also for different articles', async () => {
    void queue.press('1');
    void queue.press('2');
    await settled();
    expect(sent()).toEqual(['add 1']);
    flights[0]?.answer();
    await settled();
    expect(sent()).toEqual(['add 1', 'add 2']);
  });

  test('sends of many presses while a call is under way only what was wished last', async () => {
    void queue.press('1');
    await settled();
    for (const at of [1000, 2000, 3000]) {
      now = at;
      void queue.press('1');
    }
    expect(isSaved('1')).toBe(false);
    flights[0]?.answer();
    await settled();
    expect(done).not.toHaveBeenCalled();
    expect(sent()).toEqual(['add 1', 'remove 1']);
    flights[1]?.answer();
    await settled();
    expect(done.mock.calls).toEqual([['remove', '1']]);
  });

  test('goes on after a failure', async () => {
    void queue.press('1');
    void queue.press('2');
    await settled();
    flights[0]?.refuse();
    await settled();
    expect(sent()).toEqual(['add 1', 'add 2']);
  });
});
