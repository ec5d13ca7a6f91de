import { describe, expect, test } from 'vitest';
import { editList } from './edit-list.ts';
import { setPatch } from './set-patch.ts';
import { localMoment, zonedMoment } from './zoned-moment.ts';

const node = {
  id: 'a',
  props: { title: 'Herbst', items: [{ label: 'eins' }, { label: 'zwei' }] },
  i18n: {
    'fr-CH': { props: { items: [{ label: 'un' }, { label: 'deux' }] } },
    nl: { props: { items: [{}] } },
  },
  meta: {
    translatedFrom: { 'fr-CH': { '/items/0/label': 'eins', '/items/1/label': 'zwei', '/title': 'Sommer' } },
  },
};

describe('setting a value', () => {
  test('sets it in its place', () => {
    expect(setPatch('a', node, ['props', 'items', 1, 'label'], 'b')).toEqual({
      ...{ op: 'set', node: 'a', path: ['props', 'items', 1, 'label'], value: 'b' },
    });
  });

  test('brings along what is missing on the way', () => {
    expect(setPatch('a', node, ['i18n', 'de-DE', 'props', 'items', 1, 'label'], 'b')).toMatchObject({
      path: ['i18n', 'de-DE'],
      value: { props: { items: [{}, { label: 'b' }] } },
    });
    expect(setPatch('a', { id: 'a' }, ['when', 'from'], 'x')).toMatchObject({
      path: ['when'],
      value: { from: 'x' },
    });
  });

  test('takes away what it leaves empty, but never props or an item', () => {
    expect(setPatch('a', { when: { from: 'x' } }, ['when', 'from'], undefined)).toEqual({
      ...{ op: 'set', node: 'a', path: ['when'] },
    });
    expect(setPatch('a', { props: { title: 'x' } }, ['props', 'title'], undefined)?.path).toEqual([
      'props',
      'title',
    ]);
    expect(
      setPatch('a', node, ['i18n', 'fr-CH', 'props', 'items', 0, 'label'], undefined)?.path,
    ).toHaveLength(6);
    expect(setPatch('a', node, ['props', 'text'], undefined)).toBeUndefined();
  });
});

describe('a list', () => {
  test('takes its words in other languages along when an item moves', () => {
    const patches = editList('a', node, ['props', 'items'], { act: 'move', at: 0, to: 1 });
    expect(patches).toEqual([
      { op: 'set', node: 'a', path: ['props', 'items'], value: [{ label: 'zwei' }, { label: 'eins' }] },
      {
        op: 'set',
        node: 'a',
        path: ['i18n', 'fr-CH', 'props', 'items'],
        value: [{ label: 'deux' }, { label: 'un' }],
      },
      {
        ...{ op: 'set', node: 'a', path: ['meta', 'translatedFrom', 'fr-CH'] },
        value: { '/items/1/label': 'eins', '/items/0/label': 'zwei', '/title': 'Sommer' },
      },
    ]);
  });

  test.each([
    [
      { act: 'add', at: 1, value: { label: 'neu' } } as const,
      ['eins', 'neu', 'zwei'],
      ['un', undefined, 'deux'],
    ],
    [{ act: 'copy', at: 0 } as const, ['eins', 'eins', 'zwei'], ['un', 'un', 'deux']],
    [{ act: 'remove', at: 0 } as const, ['zwei'], ['deux']],
  ])('%j', (edit, own, french) => {
    const [base, over] = editList('a', node, ['props', 'items'], edit);
    const labels = (patch: typeof base) =>
      patch?.op === 'set' && (patch.value as { label?: string }[]).map(({ label }) => label);
    expect([labels(base), labels(over)]).toEqual([own, french]);
  });

  test('leaves a language alone that has a list of its own', () => {
    const paths = editList('a', node, ['props', 'items'], { act: 'remove', at: 0 }).map(
      (patch) => patch.op === 'set' && patch.path[1],
    );
    expect(paths).not.toContain('nl');
  });
});

describe('a moment', () => {
  test.each([
    ['2026-12-01T00:00', '2026-12-01T00:00:00+01:00'],
    ['2026-07-01T12:30', '2026-07-01T12:30:00+02:00'],
    // Told twice: the earlier.
    ['2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
  ])('%s on the clocks of Vienna is %s', (local, moment) => {
    expect(zonedMoment(local, 'Europe/Vienna')).toBe(moment);
    expect(localMoment(moment, 'Europe/Vienna')).toBe(local);
  });

  test('that the clocks skip is the one after it', () => {
    expect(zonedMoment('2026-03-29T02:30', 'Europe/Vienna')).toBe('2026-03-29T03:30:00+02:00');
    expect(zonedMoment('', 'Europe/Vienna')).toBeUndefined();
    expect(localMoment('bald', 'Europe/Vienna')).toBeUndefined();
  });

  test('of another zone is shown as the shop’s clocks do', () => {
    expect(localMoment('2026-12-01T00:00:00Z', 'Europe/Vienna')).toBe('2026-12-01T01:00');
  });
});
