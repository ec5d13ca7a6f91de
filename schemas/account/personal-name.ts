import { accountLimits } from './account-limits.ts';

type ReadPersonalName =
  | { ok: true; name: string }
  | { ok: false; reason: 'missing' | 'special-characters' | 'too-long' };

const firstNameSigns = /^[\p{L}\p{M}\p{N}'’. -]+$/u;
const lastNameSigns = /^[\p{L}\p{M}'’. -]+$/u;

/** A first name in NFC with single spaces; digits pass. (Requirement 5.013) */
export function readFirstName(text: string): ReadPersonalName {
  return readName(text, firstNameSigns);
}

/** A last name; digits count as special characters too. (Requirement 5.014) */
export function readLastName(text: string): ReadPersonalName {
  return readName(text, lastNameSigns);
}

/** Both names in one line; undefined where one of them is not as these readers write it. */
export function fullName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): string | undefined {
  const first = readFirstName(firstName);
  const last = readLastName(lastName);
  const areNames = first.ok && last.ok && first.name === firstName && last.name === lastName;
  return areNames ? `${firstName} ${lastName}` : undefined;
}

function readName(text: string, signs: RegExp): ReadPersonalName {
  // Before spaces are cleaned: a name with line ends could write headers of mails.
  if (/\p{Cc}/u.test(text)) return { ok: false, reason: 'special-characters' };
  const name = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  if (name === '') return { ok: false, reason: 'missing' };
  if (name.length > accountLimits.name) return { ok: false, reason: 'too-long' };
  const isName = signs.test(name) && /\p{L}/u.test(name);
  // A full stop ends an abbreviation; within words, mail programs would make a link of it.
  return isName && !/\.[^ -]/.test(name) ? { ok: true, name } : { ok: false, reason: 'special-characters' };
}
