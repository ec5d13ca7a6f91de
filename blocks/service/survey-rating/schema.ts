import { z } from 'zod';
import { identifierName } from '../../../schemas/content-names.ts';

export const props = z.strictObject({
  /** The file of bucket `surveys` that holds the question. */
  survey: identifierName,
});
export type SurveyRatingProps = z.output<typeof props>;
