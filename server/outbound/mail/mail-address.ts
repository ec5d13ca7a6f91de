import { z } from 'zod';

/** Characters of an address (RFC 5321, 4.5.3.1.3 without the angle brackets), and of what stands before the `@`. */
const longest = 254;
const longestLocalPart = 64;

const addressSchema = z
  .string()
  .max(longest)
  .pipe(z.email())
  .refine((address) => address.indexOf('@') <= longestLocalPart);

/**
 * Whether a text is one plain address: no second one behind a comma, no name, no quotes, no line break, no encoded word, no
 * sign beyond ASCII.
 */
export function isMailAddress(text: string): boolean {
  return addressSchema.safeParse(text).success;
}
