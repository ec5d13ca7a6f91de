import { createWorkQueue } from '../work-queue.ts';
import { type CheckedPicture, checkPicture, type HandedFile, type PictureLimits } from './check-picture.ts';

/** Checks pictures one after another (`checkPicture`), so that pages keep the processor; `busy`: too many wait already. */
export type PictureChecks = (file: HandedFile) => Promise<CheckedPicture | { ok: false; reason: 'busy' }>;

/** `waiting`: how many may wait; each holds its bytes in memory meanwhile. */
export function createPictureChecks(limits: PictureLimits, waiting = 8): PictureChecks {
  const enqueue = createWorkQueue(1, waiting);
  let held = 0;
  return async (file) => {
    if (held > waiting) return { ok: false, reason: 'busy' };
    held += 1;
    try {
      // Small ones first.
      return await enqueue(() => checkPicture(file, limits), file.bytes.length);
    } finally {
      held -= 1;
    }
  };
}
