import { commonUnits } from './common-units.ts';
import type { Language } from './language.ts';
import { wordsOf } from './word-list.ts';

/** French, with words that all French-speaking countries use. */
export const french: Language = {
  algorithm: 'french',
  foldsUmlautPairs: false,
  elisions: ['l', 'd', 'qu', 'j', 's', 'n', 'c', 'm', 't', 'jusqu', 'lorsqu', 'puisqu'],
  links: [],
  headStands: 'first',
  stopWords: wordsOf(`
    le la les un une des du de au aux et ou à avec sans pour par sur sous dans en chez ce cet cette ces mon ma mes ton ta tes
    son sa ses notre nos votre vos je tu il elle nous vous ils elles ne pas plus très que qui quoi est sont acheter commander
    cherche taille couleur pièce article
  `),
  weakAdjectives: wordsOf(`
    petit petite grand grande nouveau nouvelle nouveaux nouvelles beau belle bon bonne joli jolie pas cher chère moderne
    tendance élégant élégante meilleur meilleure
  `),
  prepositions: wordsOf('avec sans pour en dans et à au aux sur de du des'),
  targetGroups: wordsOf(
    'femme femmes dame homme hommes enfant enfants fille filles garçon garçons bébé unisexe',
  ),
  parts: [],
  units: {
    ...commonUnits,
    pouces: 'zoll',
    pouce: 'zoll',
    po: 'zoll',
    to: 'tb',
    go: 'gb',
    mo: 'mb',
    litres: 'l',
    litre: 'l',
    watts: 'w',
    ans: 'ans',
  },
  irregular: {
    pneus: 'pneu',
    blanche: 'blanc',
    blanches: 'blanc',
    fraîche: 'frais',
    sèche: 'sec',
    longue: 'long',
    longues: 'long',
    douce: 'doux',
    neuve: 'neuf',
    vieille: 'vieux',
  },
  synonyms: {
    same: [
      ['téléviseur', 'télé', 'tv', 'télévision'],
      ['lave-linge', 'machine à laver'],
      ['réfrigérateur', 'frigo'],
      ['smartphone', 'portable', 'téléphone', 'mobile'],
      ['baskets', 'tennis', 'sneakers'],
      ['canapé', 'sofa'],
      ['pull', 'pullover', 'chandail'],
      ['veste', 'blouson'],
      ['écouteurs', 'casque'],
      ['femme', 'dame'],
      ['ordinateur portable', 'laptop', 'notebook'],
      ['vélo', 'bicyclette'],
      ['armoire', 'penderie'],
      ['sèche-linge', 'séchoir'],
    ],
    means: {
      'sèche-linge': ['sèche-linge à pompe à chaleur'],
      habits: ['vêtements'],
      manteau: ['parka'],
    },
  },
  conditions: {
    below: [
      'moins de',
      'à moins de',
      'sous',
      'max',
      'max.',
      'maximum',
      'au maximum',
      'au plus',
      "jusqu'à",
      'jusque',
      'pas plus de',
      'en dessous de',
      '<',
    ],
    above: [
      'plus de',
      'à plus de',
      'dès',
      'à partir de',
      'min',
      'min.',
      'minimum',
      'au moins',
      'au-dessus de',
      '>',
    ],
    between: ['entre', 'de'],
    and: ['et', 'à', '-', '–'],
    currency: ['€', 'eur', 'euro', 'euros', 'chf', 'franc', 'francs', 'fr', 'fr.', 'frs', 'sfr'],
    without: ['sans', 'pas de'],
    energy: [
      'classe',
      'énergie',
      'énergétique',
      "d'énergie",
      "d'efficacité",
      'efficacité',
      'label',
      'étiquette',
    ],
  },
};
