import type { CatalogueArea } from '../catalogue/catalogue-product.ts';
import type { LocalisedText } from '../catalogue/localised-text.ts';

/** A keyword that a review may carry. */
export interface ReviewTag {
  id: string;
  label: LocalisedText;
  /** Of keywords with the same group a review has one at most. */
  group: string | null;
}

const words: Readonly<Record<string, LocalisedText>> = {
  'fits-small': {
    de: 'Passform: fällt klein aus',
    fr: 'Taille petit',
    nl: 'Pasvorm: valt klein uit',
  },
  'fits-true': {
    de: 'Passform: passt wie erwartet',
    fr: 'Taille comme prévu',
    nl: 'Pasvorm: zoals verwacht',
  },
  'fits-large': {
    de: 'Passform: fällt groß aus',
    'de-CH': 'Passform: fällt gross aus',
    fr: 'Taille grand',
    nl: 'Pasvorm: valt groot uit',
  },
  'good-material': { de: 'angenehmes Material', fr: 'matière agréable', nl: 'fijn materiaal' },
  comfortable: { de: 'bequem', fr: 'confortable', nl: 'zit lekker' },
  'good-workmanship': { de: 'gut verarbeitet', fr: 'bonnes finitions', nl: 'goed afgewerkt' },
  'as-pictured': { de: 'wie abgebildet', fr: 'conforme aux photos', nl: 'zoals op de foto' },
  'easy-assembly': { de: 'leicht aufzubauen', fr: 'montage facile', nl: 'makkelijk te monteren' },
  sturdy: { de: 'stabil', fr: 'stable', nl: 'stevig' },
  'easy-care': { de: 'pflegeleicht', fr: 'facile d’entretien', nl: 'makkelijk te onderhouden' },
  quiet: { de: 'leise', fr: 'silencieux', nl: 'stil' },
  economical: { de: 'sparsam', fr: 'économique', nl: 'zuinig' },
  'easy-to-use': { de: 'einfach zu bedienen', fr: 'simple à utiliser', nl: 'makkelijk te bedienen' },
  'good-grip': { de: 'guter Halt', fr: 'bonne adhérence', nl: 'goede grip' },
  'long-lasting': { de: 'hält lange', fr: 'résistant', nl: 'gaat lang mee' },
  'good-value': {
    de: 'gutes Preis-Leistungs-Verhältnis',
    fr: 'bon rapport qualité-prix',
    nl: 'goede prijs-kwaliteit',
  },
};

const fit = ['fits-small', 'fits-true', 'fits-large'];
const groups: Readonly<Record<string, string>> = Object.fromEntries(fit.map((id) => [id, 'fit']));

const ofArea: Readonly<Record<CatalogueArea, readonly string[]>> = {
  fashion: [...fit, 'good-material', 'comfortable', 'good-workmanship', 'as-pictured', 'good-value'],
  shoes: [...fit, 'comfortable', 'good-workmanship', 'as-pictured', 'good-value'],
  furniture: ['easy-assembly', 'sturdy', 'good-workmanship', 'as-pictured', 'good-value'],
  home: ['good-material', 'good-workmanship', 'easy-care', 'as-pictured', 'good-value'],
  appliances: ['quiet', 'economical', 'easy-to-use', 'good-workmanship', 'good-value'],
  tyres: ['quiet', 'good-grip', 'economical', 'long-lasting', 'good-value'],
  electronics: ['easy-to-use', 'good-workmanship', 'as-pictured', 'good-value'],
};

/** The names of all keywords. */
export const reviewTagIds: readonly string[] = Object.keys(words);

/** The keyword of this name; undefined: there is none. */
export function reviewTag(id: string): ReviewTag | undefined {
  const label = Object.hasOwn(words, id) ? words[id] : undefined;
  return label && { id, label, group: groups[id] ?? null };
}

/** The keywords that fit things of an area, in the order in which they are offered. */
export function reviewTagsOf(area: CatalogueArea): readonly ReviewTag[] {
  return ofArea[area].flatMap((id) => reviewTag(id) ?? []);
}
