import { z } from 'zod';

/** Pieces of a line of an order, by its position. */
export const linePieces = z.strictObject({
  position: z.int().min(1).max(10_000),
  quantity: z.int().min(1).max(100_000),
});
export type LinePieces = z.output<typeof linePieces>;

/** Pieces of several lines; of each line at most once, in whichever order. */
export const pieces = z.array(linePieces).min(1).max(200);

/** How many pieces of a line these are. */
export function piecesOf(position: number, all: readonly LinePieces[]): number {
  return all.reduce((sum, each) => (each.position === position ? sum + each.quantity : sum), 0);
}

/** The same pieces, each line once, by position; without lines of which there are none. */
export function gathered(all: readonly LinePieces[]): LinePieces[] {
  const positions = [...new Set(all.map(({ position }) => position))].toSorted((one, other) => one - other);
  return positions
    .map((position) => ({ position, quantity: piecesOf(position, all) }))
    .filter(({ quantity }) => quantity > 0);
}

/** Whether these are the same pieces. */
export function areSamePieces(one: readonly LinePieces[], other: readonly LinePieces[]): boolean {
  return JSON.stringify(gathered(one)) === JSON.stringify(gathered(other));
}
