import { describe, expect, test } from 'vitest';
import { dismiss, isDismissed, isMeantFor } from './dismissal.ts';

function fakeMemory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('a dismissal', () => {
  test('is remembered for the hint of that name alone', () => {
    const memory = fakeMemory();
    expect(isDismissed('a', () => memory)).toBe(false);
    dismiss('a', () => memory);
    expect(isDismissed('a', () => memory)).toBe(true);
    expect(isDismissed('b', () => memory)).toBe(false);
  });

  test('costs nothing where the browser forbids to remember', () => {
    const forbidden = (): Storage => {
      throw new Error('forbidden');
    };
    expect(() => dismiss('a', forbidden)).not.toThrow();
    expect(isDismissed('a', forbidden)).toBe(false);
  });
});

test.each([
  ['', 'de-AT', true],
  ['fr', 'fr-CH', true],
  ['fr nl', 'nl', true],
  ['fr', 'FR', true],
  ['fr', 'de-CH', false],
  ['de-CH', 'de-CH', true],
  ['de-DE de-CH', 'de-ch', true],
  ['de-CH', 'de-AT', false],
  ['de-CH', 'de', false],
  ['fr', '', false],
])('a hint for "%s" in a browser that speaks "%s": %s', (languages, language, meant) => {
  expect(isMeantFor(languages, language)).toBe(meant);
});
