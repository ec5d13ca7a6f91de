import { z } from 'zod';

export const props = z.strictObject({});
export type OwnDataProps = z.output<typeof props>;
