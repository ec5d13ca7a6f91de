import { z } from 'zod';

export const props = z.strictObject({
  title: z.string().min(1).max(120),
  text: z.string().max(400).default(''),
  homeLabel: z.string().min(1).max(60),
});
export type ErrorMessageProps = z.output<typeof props>;
