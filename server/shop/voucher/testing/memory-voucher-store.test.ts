import { testVoucherStore } from '../../../../tests/contract/voucher-store.contract.ts';
import { createTestMemoryVoucherStore } from './memory-voucher-store.ts';

testVoucherStore('memory', async () => {
  const store = createTestMemoryVoucherStore();
  return { store, another: store, close: async () => {} };
});
