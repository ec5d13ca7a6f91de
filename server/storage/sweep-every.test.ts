import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { sweepEvery } from './sweep-every.ts';

const day = 86_400_000;

test('the first call of a day sweeps, the others of it do not', () => {
  let at = 5 * day;
  const swept: number[] = [];
  const called = sweepEvery(
    day,
    { now: () => at, clock: () => at, log: { warn: () => {} } },
    'Things',
    async (time) => swept.push(time),
  );
  called();
  called();
  at += day - 1;
  called();
  at += 1;
  called();
  expect(swept).toEqual([5 * day, 6 * day]);
});

test('what fails stands in the log, and the next day does it', async () => {
  let at = 0;
  const warn = vi.fn<(facts: object, text: string) => void>();
  const sweep = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('away'));
  const called = sweepEvery(day, { now: () => at, clock: () => at, log: { warn } }, 'Things', sweep);
  called();
  await turn();
  at += day;
  called();
  expect(sweep).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledWith({ err: new Error('away') }, 'Things could not be swept');
});

test('a clock on the wall that was turned on and back changes nothing', () => {
  let [wall, passed] = [0, 0];
  const swept: number[] = [];
  const clocks = { now: () => wall, clock: () => passed, log: { warn: () => {} } };
  const called = sweepEvery(day, clocks, 'Things', async (time) => swept.push(time));
  wall = 9 * day;
  called();
  [wall, passed] = [day, day];
  called();
  called();
  expect(swept).toEqual([9 * day, day]);
});
