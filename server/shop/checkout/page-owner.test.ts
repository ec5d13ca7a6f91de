import { expect, test } from 'vitest';
import { readPageOwner, writePageOwner } from './page-owner.ts';

const customer = 'A'.repeat(22);
const mark = writePageOwner('secret', 'at', customer);

test('tells again whose page it was', () => {
  expect(readPageOwner('secret', 'at', mark)).toBe(customer);
});

test('believes no mark of another customer, shop or secret, and none that was made up', () => {
  const seal = mark.split('.')[1] ?? '';
  for (const made of [
    '',
    '.',
    'x',
    customer,
    `${customer}.`,
    `${customer}.x`,
    `B${mark.slice(1)}`,
    `${mark}.x`,
    `.${seal}`,
  ])
    expect(readPageOwner('secret', 'at', made)).toBeNull();
  expect(readPageOwner('secret', 'default', mark)).toBeNull();
  expect(readPageOwner('other', 'at', mark)).toBeNull();
});
