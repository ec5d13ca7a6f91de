import { testBasketStore } from '../../../../tests/contract/basket-store.contract.ts';
import { createMemoryBasketStore } from './memory-basket-store.ts';

testBasketStore('memory', async () => {
  const store = createMemoryBasketStore();
  return { store, another: store, close: async () => {} };
});
