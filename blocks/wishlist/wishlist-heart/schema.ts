import { z } from 'zod';

export const props = z.strictObject({});
export type WishlistHeartProps = z.output<typeof props>;
