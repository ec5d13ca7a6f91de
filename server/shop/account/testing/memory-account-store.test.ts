import { testAccountStore } from '../../../../tests/contract/account-store.contract.ts';
import { createMemoryAccountStore } from './memory-account-store.ts';

testAccountStore('memory', async () => ({ store: createMemoryAccountStore(), close: async () => {} }));
