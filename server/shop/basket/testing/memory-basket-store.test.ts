import { testBasketStore } from '../../../../tests/contract/basket-store.contract.ts';
import { createTestMemoryBasketStore } from './memory-basket-store.ts';

testBasketStore('memory', async () => {
  const store = createTestMemoryBasketStore();
  return { store, another: store, close: async () => {} };
});
