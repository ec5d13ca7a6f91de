// Orders, for the shell: what people have to look after (`npm run orders`, `-- settled <reference>`, `-- resend <message>`), and all that
// the desk does with an order (`-- list`, `-- show <order>`, `-- ship <order> post 1234 …`); `server/cli/orders/order-command.ts` has them.
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Settings } from '../config.ts';
import { createSqlAttention } from '../shop/order/sql-attention.ts';
import { insertAudit } from '../staff/audit/sql-audit-log.ts';
import type { Database } from '../storage/database/database.ts';
import { attentionLine } from './attention-line.ts';
import { chosenTenants } from './chosen-tenants.ts';
import { orderCommands, type OrderCommand, orderUsage, readOrderCommand } from './orders/order-command.ts';
import { runOnDatabase } from './run-on-database.ts';

const usage =
  'npm run orders -- [attention | settled <reference> | resend <message or return>] [--tenant at]';
const mostListed = 200;

function readAttention(args: readonly string[]) {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { tenant: { type: 'string' } },
  });
  const [command = 'attention', subject = '', ...rest] = positionals;
  const isWhole = command === 'attention' ? subject === '' : subject !== '';
  if (!['attention', 'settled', 'resend'].includes(command) || rest.length > 0 || !isWhole)
    throw new Error(`Usage: ${usage}\n${orderUsage().replace('Usage:', 'or:')}`);
  return { ...values, command, subject };
}

async function lookAfter(
  database: Database,
  { command, subject, tenant: chosen }: ReturnType<typeof readAttention>,
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
    if (!(await attention.resend(subject, at)))
      throw new Error(`Nothing called ${subject} was given up: \`npm run orders\` lists what was`);
    return `${subject} is sent again`;
  }
  const found = (await attention.list(at, mostListed)).filter(
    (each) => chosen === undefined || each.tenant === chosen,
  );
  return found.length === 0 ? 'Nothing needs a hand' : found.map(attentionLine).join('\n');
}

/** Does with orders what the desk does, by the shop's own parts: letters, bookings and the log are the same. */
async function work(
  settings: Settings,
  database: Database,
  tenant: string,
  wanted: OrderCommand,
): Promise<string> {
  // Later, because whoever only looks at what needs a hand waits for no whole shop.
  const [{ openOrders }, { workOnOrder }] = await Promise.all([
    import('./orders/open-orders.ts'),
    import('./orders/work-on-order.ts'),
  ]);
  const { orders, close } = await openOrders({ settings, root: process.cwd(), database });
  try {
    return await workOnOrder(
      {
        ...{ orders, tenant, newKey: () => `shell-${randomBytes(6).toString('hex')}` },
        told: (action, number) => (within, change) =>
          insertAudit(within, {
            ...{ tenant, at: Date.now(), actor: 'shell', action, subject: `order:${number}`, ...change },
          }),
      },
      wanted,
    );
  } finally {
    close();
  }
}

await runOnDatabase('orders', (settings) => {
  const args = process.argv.slice(2);
  const command = orderCommands.find((each) => args.includes(each));
  if (command) {
    const { wanted, tenant = settings.DEFAULT_TENANT } = readOrderCommand(args);
    chosenTenants(process.cwd(), tenant);
    return (database) => work(settings, database, tenant, wanted);
  }
  const wanted = readAttention(args);
  const tenant = wanted.tenant ?? settings.DEFAULT_TENANT;
  chosenTenants(process.cwd(), tenant);
  return (database) => lookAfter(database, wanted, tenant);
});
