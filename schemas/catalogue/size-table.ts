import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { localisedText } from './localised-text.ts';

/** A table by which people find their size: the first column is the size as variants name it. */
export const sizeTable = z
  .strictObject({
    id: identifierName,
    title: localisedText(120),
    /** How to measure, in one or two sentences. */
    hint: localisedText(500),
    columns: z.array(localisedText(60)).min(2).max(8),
    rows: z
      .array(z.array(z.string().trim().min(1).max(24)).min(2).max(8))
      .min(1)
      .max(40),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'a row has more or fewer cells than there are columns',
  });

export type SizeTable = z.output<typeof sizeTable>;
