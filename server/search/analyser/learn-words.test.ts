import { describe, expect, test } from 'vitest';
import type { SearchProduct } from './search-product.ts';
import { austrianSynonyms } from '../languages/austrian-synonyms.ts';
import { dutch } from '../languages/dutch.ts';
import { german } from '../languages/german.ts';
import { learnWords } from './learn-words.ts';

const plain: SearchProduct = {
  doc: 1,
  type: '',
  name: '',
  brand: '',
  models: [],
  categories: [],
  targetGroups: [],
  colours: [],
  sizes: [],
  attributes: [],
  description: '',
};

describe('words of a catalogue', () => {
  test('are its types, categories and facts, with their stems', () => {
    const { words } = learnWords(
      [{ ...plain, type: 'Hängematte', categories: [['Balkone']], attributes: ['Seegras'] }],
      german,
    );
    expect(words).toEqual(
      expect.arrayContaining(['hangematte', 'hangematt', 'balkone', 'balkon', 'seegras']),
    );
  });

  test('are also what is left beside known words in two of them', () => {
    const one = { ...plain, type: 'Pampelkleid' };
    expect(learnWords([one, one], german).words).not.toContain('pampel');
    expect(learnWords([one, { ...plain, type: 'Pampelschuh' }], german).words).toContain('pampel');
  });

  test('are of names only what is left beside known words', () => {
    const { words } = learnWords(
      [
        { ...plain, name: 'Zupfelkleid Amalfi' },
        { ...plain, name: 'Zupfelhose Amalfi' },
      ],
      german,
    );
    expect(words).toContain('zupfel');
    expect(words).not.toContain('amalfi');
  });

  test('are those of its own language and tenant', () => {
    expect(learnWords([], german).words).not.toContain('backrohr');
    expect(learnWords([], german, [austrianSynonyms]).words).toContain('backrohr');
    expect(learnWords([], dutch).words).not.toContain('stuhl');
    expect(learnWords([], german).words).not.toContain('und');
  });

  test('come in the same order, whatever that of the products is', () => {
    const products = [
      { ...plain, type: 'Strandkleid' },
      { ...plain, type: 'Tragehose' },
    ];
    expect(learnWords(products, german)).toEqual(learnWords(products.toReversed(), german));
  });
});
