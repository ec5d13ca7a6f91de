import { testRatingStore } from '../../../../tests/contract/rating-store.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { createMemoryRatingStore } from './memory-rating-store.ts';

testRatingStore('memory', inMemory(createMemoryRatingStore));
