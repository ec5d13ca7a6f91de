import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from './action.ts';

let status: { textContent: string };
let marked: unknown[];
let written: string[];
let canWrite: boolean;
const code = { name: 'code' };

beforeEach(() => {
  status = { textContent: '' };
  marked = [];
  written = [];
  canWrite = true;
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) =>
        canWrite ? Promise.resolve(void written.push(text)) : Promise.reject(new Error('no')),
    },
  });
  vi.stubGlobal('getSelection', () => ({ selectAllChildren: (node: unknown) => marked.push(node) }));
  vi.useFakeTimers({ now: Date.parse('2026-12-01T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

async function press(until?: string): Promise<string> {
  const parentElement = {
    querySelector: (selector: string) => (selector === 'code' ? code : status),
  };
  const dataset = {
    code: 'WINTER10',
    done: 'Kopiert',
    failed: 'Selbst kopieren',
    expired: 'Abgelaufen',
    ...(until && { until }),
  };
  run({ dataset, parentElement } as unknown as HTMLElement);
  await vi.runAllTimersAsync();
  return status.textContent;
}

test('copies the code and says so', async () => {
  expect(await press('2026-12-24T00:00:00+01:00')).toBe('Kopiert');
  expect(await press()).toBe('Kopiert');
  expect(written).toEqual(['WINTER10', 'WINTER10']);
});

test('marks the code where copying is forbidden', async () => {
  canWrite = false;
  expect(await press()).toBe('Selbst kopieren');
  expect(marked).toEqual([code]);
});

test('an expired voucher is not copied, from the very moment at which it ends', async () => {
  expect(await press('2026-12-01T13:00:00+01:00')).toBe('Abgelaufen');
  expect(written).toEqual([]);
  expect(await press('2026-12-01T13:00:00.001+01:00')).toBe('Kopiert');
});
