import { testWordCandidates } from '../../../../tests/contract/word-candidates.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { wordsInMemory } from './words-in-memory.ts';

testWordCandidates('memory', (known) => inMemory(() => wordsInMemory(known)));
