import { testCatalogueStore } from '../../../../tests/contract/catalogue-store.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { createMemoryCatalogueStore } from './memory-catalogue-store.ts';

testCatalogueStore('memory', inMemory(createMemoryCatalogueStore));
