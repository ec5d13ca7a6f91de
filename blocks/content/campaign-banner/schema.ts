import { z } from 'zod';
import { identifierName } from '../../../schemas/content-names.ts';

export const props = z.strictObject({
  /** Which banner of the file; nothing is shown when the file does not have it. */
  banner: identifierName,
  /** Name of the file in the bucket `banners`. */
  file: identifierName.default('main'),
});
export type CampaignBannerProps = z.output<typeof props>;
