import { expect, test } from 'vitest';
import { innerQuotes } from './inner-quotes.ts';

test('marks within marks are single ones', () => {
  expect(innerQuotes('Sofa „Edda“, 2-Sitzer')).toBe('Sofa ‚Edda‘, 2-Sitzer');
  expect(innerQuotes('Robe « Runa »')).toBe('Robe ‹ Runa ›');
  expect(innerQuotes("Kleid 38'")).toBe("Kleid 38'");
});
