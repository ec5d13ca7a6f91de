import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderedOf } from '../../../schemas/fulfilment/testing/ordered-of.ts';
import { createSqlAuditLog } from '../../../server/staff/audit/sql-audit-log.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { migrate } from '../../../server/storage/database/migrate.ts';
import { migrations } from '../../../server/storage/database/migrations.ts';
import { drawOrderNumber } from '../../../schemas/order/order-number.ts';
import { addressOf, openTestDatabase } from '../../services/test-database.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

// From the build, as it writes mails, whose views no runtime reads as they are.

const root = join(import.meta.dirname, '../../..');
const folder = makeTestFolder('order-commands');
const number = drawOrderNumber(() => 7);
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database, migrations);
  const ordered = orderedOf([{ price: 1000 }, { price: 2000, quantity: 2 }]);
  await sql`
    insert into shop_order (tenant, number, key, token_hash, owner, customer, email, state, ordered, placed_at)
    values ('at', ${number}, ${'k'.repeat(22)}, ${'h'.repeat(43)}, 'g:a', null, 'anna@example.org', 'confirmed',
            ${JSON.stringify(ordered)}::jsonb, ${Date.parse('2026-12-01T09:00:00Z')})`.execute(
    database.kysely,
  );
});
afterAll(() => database.close());

/** Runs the command and tells its exit code and all that it said. */
function orders(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'dist/server/orders.js'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: addressOf(database.connection) },
    },
  );
  return `${status}: ${stdout}${stderr}`;
}

test('lists and shows orders, sends and delivers them, and says what cannot be done and what to do', async () => {
  expect(orders('list', '--state', 'confirmed')).toBe(
    `0: ${number}  confirmed  2026-12-01 09:00  50.00 EUR  Anna Huber\n`,
  );
  expect(orders('ship', number, 'post', 'AT4711', '2x3')).toMatch(
    /^1: \d{10} in at: ship was not done, since there are not so many pieces: `npm run orders -- show/,
  );
  expect(orders('ship', number, 'post', 'AT4711', '2x1')).toMatch(
    new RegExp(`^0: ${number}: shipped by post AT4711\n[^]*2  101  Article 2: 1 preparing, 1 on-the-way`),
  );
  expect(orders('ship', number, 'post', 'AT4711', '2x1')).toContain('as it was before: nothing has changed');
  const delivered = orders('deliver', number);
  expect(delivered).toMatch(new RegExp(`^0: ${number}: AT4711 delivered\n[^]*1 preparing, 1 arrived`));
  expect(orders('return', number, '2', '--key', 'r-1')).toMatch(/^0: /);
  expect(orders('receive', number, 'r-1', '--unsaleable', '2x2')).toContain('there are not so many pieces');
  expect(orders('receive', number, 'r-1', '--unsaleable', '2')).toMatch(/^0: /);
  const { rows } = await sql<{ received: unknown }>`select received from order_return`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ received: [{ position: 2, quantity: 1, isResaleable: false }] }]);
  expect(
    orders(
      'show',
      drawOrderNumber(() => 3),
    ),
  ).toContain('there is no such order in this shop');
  const log = await createSqlAuditLog(database).list('at', {}, { limit: 10 });
  expect(log.map(({ actor, action, subject }) => [actor, action, subject])).toEqual([
    ['shell', 'order.return-received', `order:${number}`],
    ['shell', 'order.return-declared', `order:${number}`],
    ['shell', 'order.delivered', `order:${number}`],
    ['shell', 'order.shipped', `order:${number}`],
  ]);
});
