import { commonUnits } from './common-units.ts';
import type { Language } from './language.ts';

/** A language whose rules nobody has written yet: its words are found as they are written, but for case and accents. */
export const plainLanguage: Language = {
  foldsUmlautPairs: false,
  elisions: [],
  links: [],
  headStands: 'first',
  stopWords: [],
  weakAdjectives: [],
  prepositions: [],
  targetGroups: [],
  parts: [],
  units: commonUnits,
  irregular: {},
  synonyms: { same: [], means: {} },
  conditions: {
    below: [],
    above: [],
    between: [],
    and: [],
    currency: ['€', 'eur', 'chf'],
    without: [],
    energy: [],
  },
};
