import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { moment } from '../moment.ts';
import { richText } from '../rich-text.ts';

const line = z.string().trim().min(1).max(120);
const text = z.string().trim().min(1).max(600);

/** A file of bucket `promotions`: actions in which visitors choose their advantage. No block reads it yet. */
export const promotions = z.strictObject({
  promotions: z
    .array(
      z.strictObject({
        id: identifierName,
        title: line,
        text,
        validFrom: moment,
        validUntil: moment,
        benefits: z.array(z.strictObject({ id: identifierName, label: line, text })).min(1),
        terms: richText(),
      }),
    )
    .min(1),
});
