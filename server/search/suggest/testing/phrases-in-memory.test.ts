import { testPhraseSource } from '../../../../tests/contract/phrase-source.contract.ts';
import { phrasesInMemory } from './phrases-in-memory.ts';

testPhraseSource('memory', async (known) => ({ phrases: phrasesInMemory(known), close: async () => {} }));
