import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listProducts } from '../query/list-products.ts';
import { plainList } from '../query/search-request.ts';
import { columnsFromThread } from './columns-thread.ts';
import { openSnapshot } from './snapshot.ts';

const file = join(import.meta.dirname, './testing/made-up-columns-worker.ts');

describe('columns from a thread', () => {
  test('are searched like others', async () => {
    const columns = await columnsFromThread({ file, data: 40 });
    expect(columns.wordsVersion).toBe(3);
    expect(listProducts(openSnapshot(columns, 1), { ...plainList, values: [2] })).toMatchObject({
      total: 40,
      hits: { length: 24 },
    });
  });

  test('fail with what the thread failed of', async () => {
    await expect(columnsFromThread({ file, data: 'fail' })).rejects.toThrow('database gone');
  });

  test('fail when the thread ends or hangs', async () => {
    await expect(columnsFromThread({ file, data: 'end' })).rejects.toThrow('without an answer');
    await expect(columnsFromThread({ file, data: 'hang', limitMs: 300 })).rejects.toThrow('300 ms');
    await expect(columnsFromThread({ file: `${file}.gone`, data: 1 })).rejects.toThrow('Cannot find');
  });
});
