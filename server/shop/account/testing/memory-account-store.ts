import { emailKey } from '../../../../schemas/account/email-address.ts';
import type { Account } from '../account.ts';
import { checkPerson } from '../check-person.ts';
import type { AccountStore, AccountToken, TokenRefusal } from '../account-store.ts';

interface KeptToken extends AccountToken {
  tenant: string;
}

/**
 * Accounts in this process's memory, for tests alone. A shop without a database has no accounts: people would lose what they
 * entrusted to it at the next start, and two processes would know different customers.
 */
export function createMemoryAccountStore(): AccountStore {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, KeptToken>();
  const nameOf = (tenant: string, id: string): string => JSON.stringify([tenant, id]);
  const find = (tenant: string, isMeant: (account: Account) => boolean): Account | undefined =>
    [...accounts.values()].find((account) => account.tenant === tenant && isMeant(account));
  const ofEmail = (tenant: string, email: string): Account | undefined =>
    find(tenant, (account) => emailKey(account.email) === emailKey(email));

  function voidTokens(tenant: string, accountId: string): void {
    for (const [name, token] of tokens)
      if (token.tenant === tenant && token.accountId === accountId) tokens.delete(name);
  }

  /** Changes at once, and takes it back where what is to be kept with it fails. */
  async function together(change: () => void, also: (() => Promise<void>) | undefined): Promise<void> {
    const before = [[...accounts], [...tokens]] as const;
    change();
    await also?.().catch((error: unknown) => {
      accounts.clear();
      for (const [name, account] of before[0]) accounts.set(name, account);
      tokens.clear();
      for (const [name, token] of before[1]) tokens.set(name, token);
      throw error;
    });
  }

  function remove({ tenant, id }: Pick<Account, 'tenant' | 'id'>): boolean {
    voidTokens(tenant, id);
    return accounts.delete(nameOf(tenant, id));
  }

  function put(account: Account): Account {
    accounts.set(nameOf(account.tenant, account.id), account);
    return structuredClone(account);
  }

  function usable(
    tenant: string,
    hash: string,
    at: number,
  ): { ok: true; token: KeptToken; account: Account } | TokenRefusal {
    const token = tokens.get(nameOf(tenant, hash));
    const account = token && accounts.get(nameOf(tenant, token.accountId));
    if (!account) return { ok: false, reason: 'invalid' };
    if (token.expiresAt <= at) return { ok: false, reason: 'expired' };
    return { ok: true, token, account };
  }

  const copyOf = (account: Account | undefined): Account | null =>
    account ? structuredClone(account) : null;

  return {
    async create(account) {
      checkPerson(account);
      const { tenant, customerNumber } = account;
      if (ofEmail(tenant, account.email)) return { ok: false, reason: 'email-taken' };
      if (find(tenant, (each) => each.customerNumber === customerNumber))
        return { ok: false, reason: 'number-taken' };
      put(structuredClone(account));
      return { ok: true };
    },
    async byEmail(tenant, email) {
      return copyOf(ofEmail(tenant, email));
    },
    async byNumber(tenant, number) {
      return copyOf(find(tenant, ({ customerNumber }) => customerNumber === number));
    },
    async byId(tenant, id) {
      return copyOf(accounts.get(nameOf(tenant, id)));
    },
    async update(tenant, id, change) {
      const account = accounts.get(nameOf(tenant, id));
      if (!account) return { ok: false, reason: 'unknown' };
      const changed = { ...account, ...change };
      checkPerson(changed);
      const other = change.email === undefined ? undefined : ofEmail(tenant, change.email);
      if (other && other !== account) return { ok: false, reason: 'email-taken' };
      return { ok: true, account: put(structuredClone(changed)) };
    },
    async replacePasswordHash(tenant, id, expected, next, also) {
      const account = accounts.get(nameOf(tenant, id));
      if (!account || account.passwordHash !== expected) return false;
      await together(() => void put({ ...account, passwordHash: next }), also);
      return true;
    },
    async addToken(tenant, token, also) {
      if (!accounts.has(nameOf(tenant, token.accountId))) return false;
      await together(() => void tokens.set(nameOf(tenant, token.hash), { ...token, tenant }), also);
      return true;
    },
    async voidTokens(tenant, accountId) {
      voidTokens(tenant, accountId);
    },
    async checkToken(tenant, hash, at) {
      const found = usable(tenant, hash, at);
      return found.ok ? { ok: true, accountId: found.account.id } : found;
    },
    async reset(tenant, hash, at, passwordHash, also) {
      const found = usable(tenant, hash, at);
      if (!found.ok) return found;
      const account = { ...found.account, passwordHash };
      const keep = (): void => {
        voidTokens(tenant, account.id);
        put(account);
      };
      await together(keep, also);
      return { ok: true, account: structuredClone(account) };
    },
    async delete(tenant, id) {
      return remove({ tenant, id });
    },
    async sweep(before) {
      const ended = [...tokens].filter(([, { expiresAt }]) => expiresAt < before);
      for (const [name] of ended) tokens.delete(name);
      return ended.length;
    },
  };
}
