import type { DraftBase } from './document.ts';

/** Whether two drafts are based on the same version, and have as many changes since. */
export function isSameBase(one: DraftBase, other: DraftBase): boolean {
  return one.version === other.version && one.revision === other.revision;
}
