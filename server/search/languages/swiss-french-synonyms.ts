import type { Synonyms } from './language.ts';

/** French as it is spoken in Switzerland. */
export const swissFrenchSynonyms: Synonyms = {
  same: [],
  means: {
    natel: ['smartphone'],
    fourre: ['housse de couette', 'housse'],
    linge: ['serviette'],
    duvet: ['couette'],
    foehn: ['sèche-cheveux'],
    training: ['survêtement'],
  },
};
