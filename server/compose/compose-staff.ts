import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RequestHandler, Router } from 'express';
import { carriers } from '../../schemas/fulfilment/carriers.ts';
import type { Settings } from '../config.ts';
import { createPasswordHasher } from '../credentials/password-hasher.ts';
import { createFairRequests } from '../http/fair-requests.ts';
import { readOrMakeSecret } from '../operations/secrets.ts';
import { inviteStaff } from '../staff/account/invite-staff.ts';
import { createSeal } from '../staff/account/sealed-text.ts';
import { createSqlStaffSessions } from '../staff/account/sql-staff-sessions.ts';
import { createSqlStaffStore } from '../staff/account/sql-staff-store.ts';
import { invitationPath } from '../staff/account/staff-paths.ts';
import { staffApplications } from '../staff/account/staff-role.ts';
import type { StaffPorts } from '../staff/account/staff-ports.ts';
import { createWrittenStaffMails } from '../staff/account/written-staff-mails.ts';
import { createSqlAuditLog } from '../staff/audit/sql-audit-log.ts';
import { createOrdersPage } from '../staff/desk/orders/orders-page.tsx';
import { createCustomersPage } from '../staff/desk/customers/customers-page.tsx';
import { createReturnsPage } from '../staff/desk/returns/returns-page.tsx';
import { createReviewsPage } from '../staff/desk/reviews/reviews-page.tsx';
import { createVouchersPage } from '../staff/desk/vouchers/vouchers-page.tsx';
import { createWithdrawalsPage } from '../staff/desk/withdrawals/withdrawals-page.tsx';
import { createAccountPage } from '../staff/desk/account-page.tsx';
import { createAuditPage } from '../staff/desk/audit-page.tsx';
import type { DeskPage } from '../staff/desk/desk-page.ts';
import { createDesk } from '../staff/desk/desk.tsx';
import { createShowDesk, type ShowDesk } from '../staff/desk/show-desk.tsx';
import { createStaffPage } from '../staff/desk/staff-page.tsx';
import type { Database } from '../storage/database/database.ts';
import type { ShopBase } from './compose-base.ts';
import type { DeskShop } from './compose-desk.ts';
import type { ShopMail } from './compose-mail.ts';

/** The people of the shop, and where they work. */
interface ShopStaff {
  desk: RequestHandler;
  /** For further applications of theirs. */
  ports: StaffPorts;
  /** Begins what runs beside requests; outside production, the way in for the first administrator is printed. */
  start(): Promise<void>;
  close(): void;
}

/** Who becomes the first administrator by the link that is printed. No mail goes there. */
const firstAdministrator = 'administrator@desk.example';
const hour = 3_600_000;

/** The desk, in production only where the settings have a secret for it. */
export function composeStaff(
  base: ShopBase,
  database: Database,
  { mail, desk }: { mail: Pick<ShopMail, 'outbox' | 'shopOf'>; desk: DeskShop },
): ShopStaff | undefined {
  const { settings, log, now, counters, isHttps, isProduction, tenants, tenantNamed, originOf } = base;
  const secret = staffSecret(settings, base.root);
  if (secret === undefined) return undefined;
  const ports: StaffPorts = {
    ...createInvitationPorts({ secret, database, mail, now }),
    ...{ counters, secret, pause: (ms) => sleep(ms) },
    sessions: createSqlStaffSessions(database, now),
    // One at a time beside those of shoppers: threads are left for files and names.
    hasher: createPasswordHasher({ atOnce: 1 }),
  };
  const themeOf = (slug: string) => tenantNamed(slug).theme;
  // The one list of the navigation: a section more is an entry more. Each draws with all of them in its head.
  const show = (): ShowDesk => showDesk;
  const audit = createSqlAuditLog(database);
  const parts = { log: audit, show, clock: ports.clock, random: ports.random };
  const pages: DeskPage[] = [
    createOrdersPage({ ...parts, orders: desk.orders, carriers }),
    createReturnsPage({ returns: desk.returns, show }),
    createWithdrawalsPage({ ...parts, withdrawals: desk.withdrawals }),
    createCustomersPage({ ...parts, customers: desk.customers, orders: desk.orders }),
    createReviewsPage({ ...parts, reviews: desk.reviews }),
    createVouchersPage({ ...parts, vouchers: desk.vouchers }),
    createStaffPage(ports, show),
    createAuditPage(ports, audit, show),
    createAccountPage(ports, show, isHttps),
  ];
  const showDesk = createShowDesk(pages, themeOf);
  let sweeping: NodeJS.Timeout | undefined;

  async function sweep(): Promise<void> {
    try {
      await ports.sessions.sweep();
    } catch (error) {
      log.warn({ err: error }, 'Ended sessions of staff could not be taken away');
    }
  }

  return {
    ports,
    desk: Router({ strict: true, caseSensitive: true }).use(
      createFairRequests(counters),
      createDesk({ ports, pages, show: showDesk, isHttps, log }),
    ),
    async start() {
      sweeping = setInterval(() => void sweep(), hour);
      sweeping.unref();
      await sweep();
      if (isProduction || (await ports.store.hasAdministrator())) return;
      const tenant = settings.DEFAULT_TENANT;
      const roles = tenants.flatMap(({ config }) =>
        staffApplications.map((application) => ({
          ...{ tenant: config.slug, application, role: 'administrator' },
        })),
      );
      const invited = await inviteStaff(ports, {
        ...{ actor: 'shop', tenant, email: firstAdministrator, roles, writes: false },
      });
      if (invited.ok && invited.link)
        log.info(
          `The desk has no administrator yet. The first: ${originOf(tenant)}${invitationPath(invited.link.token, 'desk')}`,
        );
    },
    close() {
      clearInterval(sweeping);
    },
  };
}

/** The secret of staff: as it is set, else made once; none in production, where the desk then is not there. */
export function staffSecret(
  { STAFF_SECRET, NODE_ENV, DATA_DIR }: Settings,
  root: string,
): string | undefined {
  if (STAFF_SECRET === undefined && NODE_ENV === 'production') return undefined;
  return readOrMakeSecret(STAFF_SECRET, resolve(root, DATA_DIR), 'staff');
}

/** What is needed to invite somebody, for the desk and for the shell. */
export function createInvitationPorts({
  secret,
  database,
  mail: { outbox, shopOf },
  now,
}: {
  secret: string;
  database: Database;
  mail: Pick<ShopMail, 'outbox' | 'shopOf'>;
  now: () => number;
}): Pick<StaffPorts, 'store' | 'mails' | 'seal' | 'clock' | 'random'> {
  return {
    store: createSqlStaffStore(database),
    mails: createWrittenStaffMails({ outbox, shopOf, clock: now }),
    seal: createSeal(secret, randomBytes),
    clock: now,
    random: { bytes: randomBytes },
  };
}
