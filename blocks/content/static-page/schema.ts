import { z } from 'zod';
import { identifierName } from '../../../schemas/content-names.ts';

export const props = z.strictObject({
  /** Name of the file in the bucket `static-pages`. */
  identifier: identifierName,
  /** Shows the file's text without its title. */
  hideTitle: z.boolean().default(false),
});
export type StaticPageProps = z.output<typeof props>;
