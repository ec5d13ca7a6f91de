import type { KnownVisitor } from '../../../schemas/account/known-visitor.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { AccountStore } from './account-store.ts';

/** What a visitor may be told of himself: whoever is known but not proved gets the first name, and no more. */
export async function knownVisitorOf(
  store: Pick<AccountStore, 'byId'>,
  tenant: string,
  visitor: Visitor,
): Promise<KnownVisitor> {
  const account = visitor.kind === 'anonymous' ? null : await store.byId(tenant, visitor.customerId);
  if (!account) return { kind: 'anonymous' };
  const { firstName, lastName, customerNumber, email, birthday, phone, salutation, premiumRenewsOn } =
    account;
  if (visitor.kind === 'soft') return { kind: 'soft', firstName };
  return {
    ...{
      kind: 'full',
      firstName,
      lastName,
      customerNumber,
      email,
      birthday,
      phone,
      salutation,
      premiumRenewsOn,
    },
    ...{ hasPassword: account.passwordHash !== null, bonusProgram: account.flags.bonusProgram },
  };
}
