import type { AccountRules } from './account-rules.ts';
import { type ReadBirthday, readBirthday } from './birthday.ts';

/** A birthday as a shop asks for it: in any case, if somebody likes to tell, or not at all. `today` is `YYYY-MM-DD`. */
export function birthdayAsAsked(
  text: string,
  asked: AccountRules['birthday'],
  today: string,
): ReadBirthday | { ok: true; birthday: null } {
  // Where nobody is asked, nothing is kept either.
  if (asked === 'off') return { ok: true, birthday: null };
  const birthday = readBirthday(text, today);
  if (!birthday.ok && birthday.reason === 'missing' && asked === 'optional')
    return { ok: true, birthday: null };
  return birthday;
}
