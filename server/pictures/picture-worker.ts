// The thread that draws: whatever a picture costs, no page waits for it.
import { parentPort } from 'node:worker_threads';
import { drawPicture, revisionOf } from './draw-picture.ts';
import { svgDocument } from './drawing/drawing.ts';
import type { DrawingAnswer, DrawingRequest, DrawingTask } from './drawing-message.ts';

function perform(task: DrawingTask): Uint8Array<ArrayBuffer> | string {
  const drawing = drawPicture(task.recipe);
  return task.kind === 'revision'
    ? revisionOf(drawing)
    : new TextEncoder().encode(svgDocument(drawing, task.width));
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
