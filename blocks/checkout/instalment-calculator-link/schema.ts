import { z } from 'zod';
import { href, routeName } from '../../../schemas/link.ts';

export const props = z.strictObject({
  /** Words on the button, and name of what it opens. */
  label: z.string().trim().min(1).max(120).optional(),
  /** The page that has the calculator, for browsers without JavaScript. */
  page: z.strictObject({ href: href.optional(), route: routeName.optional() }).optional(),
});
export type InstalmentCalculatorLinkProps = z.output<typeof props>;
