import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { changeToasts, mostToasts, type Toast } from './toast-queue.ts';

const add = (toasts: readonly Toast[], key: string, at: number, onClose?: () => void): readonly Toast[] =>
  changeToasts(toasts, {
    type: 'add',
    at,
    toast: { key, kind: 'bad', text: key, ...(onClose && { onClose }) },
  });
const keys = (toasts: readonly Toast[]): string => toasts.map(({ key }) => key).join('');
const handler = vi.fn<() => void>();

describe('changeToasts', () => {
  test('stamps a new toast with the time', () => {
    expect(add([], 'a', 1_764_000_000_000)).toEqual([
      { key: 'a', kind: 'bad', text: 'a', at: 1_764_000_000_000 },
    ]);
  });

  test.each([
    ['abc', '', 'bcd'],
    ['abc', 'a', 'acd'],
    ['abc', 'ab', 'abd'],
    ['abc', 'bc', 'bcd'],
    ['abc', 'abc', 'bcd'],
  ])('of %s, with handlers on "%s", a fourth leaves %s', (given, handled, left) => {
    const three = given
      .split('')
      .reduce(
        (toasts, key, at) => add(toasts, key, at, handled.includes(key) ? handler : undefined),
        [] as readonly Toast[],
      );
    expect(keys(add(three, 'd', 9))).toBe(left);
    // The new one stays, whether it has a handler or not.
    expect(keys(add(three, 'd', 9, handler))).toBe(left);
  });

  test('removes one by its key, and leaves the others', () => {
    const three = add(add(add([], 'a', 1), 'b', 2), 'c', 3);
    expect(keys(changeToasts(three, { type: 'remove', key: 'b' }))).toBe('ac');
    expect(keys(changeToasts(three, { type: 'remove', key: 'x' }))).toBe('abc');
  });

  test('says a key anew in the place of the newest', () => {
    const three = add(add(add([], 'a', 1), 'b', 2), 'c', 3);
    const after = add(three, 'a', 7);
    expect(keys(after)).toBe('bca');
    expect(after.at(-1)?.at).toBe(7);
  });

  test('is empty after the signal to reset', () => {
    expect(changeToasts(add([], 'a', 1, handler), { type: 'reset' })).toEqual([]);
  });

  test('never keeps more than three, always the newest, and drops one with a handler only where all have one', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 20 }), (handled) => {
        let toasts: readonly Toast[] = [];
        handled.forEach((hasHandler, at) => {
          const before = toasts;
          toasts = add(before, String(at), at, hasHandler ? handler : undefined);
          expect(toasts.length).toBe(Math.min(before.length + 1, mostToasts));
          expect(toasts.at(-1)?.at).toBe(at);
          const gone = before.find((toast) => !toasts.includes(toast));
          expect(!gone?.onClose || before.every(({ onClose }) => onClose)).toBe(true);
        });
      }),
    );
  });
});
