import type { QueryExecutorProvider } from 'kysely';
import type { WithdrawalDeclaration } from '../../../schemas/order/withdrawal-declaration.ts';

/** A declaration as it is kept; it never changes. */
export interface KeptDeclaration {
  /** The order that was found; null: people look for it. */
  order: string | null;
  declaration: WithdrawalDeclaration;
  /** Whether it came after the period. */
  isLate: boolean;
  /** In ms since 1970. */
  declaredAt: number;
}

/** Declarations of withdrawal. Every method may throw an outage. */
export interface WithdrawalStore {
  /** Keeps a declaration once for its key, and does in the same transaction what belongs to it. */
  add(
    where: { tenant: string; key: string },
    kept: KeptDeclaration,
    within: (transaction: QueryExecutorProvider) => Promise<void>,
  ): Promise<void>;
  byKey(tenant: string, key: string): Promise<KeptDeclaration | null>;
}
