// Issues codes of a voucher, each good for once: `npm run voucher -- issue --tenant at --campaign welcome-vat [--count 10]`.
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createSqlVoucherStore } from '../shop/voucher/sql-voucher-store.ts';
import { issueVouchers } from '../shop/voucher/issue-vouchers.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { runOnDatabase } from './run-on-database.ts';

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

await runOnDatabase('voucher', ({ DEFAULT_TENANT }) => {
  const { campaign, count, tenant } = readArguments();
  const [shop] = chosenTenants(process.cwd(), tenant ?? DEFAULT_TENANT);
  if (!shop) throw new Error('There is no tenant.');
  return async (database) => {
    const store = createSqlVoucherStore(database);
    const codes = await issueVouchers(store, shop, { campaign, count, at: Date.now(), randomBytes });
    return codes.join('\n');
  };
});
