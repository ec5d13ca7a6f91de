import { randomBytes, randomInt } from 'node:crypto';
import type { Account } from '../account.ts';
import type { AccountMail } from '../account-mails.ts';
import type { AccountPorts } from '../account-ports.ts';
import type { FormCheckAnswer } from '../form-check.ts';
import { DatabaseUnavailable } from '../../../storage/database/database-unavailable.ts';
import { createMemoryAccountStore } from './memory-account-store.ts';
import { createMemoryRegistrationStore } from './memory-registration-store.ts';
import type { PasswordHasher } from '../../../credentials/password-hasher.ts';
import { testAccount } from './account.ts';
import { testCounters, type TestCounters } from '../../../concurrency/testing/counters.ts';

export interface TestAccountShop {
  ports: AccountPorts;
  counters: TestCounters;
  /** In ms since 1970. */
  now: number;
  /** Every call of a port that costs time, in order. */
  calls: string[];
  mails: AccountMail[];
  /** Accounts whose sessions were ended. */
  ended: string[];
  /** Milliseconds that somebody waited. */
  pauses: number[];
  /** What the check of a form answers. */
  formAnswer: FormCheckAnswer;
  isBusy: boolean;
  /** Orders that were given to accounts. */
  given: { account: string; number: string; isOwn: boolean }[];
  /** Whether mails cannot be kept. */
  isOutboxAway: boolean;
  /** What stands against the end of every account. */
  unsettled: 'open-order' | 'money-owed' | null;
  /** Addresses that no mail gets to. */
  unreachable: string[];
  /** As the forms carry out every call: what fails on our side is no attempt. */
  fairly<Answer extends { ok: boolean }>(work: () => Promise<Answer>): Promise<Answer>;
  /** Does what was put off until after the answer. */
  afterwards(): Promise<void>;
  /** Ports of a further process of the same shop. */
  anotherProcess(): AccountPorts;
  /** Keeps an account whose password is `korrekt pferd`. */
  customer(more?: Partial<Account>): Promise<Account>;
  /** The token of the last mail. */
  token(): string;
}

/** A shop in memory, whose hasher counts instead of working. */
export function testAccountShop(): TestAccountShop {
  const tasks: (() => Promise<void>)[] = [];
  const store = createMemoryAccountStore();
  const registrations = createMemoryRegistrationStore(store);
  const counters = testCounters(() => shop.now);
  const hasher: PasswordHasher = {
    async hash(password) {
      shop.calls.push('hash');
      return shop.isBusy ? { ok: false, reason: 'busy' } : { ok: true, hash: `$argon2id$new$${password}` };
    },
    async verify(hash, password) {
      shop.calls.push('verify');
      if (shop.isBusy) return { ok: false, reason: 'busy' };
      const matches = (hash ?? '').endsWith(`$${password}`);
      return { ok: true, matches, needsRehash: matches && (hash ?? '').startsWith('$argon2id$old$') };
    },
  };
  const portsOf = (): AccountPorts => ({
    store: telling(store, 'store', () => shop.calls),
    registrations: telling(registrations, 'registrations', () => shop.calls),
    ...{ hasher, counters: counters.process() },
    mails: {
      async write(mail) {
        shop.calls.push('mails.write');
        return async () => {
          shop.calls.push('mails.put');
          if (shop.isOutboxAway) throw new DatabaseUnavailable('refused', 'away');
          shop.mails.push(mail);
        };
      },
    },
    orders: {
      find: async () => null,
      async give({ id: account }, order) {
        shop.given.push({ account, ...order });
      },
    },
    ownData: {
      ticket: (_tenant, id) => `ticket of ${id}`,
      async forget(tenant, id, put) {
        shop.calls.push('ownData.forget');
        if (shop.unsettled) return { ok: false, reason: shop.unsettled };
        if (!(await store.delete(tenant, id))) return { ok: false, reason: 'unknown' };
        await put();
        return { ok: true };
      },
    },
    async canReach(address) {
      shop.calls.push('canReach');
      return !shop.unreachable.includes(address);
    },
    async checkForm() {
      shop.calls.push('checkForm');
      return shop.formAnswer;
    },
    async endSessions(_tenant, id) {
      shop.calls.push('endSessions');
      shop.ended.push(id);
    },
    later: (task) => void tasks.push(task),
    async pause(ms) {
      shop.pauses.push(ms);
    },
    clock: () => shop.now,
    random: { bytes: randomBytes, int: randomInt },
    secret: 's'.repeat(32),
  });
  const shop: TestAccountShop = {
    ...{ counters, now: 1_795_000_000_000, calls: [], mails: [], ended: [], pauses: [], isBusy: false },
    ...{ isOutboxAway: false, unreachable: [], given: [], unsettled: null },
    formAnswer: { ok: true },
    ports: portsOf(),
    anotherProcess: portsOf,
    fairly: (work) =>
      shop.ports.counters.fairly(work, (answer) => 'reason' in answer && answer.reason === 'busy'),
    async afterwards() {
      for (const task of tasks.splice(0)) await task();
    },
    async customer(more = {}) {
      const account = testAccount({ passwordHash: '$argon2id$new$korrekt pferd', ...more });
      await store.create(account);
      return account;
    },
    token() {
      const mail = shop.mails.at(-1);
      return mail && 'token' in mail ? mail.token : '';
    },
  };
  return shop;
}

/** The same object, which notes every call. */
function telling<Port extends object>(port: Port, name: string, calls: () => string[]): Port {
  return new Proxy(port, {
    get(target, method: string) {
      calls().push(`${name}.${method}`);
      return Reflect.get(target, method) as unknown;
    },
  });
}
