import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldWeights } from '../ranking/ranking-parameters.ts';
import type { SearchProduct } from './search-product.ts';
import { createAnalyser } from './analyser.ts';
import { austrianSynonyms } from '../languages/austrian-synonyms.ts';
import { dutch } from '../languages/dutch.ts';
import { french } from '../languages/french.ts';
import { german } from '../languages/german.ts';
import { plainLanguage } from '../languages/plain-language.ts';
import { learnWords } from './learn-words.ts';

const dress: SearchProduct = {
  doc: 1,
  type: 'Sommerkleid',
  name: 'Vero Lind Sommerkleid „Amalfi“',
  brand: 'Vero Lind',
  models: ['AM 12'],
  categories: [['Mode', 'Damenmode', 'Kleider']],
  targetGroups: ['Damen'],
  colours: ['Hellblau'],
  sizes: ['38'],
  attributes: ['Baumwolle'],
  description: 'Für warme Abende am Strand.',
};
const glove: SearchProduct = {
  ...dress,
  doc: 2,
  type: 'Handschuh',
  name: 'Handschuh',
  categories: [['Mode', 'Accessoires', 'Handschuhe']],
};
const sneaker: SearchProduct = {
  ...dress,
  doc: 3,
  type: 'Laufschuh',
  name: 'Laufschuh',
  categories: [['Schuhe', 'Damenschuhe']],
};

const words = { version: 1, ...learnWords([dress, glove, sneaker], german, [austrianSynonyms]) };
const analyser = createAnalyser(german, words, [austrianSynonyms]);
const weightsOf = (product: SearchProduct): Record<string, number> =>
  Object.fromEntries(analyser.product(product).terms);

describe('what a product is in wider terms', () => {
  const widerOf = (type: string, category: string): readonly string[] =>
    analyser.product({ ...dress, type, categories: [['Mode', category]] }).wider;

  test('is the end of its type, as it is written, where a category is called so', () => {
    expect(widerOf('Sommerkleid', 'Kleider')).toEqual(['Kleid']);
    expect(widerOf('Handschuh', 'Handschuhe')).toEqual([]);
    expect(widerOf('Wintermäntel', 'Mäntel')).toEqual(['Mäntel']);
    expect(widerOf('Skinny-Jeans', 'Jeans')).toEqual(['Jeans']);
    expect(widerOf('Rotes Kleid', 'Kleider')).toEqual(['Kleid']);
    expect(widerOf('Kleid', 'Kleider')).toEqual([]);
  });

  test('is known to the correction of typing errors', () => {
    expect(analyser.product(dress).words.get('kleid')).toBe('Kleid');
    expect(analyser.product(glove).words.has('schuh')).toBe(false);
  });
});

describe('the terms of a product', () => {
  test('weigh by where they stand', () => {
    expect(weightsOf(dress)).toMatchObject({
      sommerkleid: fieldWeights.type,
      kleid: fieldWeights.head,
      dam: fieldWeights.targetGroup,
      vero: fieldWeights.brand,
      verolind: fieldWeights.brand,
      am12: fieldWeights.model,
      hellblau: fieldWeights.colour,
      38: fieldWeights.size,
      baumwoll: fieldWeights.attribute,
      amalfi: fieldWeights.name,
      somm: fieldWeights.modifier,
      strand: fieldWeights.description,
    });
  });

  test('hold wider words for what it is only where the categories say so', () => {
    expect(weightsOf(sneaker)).toMatchObject({ laufschuh: fieldWeights.type, schuh: fieldWeights.head });
    expect(weightsOf(glove)).toMatchObject({
      handschuh: fieldWeights.type,
      schuh: fieldWeights.doubtfulHead,
    });
  });

  test('hold them with less weight where only another category of the department is called so, or none', () => {
    const boots = {
      ...sneaker,
      doc: 4,
      type: 'Stiefel',
      name: 'Stiefel',
      categories: [['Schuhe', 'Stiefel']],
    };
    const rubber = {
      ...sneaker,
      doc: 5,
      type: 'Gummistiefel',
      name: 'Gummistiefel',
      categories: [['Schuhe', 'Kinderschuhe', 'Gummistiefel']],
      attributes: ['Gummi'],
    };
    const lamp = {
      ...dress,
      doc: 6,
      type: 'Zierleuchte',
      name: 'Zierleuchte',
      categories: [['Heim', 'Zierleuchten']],
    };
    const trousers = { ...dress, doc: 7, type: 'Hose', name: 'Hose', categories: [['Mode', 'Hosen']] };
    const tights = {
      ...dress,
      doc: 8,
      type: 'Strumpfhose',
      name: 'Strumpfhose',
      categories: [['Mode', 'Strümpfe']],
    };
    const own = createAnalyser(german, {
      version: 1,
      ...learnWords([boots, rubber, lamp, trousers, tights], german),
    });
    const weightOf = (product: SearchProduct, term: string): number | undefined =>
      own.product(product).terms.get(term);
    expect(weightOf(rubber, 'stiefel')).toBe(fieldWeights.kinHead);
    expect(weightOf(lamp, 'leucht')).toBe(fieldWeights.plainHead);
    expect(weightOf(tights, 'hos')).toBe(fieldWeights.doubtfulHead);
  });

  test('hold no word that only happens to stand at the end of another', () => {
    const chest = { ...dress, type: 'Kommode', name: 'Kommode', categories: [['Möbel', 'Kommoden']] };
    expect(weightsOf(chest)).not.toHaveProperty('mod');
  });

  test('hold them too where half of the word is unknown', () => {
    const strange = { ...dress, type: 'Quaxlkleid', name: 'Quaxlkleid' };
    expect(weightsOf(strange)).toMatchObject({ quaxlkleid: fieldWeights.type, kleid: fieldWeights.head });
  });

  test('know what it is from its name, when nobody says so', () => {
    const unnamed = { ...dress, type: '', name: 'Vero Lind Wickelkleid Amalfi mit Gürtel' };
    expect(analyser.product(unnamed).type).toBe('Wickelkleid');
    expect(weightsOf(unnamed)).toMatchObject({
      wickelkleid: fieldWeights.type,
      kleid: fieldWeights.head,
      gurtel: fieldWeights.name,
    });
    const nothing = { ...dress, type: '', name: 'Vero Lind Dings 3000', categories: [] };
    expect(analyser.product(nothing).type).toBe('Dings');
  });

  test('tell the words to which typing errors are corrected, none with digits', () => {
    const { words: known } = analyser.product({ ...dress, brand: 'Levi’s®', models: ['WGG244A20'] });
    expect(known.get('levis')).toBe('Levi’s');
    expect(known.get('sommerkleid')).toBe('Sommerkleid');
    expect([...known.keys()].filter((word) => /\d/.test(word))).toEqual([]);
  });

  test('in French begin with what it is', () => {
    const robe = {
      ...dress,
      type: "Robe d'été",
      categories: [['Robes']],
      attributes: [],
      targetGroups: ['Femme'],
    };
    const own = createAnalyser(french, { version: 1, ...learnWords([robe], french) });
    expect(Object.fromEntries(own.product(robe).terms)).toMatchObject({
      rob: fieldWeights.head,
      robeet: fieldWeights.type,
      ete: fieldWeights.typeDetail,
    });
  });
});

describe('meanings', () => {
  test('are found by the terms of words, in whatever form they are written', () => {
    const [meaning] = analyser.meaningsOf(analyser.termOf('spannleintucher'));
    expect(meaning).toEqual({ word: 'spannbettlaken', terms: [analyser.termOf('spannbettlaken')] });
  });

  test('go both ways only among words that are the same', () => {
    expect(analyser.meaningsOf(analyser.termOf('couch')).map(({ word }) => word)).toEqual(['sofa']);
    expect(analyser.meaningsOf(analyser.termOf('sofa')).map(({ word }) => word)).toEqual(['couch']);
    expect(analyser.meaningsOf(analyser.termOf('kredenz')).map(({ word }) => word)).toEqual([
      'sideboard',
      'kommode',
    ]);
    expect(analyser.meaningsOf(analyser.termOf('sideboard'))).toEqual([]);
  });

  test('of phrases are all their words', () => {
    const own = createAnalyser(french, { version: 1, words: [], homes: {} });
    const [meaning] = own.meaningsOf(own.termOf('lavelinge'));
    expect(meaning?.terms).toEqual(['machin', 'lav']);
  });

  test('are those of the tenant alone', () => {
    expect(createAnalyser(german, words).meaningsOf(analyser.termOf('polster'))).toEqual([]);
  });
});

test('without rules of its language a product is found by its words as they are written', () => {
  const own = createAnalyser(plainLanguage, { version: 1, ...learnWords([dress], plainLanguage) });
  const terms = [...own.product(dress).terms.keys()];
  expect(terms).toContain(own.termOf('sommerkleid'));
  expect(terms).not.toContain(own.termOf('sommerkleider'));
});

test('no product makes the analyser throw, and each analysis is the same', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const texts = fc.array(text, { maxLength: 3 });
  const product = fc.record({
    doc: fc.constant(1),
    type: text,
    name: text,
    brand: text,
    models: texts,
    categories: fc.array(texts, { maxLength: 2 }),
    targetGroups: texts,
    colours: texts,
    sizes: texts,
    attributes: texts,
    description: text,
  });
  const analysers = [german, french, dutch, plainLanguage].map((language) => createAnalyser(language, words));
  fc.assert(
    fc.property(product, fc.constantFrom(...analysers), (given, own) => {
      const { terms } = own.product(given);
      for (const [term, weight] of terms) {
        expect(term).not.toBe('');
        expect(weight).toBeLessThanOrEqual(fieldWeights.type);
      }
      expect([...own.product(given).terms]).toEqual([...terms]);
    }),
    { numRuns: 300 },
  );
});
