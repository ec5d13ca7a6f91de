import type { Cents } from '../../../../schemas/money/cents.ts';
import { decideCredit } from '../../../../schemas/payment/credit-decision.ts';
import type { CreditCheck } from './credit-check.ts';

interface OwnCheckParts {
  /** Flag of an account; false: there is none. */
  hasAffinity(tenant: string, customer: string): Promise<boolean>;
  /** What a customer owes, in cents. */
  openBalance(tenant: string, customer: string): Promise<Cents>;
  /** What customers of a shop may owe, in cents; null: no limit. */
  limitOf(tenant: string): Cents | null;
}

/** Decides by what the shop itself knows: the account's flag, what is open, and the shop's limit. */
export function createOwnCreditCheck({ hasAffinity, openBalance, limitOf }: OwnCheckParts): CreditCheck {
  return {
    name: 'own',
    async decide({ tenant, customer, amount }) {
      const facts = {
        hasAffinity: await hasAffinity(tenant, customer),
        open: await openBalance(tenant, customer),
        amount,
        limit: limitOf(tenant),
      };
      return { ...decideCredit(facts), facts };
    },
  };
}
