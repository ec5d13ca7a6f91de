import { testPhraseSource } from '../../../../tests/contract/phrase-source.contract.ts';
import { inMemory } from '../../../../tests/contract/store-under-test.ts';
import { phrasesInMemory } from './phrases-in-memory.ts';

testPhraseSource('memory', (known) => inMemory(() => phrasesInMemory(known)));
