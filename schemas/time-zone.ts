import { z } from 'zod';

/** The name of a time zone that this runtime knows, as `Europe/Vienna`. */
export const timeZoneName = z.string().refine(isTimeZone, 'not a time zone that this runtime knows');

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
}
