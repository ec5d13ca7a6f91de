import { describe, expect, test } from 'vitest';
import { readServerClock, serverTime } from './server-clock.ts';

const answer = (headers: Record<string, string>): Response => new Response(null, { headers });
const noon = Date.parse('2026-12-01T12:00:00Z');
const date = 'Tue, 01 Dec 2026 12:00:00 GMT';

describe('the server’s time', () => {
  test('is the date of its answer, and what a cache has let pass since', () => {
    expect(serverTime(answer({ date }))).toBe(noon);
    expect(serverTime(answer({ date, age: '90' }))).toBe(noon + 90_000);
    expect(serverTime(answer({ date, age: 'old' }))).toBe(noon);
  });

  test('is not known without one', () => {
    expect(serverTime(answer({}))).toBeUndefined();
    expect(serverTime(answer({ date: 'soon' }))).toBeUndefined();
  });
});

describe('the clock', () => {
  test('counts on from the answer, taking half of the way into account', async () => {
    let elapsed = 5000;
    const ask = (): Promise<Response> => {
      elapsed += 400;
      return Promise.resolve(answer({ date }));
    };
    const clock = await readServerClock(ask, () => elapsed);
    expect(clock?.()).toBe(noon + 200);
    elapsed += 60_000;
    expect(clock?.()).toBe(noon + 60_200);
  });

  test('is none when the server cannot be asked', async () => {
    expect(
      await readServerClock(
        () => Promise.reject(new Error('offline')),
        () => 0,
      ),
    ).toBeUndefined();
    expect(
      await readServerClock(
        () => Promise.resolve(answer({})),
        () => 0,
      ),
    ).toBeUndefined();
  });
});
