import { z } from 'zod';

export const props = z.strictObject({
  /** What an account is good for. */
  benefits: z.array(z.string().trim().min(1).max(120)).max(6).default([]),
});
export type RegistrationFormProps = z.output<typeof props>;
