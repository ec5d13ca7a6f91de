import { testAccountStore } from '../../../../tests/contract/account-store.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { createMemoryAccountStore } from './memory-account-store.ts';

testAccountStore('memory', inMemory(createMemoryAccountStore));
