import { z } from 'zod';

export const props = z.strictObject({});
export type MiniProductProps = z.output<typeof props>;
