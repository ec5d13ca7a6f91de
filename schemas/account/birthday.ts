export type ReadBirthday = { ok: true; birthday: string } | { ok: false; reason: 'missing' | 'invalid' };

const byComputers = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;
const byPeople = /^(?<day>\d{1,2})(?:\.\s?|-)(?<month>\d{1,2})(?:\.\s?|-)(?<year>\d{4})$/;

/**
 * A day that there was, as `YYYY-MM-DD`; typed like that, as `31.1.1980`, or as in Dutch `31-01-1980`. `today` is `YYYY-MM-DD`
 * where the shop is.
 * There is no least age: the specification names none. (Requirement 5.012)
 */
export function readBirthday(text: string, today: string): ReadBirthday {
  const typed = text.trim();
  if (typed === '') return { ok: false, reason: 'missing' };
  const parts = (byComputers.exec(typed) ?? byPeople.exec(typed))?.groups;
  if (!parts) return { ok: false, reason: 'invalid' };
  const { year = '', month = '', day = '' } = parts;
  const birthday = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const isReal = birthday >= '1900-01-01' && birthday <= today && isDay(birthday);
  return isReal ? { ok: true, birthday } : { ok: false, reason: 'invalid' };
}

/** Whether the calendar has the day; 31 February would become one in March. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
