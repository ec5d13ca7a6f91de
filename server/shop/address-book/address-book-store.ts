import type { PostalAddress } from '../../../schemas/address/postal-address.ts';

/** An address of a customer. */
export interface KeptAddress {
  id: string;
  address: PostalAddress;
  /** Whether it is the one that orders begin with. */
  isDefault: boolean;
}

/** Customers' address books: nobody else's addresses are found. Every method may throw an outage. */
export interface AddressBookStore {
  /** The usual one first, then the newest. */
  all(tenant: string, customer: string): Promise<KeptAddress[]>;
  /** Keeps a new address, which becomes the usual one where it is asked to or is the first; false: there are too many. */
  add(tenant: string, customer: string, kept: KeptAddress, at: number): Promise<boolean>;
  /** False: there is no such address. */
  change(tenant: string, customer: string, kept: KeptAddress): Promise<boolean>;
  /** Another becomes the usual one where that is taken away. False: there is no such address. */
  remove(tenant: string, customer: string, id: string): Promise<boolean>;
}
