// The thread that draws: whatever a picture costs, no page waits for it.
import { parentPort } from 'node:worker_threads';
import { revisionOf, svgOf } from '../../../content-fixtures/illustration/draw-picture.ts';
import type { PictureRecipe } from '../../../content-fixtures/illustration/recipe.ts';
import type { DrawingAnswer, DrawingRequest, DrawingTask } from '../../pictures/drawing-message.ts';

function perform(task: DrawingTask): Uint8Array<ArrayBuffer> | string {
  // As this thread's starter read it (`choose-drivers.ts`).
  const recipe = task.recipe as PictureRecipe;
  return task.kind === 'revision' ? revisionOf(recipe) : new TextEncoder().encode(svgOf(recipe, task.width));
}

parentPort?.on('message', ({ id, task }: DrawingRequest) => {
  try {
    const result = perform(task);
    const answer: DrawingAnswer = { id, result };
    // Handed over, not copied: a document with textures has megabytes.
    parentPort?.postMessage(answer, typeof result === 'string' ? [] : [result.buffer]);
  } catch (error) {
    const answer: DrawingAnswer = { id, fault: error instanceof Error ? error.message : String(error) };
    parentPort?.postMessage(answer);
  }
});
