import { randomBytes } from 'node:crypto';
import { createInvitationPorts } from '../../../server/compose/compose-staff.ts';
import { createSqlOutbox } from '../../../server/outbound/mail/sql-outbox.ts';
import { letterShop } from '../../../server/outbound/mail/testing/sample-letters.ts';
import { inviteStaff } from '../../../server/staff/account/invite-staff.ts';
import { type NamedRole, roleOfName, type StaffRole } from '../../../server/staff/account/staff-role.ts';
import type { StaffPorts } from '../../../server/staff/account/staff-ports.ts';
import { codeAt } from '../../../server/staff/account/totp.ts';
import { createSqlAuditLog } from '../../../server/staff/audit/sql-audit-log.ts';
import type { ListedEntry } from '../../../server/staff/audit/audit-log.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { openTestDatabase } from '../../services/test-database.ts';
import { failingStatements } from '../failing-statements.ts';
import {
  type Answer,
  fillShop,
  type ShopUnderTest,
  startShop,
  type UnderTestOptions,
} from '../shop-under-test.ts';
import { createVisitor, type ShopVisitor } from '../visitor-of-shop.ts';

/** The password of everybody whom `join` brings in. */
export const password = 'korrekt pferd batterie';
const staffSecretOfTest = 'a secret for staff of a test, long enough';

export interface Worker {
  email: string;
  /** Of the second factor. */
  secret: string;
  recoveryCodes: string[];
  browser: ShopVisitor;
}

export interface StaffShop extends ShopUnderTest {
  database: Database;
  ports: Pick<StaffPorts, 'store' | 'mails' | 'seal' | 'clock' | 'random'>;
  browser(headers?: Record<string, string>): ShopVisitor;
  /** Invites somebody from the shell; the token of the link. */
  invite(email: string, roles?: readonly string[], tenant?: string): Promise<string>;
  /** Follows an invitation; who then can sign in. */
  join(email: string, token: string, home?: string): Promise<Worker>;
  /** Somebody with roles in the shop `at`, who is signed in. */
  worker(email: string, roles?: readonly string[], tenant?: string): Promise<Worker>;
  /** Signs in with a code that nobody has used: half a minute passes. */
  signIn(
    worker: Pick<Worker, 'email' | 'secret' | 'browser'>,
    more?: Record<string, string>,
    home?: string,
  ): Promise<Answer>;
  /** The newest entries of the log of a shop, without times. */
  audit(tenant?: string): Promise<ListedEntry[]>;
  mailsTo(address: string): Promise<string[]>;
}

interface StaffShopOptions extends UnderTestOptions {
  /** Statements that fail as if the database was away. */
  failing?: () => RegExp | undefined;
}

/** The shop with its desk, in a database of its own. */
export async function startStaffShop(
  environment: Record<string, string> = {},
  { failing, ...options }: StaffShopOptions = {},
): Promise<StaffShop> {
  const opened = await openTestDatabase();
  const database = failing ? { ...opened, kysely: failingStatements(opened.kysely, failing) } : opened;
  const started = await startShop(
    { STAFF_SECRET: staffSecretOfTest, TRUST_PROXY: '1', ...environment },
    { ...options, database },
  );
  fillShop(started.content);
  const outbox = createSqlOutbox({ database, clock: started.now });
  const ports = createInvitationPorts({
    ...{ secret: staffSecretOfTest, database, now: started.now },
    mail: { outbox, shopOf: letterShop },
  });
  let browsers = 0;
  /** Each from an address of its own. */
  const browser = (headers: Record<string, string> = {}): ShopVisitor => {
    browsers += 1;
    const address = `198.51.${Math.floor(browsers / 200)}.${(browsers % 200) + 1}`;
    return createVisitor(started, { headers: { 'X-Forwarded-For': address, ...headers } });
  };

  async function invite(email: string, roles: readonly string[] = ['administrator'], tenant = 'at') {
    const given = roles.map((role): StaffRole => ({ tenant, ...roleNamed(role) }));
    const invited = await inviteStaff(ports, { actor: 'shell', tenant, email, roles: given, renews: true });
    if (!invited.ok || !invited.link) throw new Error('No invitation was made');
    return invited.link.token;
  }

  async function join(email: string, token: string, home = '/desk'): Promise<Worker> {
    const visitor = browser();
    const secret = secretOn((await visitor.get(`${home}/invitation?token=${token}`)).text);
    const answer = await visitor.send(`${home}/invitation`, {
      token,
      password,
      code: codeAt(secret, started.now()),
    });
    const recoveryCodes = [...answer.text.matchAll(/<li>([a-z0-9]{5}-[a-z0-9]{5})<\/li>/g)].map(
      ([, code]) => code ?? '',
    );
    return { email, secret, recoveryCodes, browser: visitor };
  }

  async function signIn(
    worker: Pick<Worker, 'email' | 'secret' | 'browser'>,
    more: Record<string, string> = {},
    home = '/desk',
  ) {
    started.advance(30_000);
    const code = codeAt(worker.secret, started.now());
    return worker.browser.send(`${home}/sign-in`, { email: worker.email, password, code, ...more });
  }

  return {
    ...started,
    ...{ database, ports, browser, invite, join, signIn },
    async worker(email, roles, tenant) {
      const worker = await join(email, await invite(email, roles, tenant));
      await signIn(worker);
      return worker;
    },
    audit: (tenant = 'at') => createSqlAuditLog(database).list(tenant, {}, { limit: 100 }),
    async mailsTo(address) {
      const written = await outbox.newest(1000);
      return written.filter(({ mail }) => mail.to.address === address).map(({ mail }) => mail.text);
    },
    async close() {
      await started.close();
      await database.close();
    },
  };
}

function roleNamed(name: string): NamedRole {
  const role = roleOfName(name);
  if (!role) throw new Error(`There is no role ${name}`);
  return role;
}

/** The key that a page shows for typing into an authenticator. */
export function secretOn(html: string): string {
  const [, shown = ''] = /<span class="key">([A-Z2-7 ]+)<\/span>/.exec(html) ?? [];
  return shown.replaceAll(' ', '');
}

/** An address of mail that nobody has used. */
export const newEmail = (): string => `w${randomBytes(6).toString('hex')}@example.at`;

/** The headings and notices of a page of the desk, as text. */
export function saidOn(html: string): string[] {
  return [...html.matchAll(/<(?:h1|p class="(?:notice|fault)[^>]*)[^>]*>(.*?)<\//g)].map(
    ([, text]) => text ?? '',
  );
}
