import { z } from 'zod';
import { identifierName } from '../content-names.ts';

const words = (max: number) => z.string().trim().min(1).max(max);

/** A file of bucket `surveys`: one question with a scale, and room for a sentence. */
export const survey = z.strictObject({
  id: identifierName,
  question: words(160),
  /** What the lowest and the highest step mean. */
  low: words(40),
  high: words(40),
  /** Steps of the scale, which begins with 1. */
  max: z.int().min(2).max(10).default(5),
  /** Question for an answer in words; absent: none is asked. */
  comment: words(160).optional(),
  submit: words(40),
  thanks: words(200),
});
export type Survey = z.output<typeof survey>;

/** Most characters of an answer in words. */
export const maxSurveyComment = 1000;

/** What became of an answer that was sent without JavaScript, as the address tells it. */
export const surveyStates = ['danke', 'leer', 'zu-oft', 'fehler'] as const;
export type SurveyState = (typeof surveyStates)[number];

export const surveyQueryName = 'umfrage';
