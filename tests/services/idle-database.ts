import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '../../server/storage/database/database.ts';

/** Waits until nobody else does anything in a database: calls whose connections were cut end a moment later. */
export async function untilIdle({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const busy = async (): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(kysely);
    return rows[0]?.count ?? 0;
  };
  await expect.poll(busy).toBe(0);
}
