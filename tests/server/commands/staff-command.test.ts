import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSqlOutbox } from '../../../server/outbound/mail/sql-outbox.ts';
import { createSqlStaffStore } from '../../../server/staff/account/sql-staff-store.ts';
import { createSqlAuditLog } from '../../../server/staff/audit/sql-audit-log.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { addressOf, openTestDatabase } from '../../services/test-database.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

// From the build, as it writes mails, whose views no runtime reads as they are.

const root = join(import.meta.dirname, '../../..');
const folder = makeTestFolder('staff-command');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Runs the command and tells its exit code and all that it said. */
function run(args: readonly string[], environment: Record<string, string> = {}): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'dist/server/staff.js'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        DATABASE_URL: addressOf(database.connection),
        ...environment,
      },
    },
  );
  return `${status}: ${stdout}${stderr}`;
}

test('invites by a mail and a link, lists, shuts and opens accounts, and tells the log', async () => {
  expect(run([])).toBe('0: Nobody works here yet\n');
  const invited = run(['invite', 'Chefin@example.at']);
  expect(invited).toMatch(
    /^0: A mail is on its way to Chefin@example\.at\. The same link.*\nhttp:\/\/at\.localhost:3000\/desk\/invitation\?token=[\w-]{22}\n$/,
  );
  const [{ mail } = { mail: undefined }] = await createSqlOutbox({ database, clock: Date.now }).newest(10);
  expect([mail?.to.address, mail?.text.includes(invited.trim().split('token=')[1] ?? '-')]).toEqual([
    'Chefin@example.at',
    true,
  ]);
  run(['invite', 'lager@example.at', '--role', 'warehouse', '--role', 'service', '--shop', 'default']);
  expect(run(['list'])).toBe(
    '0: Chefin@example.at  invited  at:administrator  at:edit.administrator  default:administrator  default:edit.administrator\n' +
      'lager@example.at  invited  default:service  default:warehouse\n',
  );
  expect(run(['disable', 'lager@example.at'])).toBe(
    '0: lager@example.at is disabled, and signed out everywhere\n',
  );
  expect(run(['disable', 'lager@example.at'])).toMatch(
    /^1: Nobody who works here .* or it is disabled already/,
  );
  expect(run(['invite', 'lager@example.at'])).toMatch(
    /^1: lager@example\.at is disabled: enable the account first/,
  );
  expect(run(['enable', 'lager@example.at'])).toBe('0: lager@example.at is enabled again\n');
  const { id } = (await createSqlStaffStore(database).byEmail('lager@example.at')) ?? {};
  const log = await createSqlAuditLog(database).list('default', { subject: `staff:${id}` }, { limit: 10 });
  expect(log.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
    ...['shell staff.enabled', 'shell staff.disabled', 'shell staff.invited'],
  ]);
});

test.each([
  [['invite'], /^1: Usage: npm run staff/],
  [['invite', 'a@b.at', '--role', 'owner'], /^1: Usage: npm run staff/],
  [['dismiss', 'a@b.at'], /^1: Usage: npm run staff/],
  [['invite', 'a@b.at', '--shop', 'ch'], /^1: There is no shop "ch"/],
  [['disable', 'nobody@example.at'], /^1: Nobody who works here has the address nobody@example\.at/],
])('refuses %j', (args, said) => {
  expect(run(args)).toMatch(said);
});

test('says in production what the desk lacks there', () => {
  const production = {
    ...{ NODE_ENV: 'production', TENANT_HOSTS: 'www.example.at=at', PUBLIC_ORIGIN: 'https://www.example.at' },
    ...{ REVALIDATE_SECRET: 'r'.repeat(32), PREVIEW_SECRET: 'p'.repeat(32), VISITOR_SECRET: 'v'.repeat(32) },
  };
  expect(run(['invite', 'a@b.at'], production)).toMatch(/^1: STAFF_SECRET is not set/);
});
