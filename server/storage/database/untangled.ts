/** How often a transaction is tried whose locks were in the way of another's. */
const attempts = 4;

/**
 * A transaction, once more where the database has ended it because it and others waited for each other: nothing of it was done.
 * `work` must do nothing outside of it.
 */
export async function untangled<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isTangled(error)) throw error;
    }
}

/** SQLSTATE of a deadlock, and of a transaction that another has overtaken. */
const tangled: ReadonlySet<unknown> = new Set(['40P01', '40001']);

const isTangled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && tangled.has(error.code);
