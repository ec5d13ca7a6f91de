import { testSearchHistory } from '../../../../tests/contract/search-history.contract.ts';
import { createMemorySearchHistory } from './memory-search-history.ts';

testSearchHistory('memory', async () => ({ store: createMemorySearchHistory(), close: async () => {} }));
