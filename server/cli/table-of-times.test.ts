import { expect, test } from 'vitest';
import { type FileTime, tableOfTimes } from './table-of-times.ts';

const file = (name: string, seconds: number, more: Partial<FileTime> = {}): FileTime => ({
  project: 'unit',
  file: name,
  seconds,
  loadingSeconds: 0.5,
  ...more,
});

test('tells the slowest files first, sums of the projects, and the time by the clock', () => {
  const table = tableOfTimes(
    [file('a.test.ts', 1.25), file('c.test.ts', 100, { project: 'journeys' }), file('b.test.ts', 2)],
    61.04,
  );
  expect(table).toBe(`Seconds  loading  file
  100.0      0.5  c.test.ts
    2.0      0.5  b.test.ts
    1.3      0.5  a.test.ts
    3.3      1.0  unit: 2 files, side by side
  100.0      0.5  journeys: 1 files, side by side
   61.0           by the clock`);
});

test('names twenty files at most', () => {
  const many = Array.from({ length: 30 }, (_, index) => file(`${index}.test.ts`, index));
  const lines = tableOfTimes(many, 1).split('\n');
  expect(lines.slice(1, 21).at(-1)).toContain('10.test.ts');
  expect(lines).toHaveLength(23);
});
