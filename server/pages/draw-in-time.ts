import type { BegunDrawing } from './page-store.ts';

/**
 * Draws, and again when the clock on the wall was turned back meanwhile: what was drawn shows a time that is to come. `now` in
 * milliseconds since 1970.
 */
export async function drawInTime<Answer>(
  begin: () => BegunDrawing,
  now: () => number,
  draw: (begun: BegunDrawing) => Promise<Answer>,
): Promise<{ begun: BegunDrawing; answer: Answer }> {
  for (;;) {
    const begun = begin();
    const answer = await draw(begun);
    if (now() >= begun.drawnFor) return { begun, answer };
  }
}
