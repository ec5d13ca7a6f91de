import { z } from 'zod';

export const props = z.strictObject({});
export type ConfirmAccountProps = z.output<typeof props>;
