import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './action.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('says whether somebody is there, by the company’s clock, and when that changes', () => {
  // A Friday, a minute before eight in Vienna.
  vi.setSystemTime('2026-11-27T06:59:00Z');
  const hours = [
    { days: ['Fr'], opens: '08:00', closes: '21:00', text: 'Jetzt erreichbar, heute bis 21 Uhr' },
  ];
  const element = {
    textContent: '',
    dataset: {
      hours: JSON.stringify(hours),
      zone: 'Europe/Vienna',
      closed: 'Gerade nicht erreichbar',
      state: '',
    },
  };
  start(element as unknown as HTMLElement);
  expect([element.textContent, element.dataset.state]).toEqual(['Gerade nicht erreichbar', 'closed']);
  vi.advanceTimersByTime(60_000);
  expect([element.textContent, element.dataset.state]).toEqual([
    'Jetzt erreichbar, heute bis 21 Uhr',
    'open',
  ]);
});
