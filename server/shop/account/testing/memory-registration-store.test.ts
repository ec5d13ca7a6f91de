import { testRegistrationStore } from '../../../../tests/contract/registration-store.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { createMemoryAccountStore } from './memory-account-store.ts';
import { createMemoryRegistrationStore } from './memory-registration-store.ts';

testRegistrationStore(
  'memory',
  inMemory(() => {
    const accounts = createMemoryAccountStore();
    return { accounts, registrations: createMemoryRegistrationStore(accounts) };
  }),
);
