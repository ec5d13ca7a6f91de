import { z } from 'zod';
import { link } from '../../../schemas/link.ts';
import { moment } from '../../../schemas/moment.ts';

export const props = z.strictObject({
  title: z.string().trim().min(1).max(120),
  text: z.string().max(240).optional(),
  /** First moment at which it is over: from then on the page does without it. */
  endsAt: moment,
  /** What is said to those who have the page open when it ends. */
  ended: z.string().trim().min(1).max(160).optional(),
  link: link.optional(),
});
export type CountdownProps = z.output<typeof props>;
