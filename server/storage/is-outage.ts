import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { KeyValueUnavailable } from './key-value/key-value-unavailable.ts';

/** Whether something failed because a storage cannot be reached now: it may be tried again, and says nothing of what was asked. */
export function isOutage(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || error instanceof KeyValueUnavailable;
}
