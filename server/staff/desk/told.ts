import type { QueryExecutorProvider } from 'kysely';

/** Is told of a change within the transaction that made it, for the log. */
export type Told = (
  within: QueryExecutorProvider,
  change: { before: string | null; after: string | null },
) => Promise<void>;
