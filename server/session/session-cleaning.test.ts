import { expect, test, vi } from 'vitest';
import { collectingLog } from '../../tests/services/collecting-log.ts';
import { createSessionCleaning } from './session-cleaning.ts';

test('sessions that have ended go once an hour, by a clock that nobody turns', () => {
  let passed = 0;
  const removeEnded = vi.fn<() => Promise<number>>().mockResolvedValue(0);
  const clean = createSessionCleaning({ store: { removeEnded }, clock: () => passed, log: collectingLog() });
  const cleanedAt = (time: number): number => {
    passed = time;
    clean();
    return removeEnded.mock.calls.length;
  };
  expect([0, 1, 3_599_999, 3_600_000, 3_600_001].map(cleanedAt)).toEqual([1, 1, 1, 2, 2]);
});
