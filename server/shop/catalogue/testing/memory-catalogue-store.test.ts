import { testCatalogueStore } from '../../../../tests/contract/catalogue-store.contract.ts';
import { createMemoryCatalogueStore } from './memory-catalogue-store.ts';

testCatalogueStore('memory', async () => ({
  store: createMemoryCatalogueStore(),
  close: async () => {},
}));
