import { expect, test } from 'vitest';
import { sizeTable } from './size-table.ts';

test('a row has a cell for every column', () => {
  const table = {
    id: 'women',
    title: { de: 'Größen' },
    hint: { de: 'Miss über der Wäsche.' },
    columns: [{ de: 'Größe' }, { de: 'Brust' }],
    rows: [['38', '88']],
  };
  expect(sizeTable.safeParse(table).success).toBe(true);
  expect(
    sizeTable.safeParse({
      ...table,
      rows: [
        ['38', '88'],
        ['40', '92', '76'],
      ],
    }).success,
  ).toBe(false);
});
