import { DatabaseUnavailable } from '../../storage/database/database-unavailable.ts';

/** What `work` resolves to, or what `away` makes of the reason when the database is away. Other failures are passed on. */
export async function orAway<Result>(
  work: () => Promise<Result>,
  away: (reason: string) => Result,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return away(error.message);
    throw error;
  }
}
