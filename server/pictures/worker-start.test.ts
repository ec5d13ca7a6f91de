import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parseRecipes } from '../../content-fixtures/illustration/read-recipes.ts';
import type { PictureRecipe } from '../../content-fixtures/illustration/recipe.ts';
import { createWorkerDrawing } from './worker-drawing.ts';

const threads = vi.hoisted(() => ({ left: 0 }));

vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>();
  class Worker extends real.Worker {
    constructor(...args: ConstructorParameters<typeof real.Worker>) {
      if (threads.left-- <= 0) throw new Error('no thread is left');
      super(...args);
    }
  }
  return { ...real, Worker };
});

const { recipes } = parseRecipes(
  new Map([['test.json', [{ id: 'scarf', kind: 'scarf', params: { colour: 'rust' } }]]]),
);
const [scarf] = recipes as [PictureRecipe];

test('where the system gives no thread, pictures fail and nothing else; the next one tries again', async () => {
  const file = join(import.meta.dirname, '../compose/drivers/picture-worker.ts');
  // The thread is given up at once; the drawing's second attempt finds none.
  threads.left = 1;
  const drawing = createWorkerDrawing({ file, limitMs: 1, log: { warn() {} } });
  await expect(drawing.svg(scarf, 100)).rejects.toThrow('no thread is left');
  await expect(drawing.revision(scarf)).rejects.toThrow('no thread is left');
  drawing.close();

  threads.left = 1;
  const later = createWorkerDrawing({ file, log: { warn() {} } });
  expect(await later.revision(scarf)).toMatch(/^[0-9a-f]{10}$/);
  later.close();
});
