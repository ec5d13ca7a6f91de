import type { CreditRecord, CreditRecords } from '../credit-records.ts';

/** Decisions about credits in the memory of one process. */
export function createMemoryCreditRecords(): CreditRecords {
  const records: CreditRecord[] = [];
  return {
    async add({ ...record }) {
      records.unshift(record);
    },
    of: async (tenant, customer) =>
      records.filter((record) => record.tenant === tenant && record.customer === customer),
  };
}
