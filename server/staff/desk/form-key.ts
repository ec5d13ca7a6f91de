import { HttpError } from '../../http/http-error.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import type { StaffPorts } from '../account/staff-ports.ts';

/** A key for a form, by which a second press of its button is known again. */
export function newFormKey({ bytes }: StaffPorts['random']): string {
  return Buffer.from(bytes(16)).toString('base64url');
}

/** The key of a form that was sent. Throws 400 for what no form of the desk sends. */
export function formKeyOf(entries: Entries): string {
  const key = entryOf(entries, 'key');
  if (!/^[\w-]{22}$/.test(key)) throw new HttpError(400, 'The form has no key');
  return key;
}
