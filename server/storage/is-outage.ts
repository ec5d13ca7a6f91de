import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { KeyValueUnavailable } from './key-value/key-value-unavailable.ts';
import { ObjectsUnavailable } from './objects/objects-unavailable.ts';

/** Whether something failed because a storage cannot be reached now: it may be tried again, and says nothing of what was asked. */
export function isOutage(error: unknown): boolean {
  return [DatabaseUnavailable, KeyValueUnavailable, ObjectsUnavailable].some((kind) => error instanceof kind);
}
