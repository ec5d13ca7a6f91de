import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceClaim, order, placedAt } from '../../../schemas/ledger/testing/claims.ts';
import {
  sampleDetail,
  sampleStatement,
} from '../../../server/shop/ledger/payment-file/testing/statements.ts';
import { createSqlLedger } from '../../../server/shop/ledger/sql-ledger.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { addressOf, openTestDatabase } from '../../services/test-database.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

const root = join(import.meta.dirname, '../../..');
const folder = makeTestFolder('payment-commands');
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  const ledger = createSqlLedger({ timeZoneOf: () => 'Europe/Vienna' });
  await database.kysely.transaction().execute((transaction) =>
    ledger.book(transaction, 'at', {
      kind: 'order',
      order,
      currency: 'EUR',
      at: placedAt,
      claim: invoiceClaim(8094),
    }),
  );
});
afterAll(() => database.close());

/** Runs the command and tells its exit code and all that it said. */
function payments(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'server/cli/payments.ts'), ...args, '--tenant', 'at'],
    {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: addressOf(database.connection) },
    },
  );
  return `${status}: ${stdout}${stderr}`;
}

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const booked = async (): Promise<unknown> => {
  const { rows } = await sql<{ cause: string }>`
    select cause from ledger_booking where tenant = 'at' and kind = 'payment' order by id`.execute(
    database.kysely,
  );
  return rows.map(({ cause }) => cause);
};

test('a bank’s file is taken once, what is open is listed, and somebody says what it is for', async () => {
  const faulty = file(
    'faulty.xml',
    sampleStatement([{ reference: 'A', details: [sampleDetail(order)] }, { amount: 'x' }]),
  );
  expect(payments('read', faulty)).toBe(`1: ${faulty}:27: “x EUR” is no amount\nNothing was taken\n`);
  expect(await booked()).toEqual([]);

  const good = file(
    'good.xml',
    sampleStatement([
      { amount: '50.00', reference: 'A', details: [sampleDetail(`Bestellung ${order}`)] },
      { amount: '30.94', reference: 'B', details: [sampleDetail('danke', { payer: 'Jürgen' })] },
      { direction: 'DBIT', reference: 'C' },
    ]),
  );
  expect(payments('read', good)).toMatch(
    new RegExp(
      `^0: 2026-12-10  50\\.00 EUR  Maria Gruber  Bestellung ${order}  A  → ${order}\\n1 booked, 1 open, 0 known before, 1 passed over\\n.*\\n2026-12-10  30\\.94 EUR  Jürgen  danke  B\\n$`,
    ),
  );
  expect(payments('read', good)).toBe('0: 0 booked, 0 open, 2 known before, 1 passed over\n');
  expect(await booked()).toEqual(['bank A']);

  expect(payments('open')).toContain('30.94 EUR  Jürgen  danke  B');
  expect(payments('assign', 'B', '1000000006')).toContain('1: 1000000006 is no number of an order');
  expect(payments('assign', 'B', '1000000018')).toContain('1: There is no account of the order 1000000018');
  expect(payments('assign', 'B', order)).toMatch(/^0: .*→ 1000000005\n$/);
  expect(payments('open')).toBe('0: No payment waits\n');
  expect(await booked()).toEqual(['bank A', 'bank B']);
});
