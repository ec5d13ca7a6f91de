import { randomBytes } from 'node:crypto';
import { customerName } from '../session/collection-owner.ts';
import type { GuestOrders } from '../shop/account/account-ports.ts';
import { beginCheckout } from '../shop/checkout/sql-checkout-store.ts';
import { giveGuestOrder, orderOfToken } from '../shop/order/guest-order.ts';
import type { Database } from '../storage/database/database.ts';

/** Orders of guests, for the accounts that are made of them. */
export function composeGuestOrders({ kysely }: Pick<Database, 'kysely'>): GuestOrders {
  return {
    async find(tenant, token) {
      const found = await orderOfToken(kysely, tenant, token);
      if (!found) return null;
      const { salutation, firstName, lastName } = found.ordered.billing;
      return { number: found.number, email: found.email, salutation, firstName, lastName };
    },
    async give({ tenant, id, email, createdAt }, { number, isOwn }, within = kysely) {
      const owner = customerName(id);
      const ordered = await giveGuestOrder(within, { tenant, number, email }, { customer: id, owner });
      if (!ordered || !isOwn) return;
      const { contact, billing, place } = ordered;
      const key = randomBytes(16).toString('base64url');
      await beginCheckout(within, { tenant, owner, key, at: createdAt }, { contact, billing, place });
    },
  };
}
