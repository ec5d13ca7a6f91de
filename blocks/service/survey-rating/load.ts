import type { LoadRequest } from '../../../schemas/page.ts';
import type { SurveyRatingProps } from './schema.ts';

/** Asks for the file that holds the question. */
export function load({ survey }: SurveyRatingProps): { survey: LoadRequest } {
  return { survey: { load: 'bucket', args: { category: 'surveys', identifier: survey } } };
}
