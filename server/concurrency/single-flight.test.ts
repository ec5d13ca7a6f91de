import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('whoever asks while a work is under way gets its result; the next begins anew, also after a failure', async () => {
  const fly = createSingleFlight<number>();
  const first = Promise.withResolvers<number>();
  let begun = 0;
  const work = (result: Promise<number>) => () => {
    begun++;
    return result;
  };
  const answers = [fly('a', work(first.promise)), fly('a', work(Promise.resolve(2)))];
  const other = fly('b', work(Promise.resolve(3)));
  first.resolve(1);
  expect(await Promise.all([...answers, other])).toEqual([1, 1, 3]);
  expect(begun).toBe(2);

  await expect(fly('a', work(Promise.reject(new Error('broken'))))).rejects.toThrow('broken');
  expect(await fly('a', work(Promise.resolve(4)))).toBe(4);
});
