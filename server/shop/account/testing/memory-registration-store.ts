import { emailKey } from '../../../../schemas/account/email-address.ts';
import type { AccountStore } from '../account-store.ts';
import { checkPerson } from '../check-person.ts';
import type { RegistrationLink, RegistrationStore, WaitingRegistration } from '../registration-store.ts';

interface Kept {
  registration: WaitingRegistration;
  links: RegistrationLink[];
}

/** Registrations in this process's memory, beside the accounts that come of them; for tests alone. */
export function createMemoryRegistrationStore(
  accounts: Pick<AccountStore, 'byEmail' | 'byId' | 'create'>,
): RegistrationStore {
  let all: Kept[] = [];
  const ofAddress = (tenant: string, email: string): Kept[] =>
    all.filter(
      ({ registration: each }) => each.tenant === tenant && emailKey(each.email) === emailKey(email),
    );
  const byHash = (tenant: string, hash: string): Kept | undefined =>
    all.find(({ registration, links }) => {
      return registration.tenant === tenant && links.some((link) => link.hash === hash);
    });
  const isDone = async ({ tenant, email, id }: WaitingRegistration): Promise<boolean> =>
    (await accounts.byEmail(tenant, email)) !== null || (await accounts.byId(tenant, id)) !== null;
  const linkOf = ({ links }: Kept, hash: string) => links.find((link) => link.hash === hash);

  return {
    async add(registration, link, also) {
      checkPerson(registration);
      const { tenant, order, createdAt } = registration;
      const isHeld = all.some(
        ({ registration: each, links }) =>
          order !== null &&
          each.tenant === tenant &&
          each.order === order &&
          links.some(({ expiresAt }) => expiresAt > createdAt),
      );
      if (isHeld) return false;
      const kept = { registration: structuredClone(registration), links: [link] };
      all.push(kept);
      try {
        await also?.();
      } catch (error) {
        all = all.filter((each) => each !== kept);
        throw error;
      }
      return true;
    },
    async addLink(tenant, id, link, also) {
      const kept = all.find(({ registration: each }) => each.tenant === tenant && each.id === id);
      if (!kept) return false;
      await also?.();
      kept.links.push(link);
      return true;
    },
    async waiting(tenant, email, browser) {
      const own = (registration: WaitingRegistration): number =>
        browser !== null && registration.browser === browser ? 1 : 0;
      const [first] = ofAddress(tenant, email)
        .map(({ registration }) => registration)
        .toSorted((a, b) => own(b) - own(a) || b.createdAt - a.createdAt || (a.id < b.id ? -1 : 1));
      return first ? structuredClone(first) : null;
    },
    async follow(tenant, hash, at) {
      const kept = byHash(tenant, hash);
      const link = kept && linkOf(kept, hash);
      if (!kept || !link) return { ok: false, reason: 'invalid' };
      const { registration } = kept;
      const done = await isDone(registration);
      if (!done && link.expiresAt <= at) return { ok: false, reason: 'expired' };
      const others = ofAddress(tenant, registration.email).filter(
        (other) => other !== kept && other.links.some(({ expiresAt }) => expiresAt > at),
      );
      const { asksPerson } = link;
      const isOnly = done || others.length === 0;
      return {
        ok: true,
        link: { registration: structuredClone(registration), asksPerson, isOnly, isDone: done },
      };
    },
    async confirm(hash, at, account, also) {
      const kept = byHash(account.tenant, hash);
      const link = kept && linkOf(kept, hash);
      if (!link || kept.registration.id !== account.id) return { ok: false, reason: 'invalid' };
      if (await isDone(kept.registration)) return { ok: true, isNew: false };
      if (link.expiresAt <= at) return { ok: false, reason: 'expired' };
      const created = await accounts.create(account);
      if (created.ok) {
        const { registration } = kept;
        if (registration.passwordHash === account.passwordHash) registration.passwordHash = null;
        await also?.();
        return { ok: true, isNew: true };
      }
      return created.reason === 'email-taken'
        ? { ok: true, isNew: false }
        : { ok: false, reason: 'number-taken' };
    },
    async removeOf(tenant, email) {
      const gone = new Set(ofAddress(tenant, email));
      all = all.filter((kept) => !gone.has(kept));
    },
    async sweep(before) {
      const left = all.filter(({ links }) => links.some(({ expiresAt }) => expiresAt >= before));
      const swept = all.length - left.length;
      all = left;
      return swept;
    },
  };
}
