import { z } from 'zod';

const column = z.strictObject({
  /** May be empty above a column that needs no name. */
  label: z.string().trim().max(120),
  /** End: for amounts and numbers, so that their digits stand below each other. */
  align: z.enum(['start', 'end']).default('start'),
});

export const props = z.strictObject({
  caption: z.string().trim().min(1).max(200),
  /** Null is a column without a name. */
  columns: z.array(column.nullable()).min(1).max(12),
  /** Cells of each row, in the order of the columns; missing ones and null stay empty, further ones get a column. */
  rows: z
    .array(z.array(z.string().max(400).nullable()).min(1).max(12))
    .min(1)
    .max(100),
  /** Whether the first cell of a row is its name. */
  rowHeaders: z.boolean().default(true),
  note: z.string().max(400).optional(),
});
export type TableProps = z.output<typeof props>;
