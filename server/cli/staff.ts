// The people of the shop: `npm run staff -- invite <mail> [--role service | edit.editor] [--shop at]`, `npm run staff -- list`,
// `npm run staff -- disable <mail>`, `npm run staff -- enable <mail>`. Roles and shops may be repeated; whoever is invited again
// gets a new link, to set password and second factor anew.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { readEmailAddress } from '../../schemas/account/email-address.ts';
import { readTenants, type Tenant } from '../../tenants/read-tenants.ts';
import { createInvitationPorts, staffSecret } from '../compose/compose-staff.ts';
import type { Settings } from '../config.ts';
import { createSqlOutbox } from '../outbound/mail/sql-outbox.ts';
import { createOriginOf } from '../pages/page-urls.ts';
import { shutAccount } from '../staff/account/administer-staff.ts';
import { inviteStaff } from '../staff/account/invite-staff.ts';
import { type NamedRole, namedRoles, roleName, roleOfName } from '../staff/account/staff-role.ts';
import { invitationPath } from '../staff/account/staff-paths.ts';
import type { Staff } from '../staff/account/staff.ts';
import type { Database } from '../storage/database/database.ts';
import { runOnDatabase } from './run-on-database.ts';

const usage =
  'npm run staff -- [list | invite <mail> | disable <mail> | enable <mail>] [--role ' +
  `${namedRoles.map(roleName).join('|')}] [--shop at]`;

const commands = ['list', 'invite', 'disable', 'enable'] as const;

interface Wanted {
  command: (typeof commands)[number];
  email: string;
  roles: readonly NamedRole[];
  /** Undefined: all. */
  shops: string[] | undefined;
}

function readArguments(): Wanted {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', multiple: true }, shop: { type: 'string', multiple: true } },
  });
  const [command = 'list', typed = '', ...rest] = positionals;
  const { role: names = ['administrator', 'edit.administrator'], shop: shops } = values;
  const roles = names.map(roleOfName).filter((role) => role !== undefined);
  const read = readEmailAddress(typed);
  const known = commands.find((each) => each === command);
  const isWhole = command === 'list' ? typed === '' : read.ok;
  if (!known || !isWhole || rest.length > 0 || roles.length < names.length)
    throw new Error(`Usage: ${usage}`);
  return { command: known, email: read.ok ? read.email : '', roles, shops };
}

/** The shops that are meant. Throws where there is one of them not. */
function shopsOf(tenants: readonly Tenant[], shops: readonly string[] | undefined): string[] {
  const all = tenants.map(({ config }) => config.slug);
  const unknown = shops?.find((shop) => !all.includes(shop));
  if (unknown !== undefined) throw new Error(`There is no shop "${unknown}". There are: ${all.join(', ')}.`);
  return [...(shops ?? all)];
}

function portsOf(settings: Settings, database: Database, tenants: readonly Tenant[]) {
  const secret = staffSecret(settings, process.cwd());
  if (secret === undefined)
    throw new Error('STAFF_SECRET is not set: in production there is no desk without it.');
  const configs = tenants.map(({ config }) => config);
  const originOf = createOriginOf(settings, configs, () => settings.PORT);
  return {
    originOf,
    ports: createInvitationPorts({
      ...{ secret, database, now: Date.now },
      mail: {
        outbox: createSqlOutbox({ database, clock: Date.now }),
        shopOf(slug) {
          const tenant = tenants.find(({ config }) => config.slug === slug);
          if (!tenant) throw new Error(`There is no shop "${slug}".`);
          return { ...tenant, origin: originOf(slug) };
        },
      },
    }),
  };
}

function line({ email, roles, joinedAt, disabledAt }: Staff): string {
  const state = disabledAt !== null ? 'disabled' : joinedAt === null ? 'invited' : 'active';
  return [email, state, ...roles.map((role) => `${role.tenant}:${roleName(role)}`)].join('  ');
}

async function run(
  settings: Settings,
  database: Database,
  { command, email, ...wanted }: Wanted,
): Promise<string> {
  const tenants = readTenants('tenants');
  const shops = shopsOf(tenants, wanted.shops);
  const [shop] = shops;
  if (shop === undefined) throw new Error('There is no shop.');
  const { originOf, ports } = portsOf(settings, database, tenants);
  if (command === 'list') {
    const people = await Promise.all(shops.map((each) => ports.store.ofShop(each)));
    const byId = new Map(people.flat().map((staff) => [staff.id, staff]));
    return byId.size === 0 ? 'Nobody works here yet' : [...byId.values()].map(line).join('\n');
  }
  if (command === 'invite') {
    const roles = shops.flatMap((tenant) => wanted.roles.map((role) => ({ tenant, ...role })));
    const invited = await inviteStaff(ports, { actor: 'shell', tenant: shop, email, roles, renews: true });
    if (!invited.ok || !invited.link) throw new Error(`${email} is disabled: enable the account first.`);
    return `A mail is on its way to ${email}. The same link, for three days and once:\n${originOf(shop)}${invitationPath(invited.link.token, invited.link.application)}`;
  }
  const staff = await ports.store.byEmail(email);
  const by = { tenant: shop, actor: 'shell' as const };
  const changed = staff && (await shutAccount(ports, by, staff, command === 'disable'));
  if (changed !== 'changed')
    throw new Error(`Nobody who works here has the address ${email}, or it is ${command}d already.`);
  return command === 'disable'
    ? `${email} is disabled, and signed out everywhere`
    : `${email} is enabled again`;
}

await runOnDatabase('staff', (settings) => {
  const wanted = readArguments();
  return (database) => run(settings, database, wanted);
});
