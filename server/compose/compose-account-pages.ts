import { randomBytes } from 'node:crypto';
import type { CatalogueParts, ShopPart } from './catalogue-parts.ts';
import { customerName } from '../session/collection-owner.ts';
import { createSqlAccountStore } from '../shop/account/sql-account-store.ts';
import { createAddressBookForms } from '../shop/address-book/address-book-forms.ts';
import { createAddressBookLoader } from '../shop/address-book/address-book-loader.ts';
import { createSqlAddressBook } from '../shop/address-book/sql-address-book.ts';
import { createSqlCheckoutStore } from '../shop/checkout/sql-checkout-store.ts';
import { createPaybackForms } from '../shop/payback/payback-forms.ts';
import { createPaybackLoader } from '../shop/payback/payback-loader.ts';
import { createSqlPayback } from '../shop/payback/sql-payback.ts';

const newId = (): string => randomBytes(16).toString('base64url');

/** What customers keep in their accounts: loyalty card, and address book, with whose usual address their orders begin. */
export function composeAccountPages({ base, database, pages, customerOf }: CatalogueParts): ShopPart {
  const store = createSqlAddressBook(database);
  const accounts = createSqlAccountStore(database);
  const checkouts = createSqlCheckoutStore(database);
  const payback = createSqlPayback(database);
  const { text } = pages;
  return {
    loaders: [
      createPaybackLoader({ store: payback, text }),
      createAddressBookLoader({
        ...{ store, text },
        tenants: new Map(base.tenants.map(({ config }) => [config.slug, config])),
      }),
    ],
    forms: [
      createPaybackForms({ store: payback, text, customerOf }),
      createAddressBookForms({
        ...{ store, customerOf, text, newId, now: base.now },
        async beginOrders(tenant, customer, billing) {
          const account = await accounts.byId(tenant, customer);
          if (!account) return;
          const at = { at: base.now(), key: newId(), form: 'delivery' };
          await checkouts.change(tenant, customerName(customer), at, (draft) => ({
            ...draft,
            billing,
            contact: { email: account.email, phone: draft.contact?.phone ?? account.phone },
            place: draft.place ?? { kind: 'home', address: null },
          }));
        },
      }),
    ],
  };
}
