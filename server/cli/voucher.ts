// Issues codes of a voucher, each good for once: `npm run voucher -- issue --tenant at --campaign welcome-vat [--count 10]`.
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readSettings } from '../config.ts';
import { createSqlVoucherStore } from '../shop/voucher/sql-voucher-store.ts';
import { issueVouchers } from '../shop/voucher/issue-vouchers.ts';
import { migrate } from '../storage/database/migrate.ts';
import { migrations } from '../storage/database/migrations.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { openCommandDatabase } from './open-command-database.ts';

const usage = 'npm run voucher -- issue --campaign <name> [--tenant at] [--count 1]';
const mostAtOnce = 10_000;

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string' },
      campaign: { type: 'string' },
      count: { type: 'string', default: '1' },
    },
  });
  const { campaign, tenant } = values;
  const count = /^\d{1,5}$/.test(values.count) ? Number(values.count) : 0;
  const isWhole = positionals.join(' ') === 'issue' && campaign !== undefined;
  if (!isWhole || count < 1 || count > mostAtOnce) throw new Error(`Usage: ${usage}`);
  return { campaign, count, tenant };
}

try {
  const { campaign, count, tenant } = readArguments();
  const settings = readSettings();
  const [shop] = chosenTenants(process.cwd(), tenant ?? settings.DEFAULT_TENANT);
  if (!shop) throw new Error('There is no tenant.');
  const database = await openCommandDatabase(settings, 'voucher', { mayJoin: true });
  try {
    await migrate(database, migrations);
    const store = createSqlVoucherStore(database);
    const codes = await issueVouchers(store, shop, { campaign, count, at: Date.now(), randomBytes });
    console.log(codes.join('\n'));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
