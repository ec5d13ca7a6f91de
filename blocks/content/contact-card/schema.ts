import { z } from 'zod';
import { link } from '../../../schemas/link.ts';

/** Ways to reach the company; what they are is the tenant's to say, never an editor's. */
const contactWays = ['phone', 'email', 'address', 'hours'] as const;

export const props = z.strictObject({
  headline: z.string().trim().max(80).optional(),
  text: z.string().max(400).optional(),
  show: z
    .array(z.enum(contactWays))
    .min(1)
    .max(contactWays.length)
    .default([...contactWays]),
  /** Where else to write, such as the contact form. */
  more: link.optional(),
});
export type ContactCardProps = z.output<typeof props>;
