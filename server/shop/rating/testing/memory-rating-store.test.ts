import { testRatingStore } from '../../../../tests/contract/rating-store.contract.ts';
import { createMemoryRatingStore } from './memory-rating-store.ts';

testRatingStore('memory', async () => ({ store: createMemoryRatingStore(), close: async () => {} }));
