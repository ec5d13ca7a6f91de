import { expect, test } from 'vitest';
import type { Finding } from '../../schemas/issue.ts';
import { atSourcePlace } from './source-place.ts';

const source = { v: 1, props: { facts: [{ label: 'Breite', values: ['60 cm', 45] }], empty: null } };
const findingAt = (pointer: string): Finding => ({
  code: 'props-invalid',
  severity: 'error',
  pointer,
  message: 'This must be string.',
  hint: 'Correct the value.',
});

test.each(['/props', '/props/facts/0/label', '/props/facts/0/values/1'])(
  'what the document has stays at its place: %s',
  (pointer) => {
    expect(atSourcePlace(findingAt(pointer), source, 2)).toEqual(findingAt(pointer));
  },
);

test.each([
  ['/props/facts/0/values/1/value', '/props/facts/0/values/1'],
  ['/props/facts/0/values/2/value', '/props/facts/0/values'],
  ['/props/facts/3', '/props/facts'],
  ['/props/empty/label', '/props/empty'],
  ['/props/headline/text', '/props/headline'],
  ['/props/facts/0/unit', '/props/facts/0/unit'],
  ['/props/toString', '/props/toString'],
])('%s, which only the newer version has, is told at %s', (pointer, place) => {
  expect(atSourcePlace(findingAt(pointer), source, 2)).toEqual({
    ...findingAt(place),
    hint: `Correct the value. The node is of an older version; in version 2 this is ${pointer}.`,
  });
});
