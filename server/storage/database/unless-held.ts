import { outageReasonOf } from './database-unavailable.ts';

/** Thrown within a transaction whose basket or order another one of the same visitor holds for as long as a statement may take. */
class Held extends Error {}

/** For what waits for a lock that only another press of the same visitor holds. Throws. */
export function heldByAnother(error: unknown): never {
  throw outageReasonOf(error) === 'timeout' ? new Held('another press is under way') : error;
}

/** A transaction, or that another one was under way; it is tried `tries` times, each of which waits two seconds. */
export async function unlessHeld<Result>(
  work: () => Promise<Result>,
  tries: number,
): Promise<Result | 'held'> {
  for (let left = tries; left > 0; left--)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Held)) throw error;
    }
  return 'held';
}
