/** What the drawing thread is asked for. */
export type DrawingTask =
  | { kind: 'svg'; recipe: unknown; width: number }
  | { kind: 'revision'; recipe: unknown };

/** A task with the number by which its answer is known again. */
export interface DrawingRequest {
  id: number;
  task: DrawingTask;
}

/** An SVG document as UTF-8, a revision, or why there is neither. */
export type DrawingAnswer = { id: number } & ({ result: Uint8Array | string } | { fault: string });
