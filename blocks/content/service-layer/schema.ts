import { z } from 'zod';
import { identifierName } from '../../../schemas/content-names.ts';

export const props = z.strictObject({
  /** Words of the button that opens the layer. */
  label: z.string().trim().min(1).max(80),
  /** Name of the file in the bucket `service-layer`. */
  identifier: identifierName,
});
export type ServiceLayerProps = z.output<typeof props>;
