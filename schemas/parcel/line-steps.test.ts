import { expect, test } from 'vitest';
import { stepsOfLine } from './line-steps.ts';

const none = { open: 0, sent: 0, arrived: 0, declared: 0, returned: 0, cancelled: 0 };
const words = (more: Partial<typeof none>): string =>
  stepsOfLine({ ...none, ...more })
    .map(({ step, quantity }) => `${quantity} ${step}`)
    .join(', ');

test.each([
  [{ open: 2 }, '2 preparing'],
  [{ open: 1, sent: 2 }, '1 preparing, 2 on-the-way'],
  [{ sent: 3, arrived: 1, cancelled: 1 }, '2 on-the-way, 1 arrived, 1 cancelled'],
  [{ sent: 3, arrived: 3, declared: 2, returned: 1 }, '1 arrived, 1 coming-back, 1 returned'],
  // Told to come back before it was there.
  [{ sent: 2, arrived: 0, declared: 1 }, '1 on-the-way, 1 coming-back'],
  [{ sent: 2, arrived: 0, declared: 2, returned: 2 }, '2 returned'],
])('%o is %s', (counts, said) => {
  expect(words(counts)).toBe(said);
});
