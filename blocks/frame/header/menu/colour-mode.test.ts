import { describe, expect, test } from 'vitest';
import { chooseNextMode, modeOf } from './colour-mode.ts';

function fakeRoot(mode?: string): { dataset: DOMStringMap } {
  return { dataset: mode === undefined ? {} : { mode } };
}

function fakeMemory() {
  const kept = new Map<string, string>();
  return {
    kept,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the colour mode', () => {
  test('goes from the system’s to light to dark and back, and is remembered', () => {
    const root = fakeRoot();
    const memory = fakeMemory();
    expect(chooseNextMode(root, () => memory)).toBe('light');
    expect(root.dataset.mode).toBe('light');
    expect(memory.kept.get('colour-mode')).toBe('light');
    expect(chooseNextMode(root, () => memory)).toBe('dark');
    expect(memory.kept.get('colour-mode')).toBe('dark');
    expect(chooseNextMode(root, () => memory)).toBe('system');
    expect('mode' in root.dataset).toBe(false);
    expect(memory.kept.size).toBe(0);
  });

  test('changes also where the browser forbids to remember it', () => {
    const root = fakeRoot('light');
    const forbidden = (): Storage => {
      throw new Error('forbidden');
    };
    expect(chooseNextMode(root, forbidden)).toBe('dark');
    expect(root.dataset.mode).toBe('dark');
  });

  test('a word that is no mode counts as the system’s', () => {
    expect(modeOf(fakeRoot('sepia'))).toBe('system');
  });
});
