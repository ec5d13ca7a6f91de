import { z } from 'zod';
import { pageOwnerField } from '../../../schemas/checkout/checkout-form.ts';
import type { Typed } from './checkout-outcome.ts';

/** For how long it waits, in ms. */
export const formKeptMs = 86_400_000;

const mostFields = 40;
const mostCharacters = 300;

/** A form of a step that came when its customer was not logged in any more; nobody else is shown it. */
export const keptForm = z.strictObject({
  form: z.enum(['delivery', 'payment', 'protection']),
  values: z.record(z.string().max(mostCharacters), z.string().max(mostCharacters)),
  /** When it came, in ms since 1970. */
  at: z.int(),
});
export type KeptForm = z.output<typeof keptForm>;

/** What is kept of a form; null: of this one nothing is. */
export function formToKeep(form: string, typed: Typed, at: number): KeptForm | null {
  const values = Object.entries(typed).filter(([name]) => name !== pageOwnerField);
  if (values.length > mostFields) return null;
  const read = keptForm.safeParse({ form, values: Object.fromEntries(values), at });
  return read.success ? read.data : null;
}
