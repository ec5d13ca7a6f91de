import type { Response } from 'express';
import {
  addressBookQuery,
  type addressBookStates,
  type AddressForm,
  addressForms,
} from '../../../schemas/address/address-book.ts';
import {
  addressFields,
  type PostalAddress,
  readPostalAddress,
} from '../../../schemas/address/postal-address.ts';
import { addressWords } from '../../../schemas/tenant/address-words.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { HttpError } from '../../http/http-error.ts';
import { type Entries, entryOf } from '../../http/read-entries.ts';
import { tenantOf } from '../../http/tenant-of.ts';
import type { PageFormAnswer, PageForms } from '../../pages/personal-pages.ts';
import type { AddressBookStore, KeptAddress } from './address-book-store.ts';

export interface AddressBookFormsParts {
  store: AddressBookStore;
  /** The customer who is logged in; undefined for everybody else. Throws an outage of the sessions. */
  customerOf(response: Response): Promise<string | undefined>;
  /** Has the customer's next order begin with an address. Throws an outage. */
  beginOrders(tenant: string, customer: string, address: PostalAddress): Promise<void>;
  text(tenant: string, locale: string, key: string): string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** 128 random bits, base64url. */
  newId: () => string;
}

interface SentForm {
  tenant: TenantConfig;
  locale: string;
  customer: string;
  entries: Entries;
}

/** The forms of the address book. What is not the customer's is answered as what does not exist: 404. */
export function createAddressBookForms(parts: AddressBookFormsParts): PageForms {
  return {
    take({ response, location: { route, locale }, name, entries }) {
      const form = addressForms.find((each) => each === name);
      if (route !== 'account-addresses' || !form) return undefined;
      return answer(parts, form, { response, locale, entries });
    },
  };
}

async function answer(
  parts: AddressBookFormsParts,
  form: AddressForm,
  { response, ...sent }: { response: Response; locale: string; entries: Entries },
): Promise<PageFormAnswer> {
  const tenant = tenantOf(response);
  const customer = await parts.customerOf(response);
  // Who is not logged in any more is led to the login by the page that is shown.
  if (customer === undefined) return refused(form, {}, [], '');
  const whose = { ...sent, tenant, customer };
  if (form === 'address') return keep(parts, whose);
  const id = entryOf(sent.entries, 'id');
  if (form === 'address-remove') {
    if (!(await parts.store.remove(tenant.slug, customer, id))) throw noSuchAddress();
    return done(whose, 'adresse-entfernt');
  }
  const kept = await addressOf(parts, whose, id);
  await parts.store.change(tenant.slug, customer, { ...kept, isDefault: true });
  await parts.beginOrders(tenant.slug, customer, kept.address);
  return done(whose, 'adresse-gespeichert');
}

async function keep(parts: AddressBookFormsParts, sent: SentForm): Promise<PageFormAnswer> {
  const { tenant, locale, customer, entries } = sent;
  const id = entryOf(entries, 'id');
  const before = id === '' ? null : await addressOf(parts, sent, id);
  const typed = Object.fromEntries(addressFields.map((field) => [field, entryOf(entries, field)]));
  const country = tenant.locales.find((each) => each.locale === locale)?.country ?? '';
  const read = readPostalAddress(typed, country);
  const text = (key: string): string => parts.text(tenant.slug, locale, key);
  const values = { ...typed, ...(id !== '' && { id }) };
  if (!read.ok) {
    const faults = read.faults.map((fault) => ({
      field: fault.slice(0, fault.indexOf('.')),
      detail: text(`checkout.fault.${fault}`),
    }));
    return refused('address', values, faults, text('account.refused.fields'));
  }
  const isDefault = entryOf(entries, 'isDefault') === 'yes' || before?.isDefault === true;
  const kept: KeptAddress = { id: before?.id ?? parts.newId(), address: read.address, isDefault };
  const isKept = before
    ? await parts.store.change(tenant.slug, customer, kept)
    : await parts.store.add(tenant.slug, customer, kept, parts.now());
  if (!isKept) return refused('address', values, [], text('address-book.full'));
  const [usual] = await parts.store.all(tenant.slug, customer);
  if (usual?.id === kept.id) await parts.beginOrders(tenant.slug, customer, kept.address);
  return done(sent, 'adresse-gespeichert');
}

async function addressOf(
  { store }: AddressBookFormsParts,
  { tenant, customer }: SentForm,
  id: string,
): Promise<KeptAddress> {
  const kept = (await store.all(tenant.slug, customer)).find((each) => each.id === id);
  if (!kept) throw noSuchAddress();
  return kept;
}

const noSuchAddress = (): HttpError => new HttpError(404, 'The customer has no such address');

function done({ tenant, locale }: SentForm, state: (typeof addressBookStates)[number]): PageFormAnswer {
  const query = addressWords(tenant, locale).query(`${addressBookQuery.state}=${state}`);
  return { ok: true, to: `${routeTable(tenant, locale).address('account-addresses') ?? '/'}?${query}` };
}

function refused(
  name: AddressForm,
  values: Readonly<Record<string, string>>,
  faults: { field: string; detail: string }[],
  detail: string,
): PageFormAnswer {
  return { ok: false, status: 422, refused: { name, values, faults, detail, needsProof: false } };
}
