import { commonUnits } from './common-units.ts';
import type { Language } from './language.ts';
import { wordsOf } from './word-list.ts';

/** Dutch. */
export const dutch: Language = {
  algorithm: 'dutch',
  foldsUmlautPairs: false,
  elisions: [],
  links: ['s', 'en', 'e', 'n', 'er'],
  headStands: 'last',
  stopWords: wordsOf(`
    de het een en of met zonder voor van in op aan bij uit te naar over onder door om als ook nog zeer heel ik jij je hij zij
    wij mijn jouw zijn haar niet geen is dat die dit deze wat waar welke kopen bestellen zoek maat kleur stuk stuks artikel
  `),
  weakAdjectives: wordsOf(`
    klein groot nieuw oud goed mooi goedkoop voordelig modern leuk beste hoogwaardig stijlvol elegant
  `),
  prepositions: wordsOf('met zonder voor van in uit op en'),
  targetGroups: wordsOf(
    'dames dame vrouwen vrouw heren heer mannen man kinderen kind kinder meisjes meisje jongens jongen baby unisex',
  ),
  parts: wordsOf(`
    machine kast tafel stoel bed bank lamp kussen gordijn tapijt schoen laars broek jas jurk rok hemd shirt trui vest muts
    sjaal tas koffer horloge ketting ring band fiets oven droger koker pan mes glas kop bord hoes kabel telefoon camera zuiger
    laken dekbed matras spiegel zomer winter avond strand regen slaap woon kamer keuken koffie kantoor nacht accu sport hoek
    eet salon kleding was koel vries vaat stof leer hout wol
  `),
  units: {
    ...commonUnits,
    mb: 'mb',
    inch: 'zoll',
    kilo: 'kg',
    gram: 'g',
    liter: 'l',
    watt: 'w',
    jaar: 'jaar',
  },
  irregular: {
    laars: 'laarzen',
    kinderen: 'kind',
    kinder: 'kind',
    kleren: 'kleding',
    vrouwen: 'vrouw',
    jongens: 'jongen',
    meisjes: 'meisje',
    eieren: 'ei',
    heer: 'heren',
  },
  synonyms: {
    same: [
      ['televisie', 'tv', 'tv-toestel'],
      ['smartphone', 'mobiel', 'gsm', 'mobieltje', 'telefoon'],
      ['koelkast', 'ijskast', 'frigo'],
      ['vaatwasser', 'vaatwasmachine', 'afwasmachine'],
      ['laptop', 'notebook'],
      ['bank', 'sofa', 'zetel'],
      ['sneakers', 'gympen', 'sportschoenen'],
      ['trui', 'pullover', 'sweater'],
      ['oordopjes', 'oortjes'],
      ['koptelefoon', 'hoofdtelefoon', 'headset'],
      ['dames', 'vrouwen'],
      ['heren', 'mannen'],
      ['jas', 'jack'],
      ['kast', 'garderobekast'],
      ['fiets', 'rijwiel'],
      ['stofzuiger', 'zuiger'],
    ],
    means: {
      koelkast: ['koel-vriescombinatie'],
      mantel: ['jas'],
      kleed: ['tapijt', 'vloerkleed'],
      droger: ['warmtepompdroger'],
    },
  },
  conditions: {
    below: [
      'onder',
      'onder de',
      'tot',
      'tot en met',
      'max',
      'max.',
      'maximaal',
      'hoogstens',
      'minder dan',
      'niet meer dan',
      '<',
    ],
    above: ['boven', 'boven de', 'vanaf', 'min', 'min.', 'minimaal', 'minstens', 'meer dan', '>'],
    between: ['tussen', 'tussen de', 'van'],
    and: ['en', 'tot', '-', '–'],
    currency: ['€', 'eur', 'euro', "euro's", 'euros', 'chf'],
    without: ['zonder', 'geen'],
    energy: [
      'klasse',
      'energieklasse',
      'energielabel',
      'label',
      'efficiëntieklasse',
      'energie-efficiëntieklasse',
    ],
  },
};
