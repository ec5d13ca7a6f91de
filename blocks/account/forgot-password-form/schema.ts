import { z } from 'zod';

export const props = z.strictObject({});
export type ForgotPasswordFormProps = z.output<typeof props>;
