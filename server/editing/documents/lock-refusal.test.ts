import { expect, test } from 'vitest';
import type { JsonObject } from '../../../schemas/json.ts';
import { lockRefusal } from './lock-refusal.ts';

const locked = { limit: 8, items: [{ label: 'eins' }], title: 'Neu' };
const page = (node: object): JsonObject => ({
  regions: { main: [{ id: 'a', type: 'x', ...node }] as JsonObject[] },
});
const meta = { locks: ['props.limit', 'props.items.0'] };
const before = page({ props: locked, meta });

test.each([
  ['the field', { props: { ...locked, limit: 9 }, meta }],
  ['all fields at once', { props: { title: 'Neu' }, meta }],
  ['what is below it', { props: { ...locked, items: [{ label: 'zwei' }] }, meta }],
  ['its words in another language', { props: locked, meta, i18n: { fr: { props: { limit: 3 } } } }],
  ['the locks', { props: locked, meta: { locks: [] } }],
  ['all that is said of the block', { props: locked }],
])('%s of a locked block is told', (_what, node) => {
  expect(lockRefusal(before, page(node))).toBe('a');
});

test('other fields change, and the block may go as a whole', () => {
  expect(lockRefusal(before, page({ props: { ...locked, title: 'Alt' }, meta }))).toBeUndefined();
  expect(lockRefusal(before, { regions: { main: [] } })).toBeUndefined();
});

test('a block that was taken out comes back as it was, with its locks', () => {
  const out = { regions: { main: [] } };
  expect(lockRefusal(out, before, before)).toBeUndefined();
  expect(lockRefusal(out, page({ props: { ...locked, limit: 9 }, meta }), before)).toBe('a');
  expect(lockRefusal(out, page({ props: locked }), before)).toBe('a');
});
