import { z } from 'zod';

/** Who the visitor is, for pages and calls that are nobody else's. */
export const knownVisitor = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('anonymous') }),
  /** Known, but not proved: nothing but the first name is told. */
  z.strictObject({ kind: z.literal('soft'), firstName: z.string() }),
  z.strictObject({
    kind: z.literal('full'),
    firstName: z.string(),
    lastName: z.string(),
    customerNumber: z.string(),
    email: z.string(),
    /** `YYYY-MM-DD`; null: not told. */
    birthday: z.string().nullable(),
    /** As it is dialled; null: not told. */
    phone: z.string().nullable(),
    /** False: none was ever set. */
    hasPassword: z.boolean(),
    /** Whether a loyalty card is known. */
    bonusProgram: z.boolean(),
    /** Day on which the premium programme renews itself, `YYYY-MM-DD`; null: not a member. */
    premiumRenewsOn: z.string().nullable(),
    salutation: z.enum(['female', 'male', 'none']),
  }),
]);
export type KnownVisitor = z.output<typeof knownVisitor>;
