import { z } from 'zod';

export const props = z.strictObject({
  /** Equal columns, or one that takes more than its share. */
  ratio: z.enum(['equal', 'wide-first', 'wide-last']).default('equal'),
});
export type ColumnsProps = z.output<typeof props>;
export type ColumnSlot = 'first' | 'second' | 'third';
