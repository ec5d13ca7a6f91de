import { join } from 'node:path';

/** A file that is there while the embedded database is being filled, and after a filling that did not come to its end. */
export function unfinishedSeedFile(dataDir: string): string {
  return join(dataDir, 'seed-unfinished');
}
