import { z } from 'zod';

export const props = z.strictObject({
  /** Nothing but room, or a line in the middle of it. */
  look: z.enum(['space', 'line']).default('space'),
  size: z.enum(['small', 'medium', 'large']).default('medium'),
});
export type DividerProps = z.output<typeof props>;
