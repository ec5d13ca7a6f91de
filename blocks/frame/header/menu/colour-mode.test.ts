import { beforeEach, describe, expect, test, vi } from 'vitest';

// Each test has a page of its own.
let chooseNextMode: typeof import('./colour-mode.ts').chooseNextMode;
beforeEach(async () => {
  vi.resetModules();
  ({ chooseNextMode } = await import('./colour-mode.ts'));
});

function fakeRoot(mode?: string): { dataset: DOMStringMap } {
  return { dataset: mode === undefined ? {} : { mode } };
}

function fakeMemory(mode?: string) {
  const kept = new Map<string, string>(mode === undefined ? [] : [['colour-mode', mode]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
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

  test('goes on from what was remembered, whatever an add-on wrote at the root', () => {
    const memory = fakeMemory('light');
    const root = fakeRoot('dark');
    expect(chooseNextMode(root, () => memory)).toBe('dark');
    root.dataset.mode = 'light';
    expect(chooseNextMode(root, () => memory)).toBe('system');
  });

  test('changes also where the browser forbids to remember it', () => {
    const root = fakeRoot();
    const forbidden = (): Storage => {
      throw new Error('forbidden');
    };
    expect(chooseNextMode(root, forbidden)).toBe('light');
    expect(chooseNextMode(root, forbidden)).toBe('dark');
    expect(root.dataset.mode).toBe('dark');
  });

  test('a word that is no mode counts as the system’s', () => {
    const memory = fakeMemory('sepia');
    expect(chooseNextMode(fakeRoot(), () => memory)).toBe('light');
  });
});
