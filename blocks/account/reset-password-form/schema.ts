import { z } from 'zod';

export const props = z.strictObject({});
export type ResetPasswordFormProps = z.output<typeof props>;
