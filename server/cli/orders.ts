// Lists what people have to look after of orders: `npm run orders`, `npm run orders -- settled <reference> --tenant at`,
// `npm run orders -- resend <message>`.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { createSqlAttention } from '../shop/order/sql-attention.ts';
import type { Database } from '../storage/database/database.ts';
import { attentionLine } from './attention-line.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { runOnDatabase } from './run-on-database.ts';

const usage = 'npm run orders -- [attention | settled <reference> | resend <message>] [--tenant at]';
const mostListed = 200;

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { tenant: { type: 'string' } },
  });
  const [command = 'attention', subject = '', ...rest] = positionals;
  const isWhole = command === 'attention' ? subject === '' : subject !== '';
  if (!['attention', 'settled', 'resend'].includes(command) || rest.length > 0 || !isWhole)
    throw new Error(`Usage: ${usage}`);
  return { ...values, command, subject };
}

async function run(
  database: Database,
  { command, subject, tenant: chosen }: ReturnType<typeof readArguments>,
  tenant: string,
): Promise<string> {
  const attention = createSqlAttention(database);
  const at = Date.now();
  if (command === 'settled') {
    if (!(await attention.settle(tenant, subject, at)))
      throw new Error(`${tenant} has nothing to look after by ${subject}`);
    return `${subject} is looked after`;
  }
  if (command === 'resend') {
    if (!(await attention.resend(subject, at))) throw new Error(`No webhook ${subject} was given up`);
    return `The webhook ${subject} is sent again`;
  }
  const found = (await attention.list(at, mostListed)).filter(
    (each) => chosen === undefined || each.tenant === chosen,
  );
  return found.length === 0 ? 'Nothing needs a hand' : found.map(attentionLine).join('\n');
}

await runOnDatabase('orders', ({ DEFAULT_TENANT }) => {
  const wanted = readArguments();
  const tenant = wanted.tenant ?? DEFAULT_TENANT;
  chosenTenants(process.cwd(), tenant);
  return (database) => run(database, wanted, tenant);
});
