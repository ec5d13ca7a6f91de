import type { StaffStore } from '../staff/account/staff-store.ts';

/** Somebody as the editors' application names them. */
export interface Person {
  id: string;
  name: string;
}

/** Names of the people of the shop, by the ids that content keeps. */
export interface People {
  /** Those that there are, by id. */
  of(ids: Iterable<string | null>): Promise<ReadonlyMap<string | null, Person>>;
}

/** Reads them from the accounts of staff; who is gone has no name. */
export function createPeople(store: Pick<StaffStore, 'byId'>): People {
  return {
    async of(ids) {
      const wanted = [...new Set(ids)].filter((id) => id !== null);
      const found = await Promise.all(wanted.map((id) => store.byId(id)));
      return new Map(
        found.flatMap((staff) => (staff ? [[staff.id, { id: staff.id, name: staff.email }] as const] : [])),
      );
    },
  };
}
