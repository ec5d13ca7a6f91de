import { testBasketStore } from '../../../../tests/contract/basket-store.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { createMemoryBasketStore } from './memory-basket-store.ts';

testBasketStore('memory', inMemory(createMemoryBasketStore));
