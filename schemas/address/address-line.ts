/** Characters that the lines of an address have at most. */
export const addressLimits = {
  street: 80,
  houseNumber: 20,
  addition: 60,
  city: 60,
  phone: 30,
  floor: 20,
} as const;
type LineName = keyof typeof addressLimits;

type ReadLine = { ok: true; line: string } | { ok: false; reason: 'missing' | 'invalid' | 'too-long' };

/** A line of an address in NFC with single spaces; something in it is a letter or a digit. */
export function readAddressLine(text: string, name: LineName): ReadLine {
  const line = cleanedLine(text);
  if (line === '') return { ok: false, reason: 'missing' };
  if (line === null || !/[\p{L}\p{N}]/u.test(line)) return { ok: false, reason: 'invalid' };
  return line.length > addressLimits[name] ? { ok: false, reason: 'too-long' } : { ok: true, line };
}

/** In NFC, with single spaces; null where it has control characters, which could write headers of mails. */
export function cleanedLine(text: string): string | null {
  if (/\p{Cc}/u.test(text)) return null;
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
