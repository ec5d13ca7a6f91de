import { testVoucherStore } from '../../../../tests/contract/voucher-store.contract.ts';
import { createMemoryVoucherStore } from './memory-voucher-store.ts';

testVoucherStore('memory', async () => {
  const store = createMemoryVoucherStore();
  return { store, another: store, close: async () => {} };
});
