import { z } from 'zod';

export interface PaperColumn {
  title: string;
  /** Numbers stand at the end. */
  align: 'start' | 'end';
  /** Of the width, beside the other columns'. */
  share: number;
}

/** A part of what a document says that lasts: on a page, as PDF, or in a mail. */
export type PaperPart =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** Lines that belong together, as those of an address. */
  | { kind: 'lines'; lines: readonly string[] }
  /** Where something is shown; `href`: a whole address. */
  | { kind: 'link'; text: string; href: string }
  /** Names with what they say; `isSum`: amounts, of which the last is what they come to. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[]; isSum?: boolean }
  | { kind: 'table'; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] };

/** The parts that pages draw, too. */
export const paperPart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: z.string() }),
  z.strictObject({ kind: z.literal('paragraph'), text: z.string() }),
  z.strictObject({ kind: z.literal('facts'), rows: z.array(z.tuple([z.string(), z.string()])) }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z.array(
      z.strictObject({ title: z.string(), align: z.enum(['start', 'end']), share: z.number() }),
    ),
    rows: z.array(z.array(z.string())),
  }),
]) satisfies z.ZodType<PaperPart>;
