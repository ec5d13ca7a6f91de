import { testWordCandidates } from '../../../../tests/contract/word-candidates.contract.ts';
import { wordsInMemory } from './words-in-memory.ts';

testWordCandidates('memory', async (known) => ({ words: wordsInMemory(known), close: async () => {} }));
