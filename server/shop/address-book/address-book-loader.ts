import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import {
  type AddressBook,
  addressBookQuery,
  addressBookStates,
  addressForms,
} from '../../../schemas/address/address-book.ts';
import { addressFields } from '../../../schemas/address/postal-address.ts';
import type { PersonalRequest } from '../../../schemas/personal-request.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { revisionOf } from '../revision-of.ts';
import type { AddressBookStore } from './address-book-store.ts';

export interface AddressBookLoaderParts {
  store: Pick<AddressBookStore, 'all'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  text(tenant: string, locale: string, key: string): string;
}

const args = z.strictObject({});

/** The address book of the customer for whom a page is drawn. */
export function createAddressBookLoader(parts: AddressBookLoaderParts): Loader<typeof args> {
  return {
    name: 'address-book',
    args,
    dimensions: Object.values(addressBookQuery).map((name) => `query:${name}`),
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const own = parts.tenants.get(slug)?.locales.find((each) => each.locale === locale);
      const customer = personal?.visitor === 'logged-in' ? personal.customerId : null;
      if (!personal || customer === null || !own)
        return { ok: false, reason: 'an address book is shown to its customer' };
      const addresses = await parts.store.all(slug, customer);
      const refused = refusedForm(personal);
      const id = refused?.values['id'] ?? query[addressBookQuery.address] ?? '';
      const edited = addresses.find((each) => each.id === id) ?? null;
      const state = addressBookStates.find((each) => each === query[addressBookQuery.state]);
      const known = edited
        ? Object.fromEntries(addressFields.map((field) => [field, edited.address[field]]))
        : {};
      const value: AddressBook = {
        notice: refused
          ? { kind: 'bad', text: refused.detail }
          : state
            ? { kind: 'good', text: parts.text(slug, locale, `address-book.state.${state}`) }
            : null,
        values: refused ? { ...refused.values } : known,
        faults: refused ? [...refused.faults] : [],
        ...{ edited: edited?.id ?? null, country: own.country, addresses },
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };
}

function refusedForm({ refused }: PersonalRequest): PersonalRequest['refused'] {
  return addressForms.some((form) => form === refused?.name) ? refused : undefined;
}
