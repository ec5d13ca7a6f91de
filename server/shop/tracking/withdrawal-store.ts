import type { QueryExecutorProvider } from 'kysely';
import type { WithdrawalDeclaration } from '../../../schemas/order/withdrawal-declaration.ts';

/** A declaration as it is kept; it never changes. */
export interface KeptDeclaration {
  /** The order that was found; null: people look for it. */
  order: string | null;
  declaration: WithdrawalDeclaration;
  /** Whether it became a withdrawal of its order; else people decide what becomes of it. */
  isCarriedOut: boolean;
  /** Whether it came after the period. */
  isLate: boolean;
  /** In ms since 1970. */
  declaredAt: number;
}

/** Which declaration: its key opens its page. */
export interface DeclarationName {
  tenant: string;
  key: string;
}

/** Declarations of withdrawal. Every method may throw an outage. */
export interface WithdrawalStore {
  /** Keeps a declaration once for its key, and does with it what belongs to it, in the transaction. */
  add(
    where: DeclarationName,
    kept: KeptDeclaration,
    also: (transaction: QueryExecutorProvider) => Promise<void>,
    transaction: QueryExecutorProvider,
  ): Promise<void>;
  /** Begins a transaction. */
  within(work: (transaction: QueryExecutorProvider) => Promise<void>): Promise<void>;
  byKey(tenant: string, key: string): Promise<KeptDeclaration | null>;
}
