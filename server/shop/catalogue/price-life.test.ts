import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Loaded, LoadContext } from '../../../renderer/contract/loader.ts';
import { withPriceLife } from './price-life.ts';

const loaderOf = (loaded: Loaded, isLate: boolean) =>
  withPriceLife(
    {
      name: 'product',
      args: z.unknown(),
      dimensions: [],
      load: () => (isLate ? Promise.resolve(loaded) : loaded),
    },
    () => 1000,
  );
const right = { ok: true, value: 1, revision: '1', tags: [] } as const;

test.each([
  ['for a minute', right, 61_000],
  ['for less, when it says so', { ...right, expires: 5000 }, 5000],
  ['not for longer', { ...right, expires: 100_000 }, 61_000],
])('what shows prices is right %s', async (_what, loaded, expires) => {
  for (const isLate of [false, true])
    expect(await loaderOf(loaded, isLate).load(undefined, {} as LoadContext)).toEqual({ ...right, expires });
});

test('what could not be loaded has no life', async () => {
  const failed = { ok: false, reason: 'away' } as const;
  expect(await loaderOf(failed, true).load(undefined, {} as LoadContext)).toEqual(failed);
});
