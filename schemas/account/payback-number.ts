import { z } from 'zod';

/** The number of a loyalty card: 16 digits, without a check digit. (Requirement 3.071) */
const paybackNumber = z
  .string()
  .max(16)
  .regex(/^\d{16}$/);

/** The forms of its page: keeps a number, takes it away. */
export const paybackForms = ['payback', 'payback-remove'] as const;
export const paybackQuery = { state: 'stand' } as const;
export const paybackStates = ['karte-gespeichert', 'karte-entfernt'] as const;

/** What the page of the loyalty card is drawn with. */
export const paybackCard = z.strictObject({
  notice: z.strictObject({ kind: z.enum(['good', 'bad']), text: z.string() }).nullable(),
  values: z.record(z.string(), z.string()),
  faults: z.array(z.strictObject({ field: z.string(), detail: z.string() })),
  /** Null: none is known. */
  number: paybackNumber.nullable(),
});
export type PaybackCard = z.output<typeof paybackCard>;

type ReadNumber = { ok: true; number: string } | { ok: false; reason: 'missing' | 'digits-only' | 'invalid' };

/** Reads a number as it was typed, in groups or not. (Requirements 3.071, 5.015) */
export function readPaybackNumber(typed: string): ReadNumber {
  const number = typed.replaceAll(/\s/g, '');
  if (number === '') return { ok: false, reason: 'missing' };
  if (!/^\d+$/.test(number)) return { ok: false, reason: 'digits-only' };
  return number.length === 16 ? { ok: true, number } : { ok: false, reason: 'invalid' };
}
