// Money that came to the bank: `npm run payments -- read <file> [--tenant at]` takes a camt.053 or CSV file, `npm run payments -- open`
// lists what nobody could match, `npm run payments -- assign <reference> <order>` says what one of them is for.
import { readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readOrderNumber } from '../../schemas/order/order-number.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { readSettings } from '../config.ts';
import type { PaymentLine } from '../shop/ledger/payment-file/payment-line.ts';
import { largestPaymentFile, readPaymentFile } from '../shop/ledger/payment-file/read-payment-file.ts';
import { assignPayment, openPayments, takePayments } from '../shop/ledger/payment-file/take-payments.ts';
import { createSqlLedger } from '../shop/ledger/sql-ledger.ts';
import type { Database } from '../storage/database/database.ts';
import { migrate } from '../storage/database/migrate.ts';
import { migrations } from '../storage/database/migrations.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { openCommandDatabase } from './open-command-database.ts';

const usage = 'npm run payments -- [open | read <file> | assign <reference> <order>] [--tenant at]';

interface Wanted {
  command: string;
  given: string[];
  tenant: string | undefined;
}

function readArguments(): Wanted {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' } },
  });
  const [command = 'open', ...given] = positionals;
  const counts = new Map([
    ['open', 0],
    ['read', 1],
    ['assign', 2],
  ]);
  if (counts.get(command) !== given.length) throw new Error(`Usage: ${usage}`);
  return { command, given, tenant: values.tenant };
}

function written({ reference, bookedOn, amount, currency, payer, purpose }: PaymentLine): string {
  return [bookedOn, `${(amount / 100).toFixed(2)} ${currency}`, payer, purpose, reference].join('  ');
}

const listed = (lines: readonly PaymentLine[]): string[] =>
  lines.length === 0 ? [] : ['Nobody knows yet what these are for:', ...lines.map(written)];

async function run(database: Database, shop: TenantConfig, { command, given }: Wanted): Promise<string> {
  const { slug: tenant } = shop;
  const ledger = createSqlLedger({ timeZoneOf: () => shop.timeZone });
  const [first = '', second = ''] = given;
  if (command === 'read') {
    const { size } = statSync(first);
    if (size > largestPaymentFile) throw new Error(`${first} is larger than ${largestPaymentFile} bytes`);
    const file = readPaymentFile(readFileSync(first), shop.locales[0]?.locale ?? 'de-AT');
    if (!file.ok)
      throw new Error(
        [...file.faults.map(({ line, reason }) => `${first}:${line}: ${reason}`), 'Nothing was taken'].join(
          '\n',
        ),
      );
    const { booked, known, open } = await takePayments({ database, ledger }, tenant, file.lines, Date.now());
    return [
      ...booked.map((line) => `${written(line)}  → ${line.order}`),
      `${booked.length} booked, ${open.length} open, ${known} known before, ${file.left} passed over`,
      ...listed(open),
    ].join('\n');
  }
  if (command === 'assign') {
    const order = readOrderNumber(second);
    if (order === null) throw new Error(`${second} is no number of an order`);
    const assigned = await assignPayment({ database, ledger }, tenant, { reference: first, order });
    if (assigned.ok) return `${written(assigned.line)}  → ${order}`;
    const reasons = {
      'no-line': `No payment ${first} waits`,
      'no-order': `There is no account of the order ${order}`,
      currency: `The order ${order} is paid in another currency`,
    };
    throw new Error(reasons[assigned.reason]);
  }
  const open = await openPayments(database, tenant);
  return open.length === 0 ? 'No payment waits' : listed(open).join('\n');
}

try {
  const wanted = readArguments();
  const settings = readSettings();
  const [shop] = chosenTenants(process.cwd(), wanted.tenant ?? settings.DEFAULT_TENANT);
  if (!shop) throw new Error('There is no tenant.');
  const database = await openCommandDatabase(settings, 'payments', { mayJoin: true });
  try {
    await migrate(database, migrations);
    console.log(await run(database, shop, wanted));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
