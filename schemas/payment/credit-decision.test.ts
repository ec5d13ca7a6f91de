import { expect, test } from 'vitest';
import { decideCredit } from './credit-decision.ts';

const facts = { hasAffinity: true, open: 40_000, amount: 60_000, limit: 100_000 };

test.each([
  ['up to the limit', {}, true, 'within-limit'],
  ['a cent above it', { amount: 60_001 }, false, 'above-limit'],
  ['for whom it owes too much already', { open: 100_000, amount: 1 }, false, 'above-limit'],
  ['without a limit', { limit: null, open: 9_000_000 }, true, 'no-limit'],
  [
    'without the flag, however little',
    { hasAffinity: false, open: 0, amount: 1, limit: null },
    false,
    'no-affinity',
  ],
] as const)('%s', (_, more, isGranted, reason) => {
  expect(decideCredit({ ...facts, ...more })).toEqual({ isGranted, reason });
});
