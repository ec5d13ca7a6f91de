import { expect, test } from 'vitest';
import { mistypedFields } from './field-issues.ts';

const known = ['id', 'type', 'props', 'when', 'v'];

test.each([
  ['wen', 'Is "when" meant?'],
  ['Props', 'Is "props" meant?'],
  ['prop', 'Is "props" meant?'],
])('of a field "%s" it is told: %s', (name, hint) => {
  const issues = mistypedFields({ id: 'a', [name]: {} }, known, { pointer: '/regions/main/0', nodeId: 'a' });
  expect(issues).toMatchObject([
    { code: 'field-unknown', severity: 'notice', pointer: `/regions/main/0/${name}`, nodeId: 'a', hint },
  ]);
});

test.each(['props', 'workflow', 'v2', 'x-props-of-cms'])('a field "%s" is nobody’s mistake', (name) => {
  expect(mistypedFields({ [name]: {} }, known, { pointer: '', nodeId: null })).toEqual([]);
});
