import { expect, test } from 'vitest';
import { openSummary } from './open-summary.ts';

function isOpenWith(pointerEvents: string): boolean {
  const details = { open: false, querySelector: () => ({}) };
  openSummary(details as unknown as HTMLDetailsElement, () => ({ pointerEvents }));
  return details.open;
}

test('is told to be open where it is shown anyway, and opens on a phone when somebody wants it', () => {
  expect(isOpenWith('none')).toBe(true);
  expect(isOpenWith('auto')).toBe(false);
});

test('a page without it is left alone', () => {
  expect(() => openSummary(null)).not.toThrow();
});
