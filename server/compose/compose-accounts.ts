import { randomBytes, randomInt } from 'node:crypto';
import { setImmediate as answered, setTimeout as sleep } from 'node:timers/promises';
import { type RequestHandler, type Response, Router } from 'express';
import type { PageRenderer } from '../../renderer/page.ts';
import type { KnownVisitor } from '../../schemas/account/known-visitor.ts';
import type { JoinAtLogin, ShopPart } from './catalogue-parts.ts';
import type { ShopBase } from './compose-base.ts';
import { visitorSecrets } from '../operations/visitor-secrets.ts';
import { composeGuestOrders } from './compose-guest-orders.ts';
import { composeMailbox, type ShopMail } from './compose-mail.ts';
import { composeOwnData } from './compose-own-data.ts';
import type { PersonalPagesOptions } from '../pages/personal-pages.ts';
import type { DrawMailPaper } from '../outbound/mail/mail-paper.ts';
import { tenantOf } from '../http/tenant-of.ts';
import {
  createGuestJoin,
  customerName,
  dismissGuest,
  guestsOf,
  type JoinGuest,
} from '../session/collection-owner.ts';
import { forgetCollectionHints } from '../session/collection-hint.ts';
import { createAdmission } from '../pages/page-admission.ts';
import { createLogins, type Logins } from '../session/logins.ts';
import { createRegisteringBrowser, type RegisteringBrowser } from '../session/registering-browser.ts';
import { createVisitorMiddleware, sessionOf } from '../session/request-visitor.ts';
import { sessionCalls } from '../session/session-calls.ts';
import { createSessionKeys } from '../session/session-keys.ts';
import { createSessionRoutes } from '../session/session-routes.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createSqlSessionRecords } from '../session/sql-session-records.ts';
import { customerCalls } from '../shop/account/customer-api/customer-calls.ts';
import { createCustomerRoutes } from '../shop/account/customer-api/customer-routes.ts';
import type { AccountPorts, PersonalDataPorts } from '../shop/account/account-ports.ts';
import { createAltchaCaptcha } from '../shop/account/altcha-captcha.ts';
import { createFormCheck, type FormCheck } from '../shop/account/form-check.ts';
import { createFormTokens, type FormTokens } from '../shop/account/form-tokens.ts';
import { createAccountFormLoader } from '../shop/account/forms/account-form-loader.ts';
import { accountFormHandlers } from '../shop/account/forms/account-form-handlers.ts';
import { createAccountFormRunner } from '../shop/account/forms/account-form-runner.ts';
import { createAccountPageForms } from '../shop/account/forms/account-page-forms.ts';
import { knownVisitorOf } from '../shop/account/known-visitor-of.ts';
import { createKnownVisitorLoader } from '../shop/account/known-visitor-loader.ts';
import { flagsOf } from '../shop/account/login-flags.ts';
import { createPasswordHasher } from '../credentials/password-hasher.ts';
import { createSqlAccountStore } from '../shop/account/sql-account-store.ts';
import { createSqlEmailChange } from '../shop/account/sql-email-change.ts';
import { createSqlObjections } from '../shop/account/objections.ts';
import { createSqlRegistrationStore } from '../shop/account/sql-registration-store.ts';
import { sweepAccounts } from '../shop/account/sweep-accounts.ts';
import { createWrittenMails } from '../shop/account/written-mails.ts';
import { forgetHistoryOfBrowser, joinHistoryAtLogin } from '../shop/search-history/join-at-login.ts';
import { createSqlSearchHistory } from '../shop/search-history/sql-search-history.ts';
import type { Database } from '../storage/database/database.ts';

/** Who visitors are, and what they do with their accounts. */
export interface ShopAccounts extends ShopPart {
  /** Puts who sends a request into the answer's locals, for everything behind it. */
  visitor: RequestHandler[];
  /** Who may see the pages that are one visitor's. */
  admission: Pick<PersonalPagesOptions, 'isPersonal' | 'admit'>;
  /** The customer who is logged in; undefined for everybody else. Throws an outage of the sessions. */
  customerOf(response: Response): Promise<string | undefined>;
  /** Who sends a request, as far as it may be told. Throws an outage, which means nobody else. */
  knownVisitor(response: Response): Promise<KnownVisitor>;
  mail: ShopMail;
  /** Tells whether a person fills in a form; `tokens`: what forms are drawn with for browsers without a script. */
  formCheck: { check: FormCheck; tokens: FormTokens };
  /** Begins what runs in the background. */
  start(): void;
  /** Ends with what was promised. */
  finish(): Promise<void>;
}

const day = 86_400_000;

/** Sessions, accounts and mails, all in the shop's database. */
export function composeAccounts(
  base: ShopBase,
  database: Database,
  {
    text,
    joinAtLogin,
    drawPaper,
    forget,
  }: {
    text: PageRenderer['text'];
    joinAtLogin: JoinAtLogin;
    drawPaper: DrawMailPaper;
    forget: (tags: ReadonlySet<string>) => void;
  },
): ShopAccounts {
  const { log, now, clock, counters, isHttps, tenants } = base;
  const secrets = visitorSecrets(base);
  const [secret] = secrets;
  const mail = composeMailbox(base, database, drawPaper);
  const sessions = createSessionStore({
    records: createSqlSessionRecords(database),
    now,
    onReplay: (tenant) => log.warn({ tenant }, 'An old session id was used again: its session is over'),
  });
  const store = createSqlAccountStore(database);
  const registrations = createSqlRegistrationStore(database);
  const emailChanges = createSqlEmailChange(database);
  const objections = createSqlObjections(database);
  const browsers = createRegisteringBrowser({ isHttps });
  const captcha = createAltchaCaptcha({ secret, clock: now, randomInt });
  const formTokens = createFormTokens({ secret, clock: now, randomBytes });
  const checkForm = createFormCheck({ captcha, formTokens, counters, secret });
  const afterwards = createAfterwards(base);
  const ownData = composeOwnData(base, database, { secrets, customerOf, forget });
  const ports: AccountPorts & PersonalDataPorts = {
    ...{ store, registrations, emailChanges, objections, counters, secret, clock: now },
    hasher: createPasswordHasher(),
    mails: createWrittenMails({ outbox: mail.outbox, shopOf: mail.shopOf, clock: now }),
    canReach: mail.canReach,
    orders: composeGuestOrders(database),
    ownData: ownData.port,
    checkForm,
    endSessions: (tenant, accountId) => sessions.endAll(tenant, accountId),
    later: afterwards.later,
    pause: (ms) => sleep(ms),
    random: { bytes: randomBytes, int: randomInt },
  };
  const logins = withJoins(createLogins({ store: sessions, isHttps }), {
    ...{ database, base, browsers, joinAtLogin },
  });
  const forms = createAccountFormRunner(accountFormHandlers({ ...ports, logins, browsers }), {
    ...{ text, browsers },
  });
  const configs = new Map(tenants.map(({ config }) => [config.slug, config]));
  const sessionRoutes = createSessionRoutes({
    ...{ store: sessions, counters, secret, now, clock, log, isHttps },
    keys: createSessionKeys({ secrets, now }),
    async flagsOf(tenant, customerId) {
      const account = await store.byId(tenant, customerId);
      return account && flagsOf(account);
    },
  });
  let sweeping: NodeJS.Timeout | undefined;

  async function knownVisitor(response: Response): Promise<KnownVisitor> {
    const session = await sessionOf(response);
    return knownVisitorOf(store, tenantOf(response).slug, session?.visitor ?? { kind: 'anonymous' });
  }

  const customerRoutes = createCustomerRoutes({ knownVisitor, captcha, forms, counters, secret });

  return {
    visitor: [
      createVisitorMiddleware({ store: sessions, now, log, isHttps }),
      createGuestJoin(joinsThatHinderNobody(joinAtLogin, log)),
    ],
    admission: createAdmission({ isHttps, browsers }),
    forms: [createAccountPageForms(forms)],
    loaders: [
      createAccountFormLoader({ ports, formTokens, tenants: configs, text }),
      createKnownVisitorLoader(store),
    ],
    routes: [
      ownData.route,
      Router({ caseSensitive: true })
        .use('/api/session', sessionRoutes)
        .use('/api/customer/v1', customerRoutes),
    ],
    calls: [...sessionCalls, ...customerCalls, ...ownData.calls],
    customerOf,
    knownVisitor,
    mail,
    formCheck: { check: checkForm, tokens: formTokens },
    start() {
      const sweep = (): void => {
        afterwards.later(async () => void (await sweepAccounts(ports, now())));
        afterwards.later(ownData.sweep);
      };
      mail.start();
      sweep();
      sweeping = setInterval(sweep, day);
      sweeping.unref();
    },
    async finish() {
      clearInterval(sweeping);
      await afterwards.finish();
      await mail.stop();
    },
  };
}

/** Joins that are tried again with the next request, and of which the log alone tells when they fail. */
function joinsThatHinderNobody(joinAtLogin: JoinAtLogin, log: ShopBase['log']): JoinGuest {
  return async (...whose) => {
    try {
      return (await joinAtLogin(...whose)) ? 'joined' : 'nothing';
    } catch (error) {
      log.warn({ err: error }, 'What a guest had collected could not be joined');
      return 'not-now';
    }
  };
}

async function customerOf(response: Response): Promise<string | undefined> {
  const session = await sessionOf(response);
  return session?.visitor.kind === 'full' ? session.visitor.customerId : undefined;
}

interface JoinParts {
  database: Database;
  base: ShopBase;
  browsers: RegisteringBrowser;
  joinAtLogin: JoinAtLogin;
}

/**
 * At a login, what was searched for and collected before becomes the customer's; that this fails hinders nobody. At a logout
 * the browser forgets what would be left for the next person.
 */
function withJoins(logins: Logins, { database, base, browsers, joinAtLogin }: JoinParts): Logins {
  const { log, isHttps } = base;
  const history = createSqlSearchHistory(database);

  async function join(response: Response, customerId: string): Promise<void> {
    const guests = guestsOf(response.req, response, { isHttps });
    await Promise.all([
      joinHistoryAtLogin(history, response, { customerId, isHttps }),
      ...guests.map((guest) => joinAtLogin(tenantOf(response).slug, guest, customerName(customerId))),
    ]);
    if (guests.length > 0) dismissGuest(response, { isHttps });
  }

  return {
    async logIn(response, login) {
      const stored = await logins.logIn(response, login);
      if (login.kind === 'full')
        await join(response, login.customerId).catch((error: unknown) =>
          log.warn({ err: error }, 'What a guest had collected could not be joined at a login'),
        );
      return stored;
    },
    async logOut(response) {
      await logins.logOut(response);
      forgetHistoryOfBrowser(response, { isHttps });
      forgetCollectionHints(response, { isHttps });
      browsers.forget(response);
    },
  };
}

/** What is done after an answer was sent; what goes wrong with it stands in the log. */
function createAfterwards({ log }: ShopBase): {
  later: AccountPorts['later'];
  finish(): Promise<void>;
} {
  const underWay = new Set<Promise<void>>();
  return {
    later(task) {
      const done: Promise<void> = answered()
        .then(task)
        .catch((error: unknown) => log.error({ err: error }, 'What was to follow an answer failed'))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async finish() {
      await Promise.all(underWay);
    },
  };
}
