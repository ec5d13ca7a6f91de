import { join } from 'node:path';

/** Status with which the filling ends that left a shop out and named what it lacks; all others are filled. */
export const shopLeftOut = 2;

/** A file that is there while the embedded database is being filled, and after a filling that did not come to its end. */
export function unfinishedSeedFile(dataDir: string): string {
  return join(dataDir, 'seed-unfinished');
}
