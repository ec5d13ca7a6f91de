import { expect, test } from 'vitest';
import { customerNumberText } from './customer-number-text.ts';

test('a customer number is read in groups of four', () => {
  expect(customerNumberText('10482213')).toBe('1048\u00a02213');
  expect(customerNumberText('')).toBe('');
});
