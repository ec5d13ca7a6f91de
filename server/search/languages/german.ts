import { commonUnits } from './common-units.ts';
import type { Language } from './language.ts';
import { wordsOf } from './word-list.ts';

/** German, with words that all German-speaking countries use. */
export const german: Language = {
  algorithm: 'german',
  foldsUmlautPairs: true,
  elisions: [],
  links: ['s', 'n', 'en', 'es', 'er', 'e'],
  headStands: 'last',
  stopWords: wordsOf(`
    der die das den dem des ein eine einen einem einer eines und oder mit ohne für fürs von vom zu zum zur im in ins an am
    auf aus bei bis nach über unter vor durch gegen um als wie so auch nur noch sehr ich du er sie es wir ihr mein meine
    meinen dein deine sein seine ihre nicht kein keine ist sind was wo welche welcher welches bitte suche kaufen bestellen
    online shop größe grösse gr farbe stück stk artikel
  `),
  weakAdjectives: wordsOf(`
    klein groß neu alt gut schön günstig billig toll modern aktuell reduziert preiswert hochwertig beste bester besten
    schick elegant stilvoll stylisch
  `),
  prepositions: wordsOf('mit ohne für aus in im von vom zum zur zu auf am an bei und inkl'),
  targetGroups: wordsOf(`
    Damen Dame Frauen Frau Herren Herr Männer Mann Kinder Kind Mädchen Jungen Junge Jungs Buben Baby Babys Teenager Unisex
  `),
  parts: wordsOf(`
    Maschine Sauger Schrank Tisch Stuhl Bett Sofa Lampe Leuchte Regal Decke Kissen Vorhang Teppich Schuh Stiefel Hose Jacke
    Mantel Kleid Rock Hemd Bluse Shirt Pullover Weste Mütze Schal Handschuh Tasche Rucksack Koffer Uhr Kette Ring Reifen
    Rad Bike Fahrrad Mäher Herd Ofen Spüler Trockner Kocher Grill Pfanne Topf Messer Glas Tasse Teller Handy Hülle Kabel
    Kopfhörer Lautsprecher Kamera Drucker Wäsche Tuch Laken Matratze Spiegel Bank Liege Zelt Ball Spiel Puppe Haus Garten
    Sommer Winter Herbst Strand Abend Braut Arbeit Sport Lauf Wander Haus Wand Boden Leder Wolle Strick Jeans Samt Holz
    Schlaf Wohn Zimmer Küche Kaffee Büro Nacht Akku Regen Schnee Schutz Mode
  `),
  units: {
    ...commonUnits,
    mb: 'mb',
    zoll: 'zoll',
    inch: 'zoll',
    kilo: 'kg',
    gramm: 'g',
    liter: 'l',
    watt: 'w',
    volt: 'v',
    megapixel: 'mp',
    den: 'den',
    jahre: 'jahre',
    jahren: 'jahre',
  },
  irregular: { jungs: 'jungen', buben: 'jungen', bub: 'jungen', junge: 'jungen', frauen: 'frau' },
  synonyms: {
    same: [
      ['Sofa', 'Couch'],
      ['Smartphone', 'Handy'],
      ['Fernseher', 'TV', 'TV-Gerät', 'Fernsehgerät'],
      ['Notebook', 'Laptop'],
      ['Geschirrspüler', 'Spülmaschine', 'Geschirrspülmaschine'],
      ['Pullover', 'Pulli', 'Sweater'],
      ['Lampe', 'Leuchte'],
      ['Spannbettlaken', 'Spannbetttuch', 'Spannlaken'],
      ['Wäschetrockner', 'Trockner'],
      ['Damen', 'Frauen'],
      ['Herren', 'Männer'],
      ['Sakko', 'Blazer', 'Jackett'],
      ['Vorhang', 'Gardine'],
      ['Kopfhörer', 'Headset', 'Ohrhörer'],
      ['Saugroboter', 'Staubsaugerroboter'],
      ['Laufschuh', 'Joggingschuh', 'Runningschuh'],
      ['Wanderschuh', 'Trekkingschuh', 'Bergschuh'],
      ['Fahrrad', 'Bike', 'Velo'],
      ['E-Bike', 'Elektrofahrrad', 'Pedelec'],
      ['Nachttisch', 'Nachtkommode'],
      ['BH', 'Büstenhalter'],
      ['Ganzjahresreifen', 'Allwetterreifen'],
      ['Puppe', 'Babypuppe'],
      ['Kühlschrank', 'Kühlgerät'],
      ['Gefrierschrank', 'Tiefkühlschrank'],
      ['Herd', 'Kochfeld'],
    ],
    means: {
      Turnschuh: ['Sneaker'],
      Kühlschrank: ['Kühl-Gefrier-Kombination'],
      Wäschetrockner: ['Wärmepumpentrockner'],
      Trockner: ['Wärmepumpentrockner'],
      Hoodie: ['Kapuzenpullover', 'Pullover'],
      Anorak: ['Winterjacke'],
      Bettlaken: ['Spannbettlaken'],
      Schuhwerk: ['Schuh'],
      Klamotten: ['Kleid', 'Hose', 'Hemd'],
    },
  },
  conditions: {
    below: [
      'unter',
      'bis',
      'bis zu',
      'max',
      'max.',
      'maximal',
      'höchstens',
      'nicht über',
      'nicht mehr als',
      'weniger als',
      '<',
    ],
    above: ['über', 'ab', 'min', 'min.', 'mindestens', 'mehr als', 'von', '>'],
    between: ['zwischen', 'von'],
    and: ['und', 'bis', '-', '–'],
    currency: ['€', 'eur', 'euro', 'euros', 'chf', 'franken', 'fr', 'fr.', 'sfr', 'sfr.'],
    without: ['ohne', 'kein', 'keine', 'keinen'],
    energy: [
      'klasse',
      'energieklasse',
      'energieeffizienzklasse',
      'energieeffizienz',
      'energielabel',
      'eek',
      'effizienzklasse',
    ],
  },
};
