import { createHash } from 'node:crypto';

/** The revision of a value that a loader gives: equal values have equal ones, and others do not. */
export function revisionOf(value: object): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64url');
}
