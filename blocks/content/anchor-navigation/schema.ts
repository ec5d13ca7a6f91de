import { z } from 'zod';

const target = z.strictObject({
  label: z.string().trim().min(1).max(60),
  /** Id of a node on the same page. */
  node: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
});

export const props = z.strictObject({
  /** Name of the navigation for those who listen to the page. */
  label: z.string().trim().min(1).max(80).optional(),
  /** Stays at the top of the window while the page goes on below it. */
  sticky: z.boolean().default(false),
  targets: z.array(target).min(1).max(20),
});
export type AnchorNavigationProps = z.output<typeof props>;
