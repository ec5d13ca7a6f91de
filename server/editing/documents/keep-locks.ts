import type { JsonObject } from '../../../schemas/json.ts';
import { type Editor, mayActAs } from '../editor-of.ts';
import { refusal } from '../refusal.ts';
import { lockRefusal } from './lock-refusal.ts';

/** Throws 422 where an edit by somebody else than an administrator changes what is reserved to them. */
export function keepLocks(
  { role }: Editor,
  { before, after, earlier }: { before: JsonObject; after: JsonObject; earlier?: JsonObject | undefined },
): void {
  const held = mayActAs(role, 'administrator') ? undefined : lockRefusal(before, after, earlier);
  if (held !== undefined) throw refusal(422, 'locked', `Administrators alone change this of ${held}`);
}
