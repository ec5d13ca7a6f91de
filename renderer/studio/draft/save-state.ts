/** How far the changes have come, as it is told beside the title. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'signed-out';

/** Milliseconds of quiet after which a draft saves itself. */
export const quietMs = 1000;

/** Milliseconds until a call that reached nobody is tried again, by how often it failed. */
export function retryMs(failures: number): number {
  return Math.min(30_000, 1000 * 2 ** Math.min(failures, 5));
}
