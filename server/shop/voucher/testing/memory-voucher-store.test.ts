import { testVoucherStore } from '../../../../tests/contract/voucher-store.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { createMemoryVoucherStore } from './memory-voucher-store.ts';

testVoucherStore('memory', inMemory(createMemoryVoucherStore));
