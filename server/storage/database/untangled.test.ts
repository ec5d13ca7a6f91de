import { expect, test } from 'vitest';
import { untangled } from './untangled.ts';

const failure = (code: string): Error => Object.assign(new Error(code), { code });

test.each(['40P01', '40001'])(
  'a transaction that ended by %s is tried again, and then no more',
  async (code) => {
    let tries = 0;
    const work = (failing: number) => async () => {
      tries += 1;
      if (tries <= failing) throw failure(code);
      return tries;
    };
    expect(await untangled(work(3))).toBe(4);
    tries = 0;
    await expect(untangled(work(9))).rejects.toThrow(code);
    expect(tries).toBe(4);
  },
);

test('what failed for another reason is not tried again', async () => {
  let tries = 0;
  await expect(
    untangled(async () => {
      tries += 1;
      throw failure('23505');
    }),
  ).rejects.toThrow('23505');
  expect(tries).toBe(1);
});
