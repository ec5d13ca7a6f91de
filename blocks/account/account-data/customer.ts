import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';

/** Who is logged in. */
export type Customer = Extract<KnownVisitor, { kind: 'full' }>;
