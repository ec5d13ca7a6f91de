import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSuggestionSource } from './suggestion-source.ts';

interface Asked {
  term: string;
  signal: AbortSignal;
  answer(value: string): void;
  fail(): void;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A source whose server answers when a test says so. */
function setUp() {
  const asked: Asked[] = [];
  const shown: [string, string | undefined][] = [];
  const source = createSuggestionSource<string>({
    ask: (term, signal) =>
      new Promise((answer, reject) => {
        const fail = (): void => reject(new Error('away'));
        signal.addEventListener('abort', fail);
        asked.push({ term, signal, answer, fail });
      }),
    show: (term, answer) => shown.push([term, answer]),
    clock: () => Date.now(),
  });
  /** Types a text and lets the keys rest. */
  async function typeAndRest(text: string): Promise<Asked> {
    source.type(text);
    await vi.advanceTimersByTimeAsync(120);
    return asked.at(-1) as Asked;
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { asked, shown, source, typeAndRest, settle };
}

test('asks when the keys rest for 120 ms, for what then stands there', async () => {
  const { asked, shown, source, settle } = setUp();
  source.type('r');
  await vi.advanceTimersByTimeAsync(119);
  source.type(' rega ');
  await vi.advanceTimersByTimeAsync(119);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.map(({ term }) => term)).toEqual(['rega']);
  asked[0]?.answer('Regal');
  await settle();
  expect(shown).toEqual([['rega', 'Regal']]);
});

test('a slow answer for "r" never stands over a quick one for "regal"', async () => {
  const { shown, typeAndRest, settle } = setUp();
  const slow = await typeAndRest('r');
  const quick = await typeAndRest('regal');
  expect(slow.signal.aborted).toBe(true);
  quick.answer('Regal');
  await settle();
  slow.answer('Rasenmäher');
  await settle();
  expect(shown).toEqual([['regal', 'Regal']]);
});

test('a field that was cleared has no list, whatever comes afterwards', async () => {
  const { asked, shown, source, typeAndRest, settle } = setUp();
  const late = await typeAndRest('regal');
  source.type('  ');
  late.answer('Regal');
  await settle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown).toEqual([['', undefined]]);
  expect(asked).toHaveLength(1);
});

test('a failure shows nothing, and is no answer to keep', async () => {
  const { asked, shown, typeAndRest, settle } = setUp();
  (await typeAndRest('regal')).fail();
  await settle();
  expect(shown).toEqual([['regal', undefined]]);
  (await typeAndRest('regal')).answer('Regal');
  await settle();
  expect(asked).toHaveLength(2);
  expect(shown.at(-1)).toEqual(['regal', 'Regal']);
});

test('after 5 s an answer is given up', async () => {
  const { shown, typeAndRest } = setUp();
  const asked = await typeAndRest('regal');
  await vi.advanceTimersByTimeAsync(4999);
  expect([asked.signal.aborted, shown.length]).toEqual([false, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.signal.aborted).toBe(true);
  expect(shown).toEqual([['regal', undefined]]);
});

test('what was answered is shown at once, for a minute', async () => {
  const { asked, shown, source, typeAndRest, settle } = setUp();
  (await typeAndRest('regal')).answer('Regal');
  await settle();
  source.type('regal ');
  expect(shown).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_001);
  await typeAndRest('regal');
  expect(asked).toHaveLength(2);
});

test('keeps the last 30 answers', async () => {
  const { asked, source, shown, typeAndRest, settle } = setUp();
  for (let at = 0; at <= 30; at++) {
    (await typeAndRest(`term ${at}`)).answer(`answer ${at}`);
    await settle();
    // Used again, so that the second one is the oldest.
    if (at === 29) source.type('term 0');
  }
  const before = shown.length;
  source.type('term 0');
  expect(shown).toHaveLength(before + 1);
  await typeAndRest('term 1');
  expect(asked.at(-1)?.term).toBe('term 1');
  expect(asked).toHaveLength(32);
});

test('stopped, it shows nothing any more', async () => {
  const { shown, source, typeAndRest, settle } = setUp();
  const asked = await typeAndRest('regal');
  source.stop();
  asked.answer('Regal');
  await settle();
  expect(shown).toEqual([]);
});
