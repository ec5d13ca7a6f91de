import { testSearchHistory } from '../../../../tests/contract/search-history.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { createMemorySearchHistory } from './memory-search-history.ts';

testSearchHistory('memory', inMemory(createMemorySearchHistory));
