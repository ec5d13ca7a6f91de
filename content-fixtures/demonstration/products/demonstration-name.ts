import { inLocale, type LocalisedText } from '../../../schemas/catalogue/localised-text.ts';
import { hashOf } from '../chance.ts';

/** Letters that stand for a name of a model in each language. */
const quoted: Record<string, (name: string) => string> = {
  de: (name) => `„${name}“`,
  fr: (name) => `«\u00a0${name}\u00a0»`,
  nl: (name) => `‘${name}’`,
};

/** A trait that begins so follows the name without a comma. */
const joins = /^(aus|bis|für|in|innen|mit|ohne|von|zum) /;

interface NamedKind {
  id: string;
  noun: LocalisedText;
  code?: string | undefined;
}

interface TraitWords {
  de: string;
  'de-AT'?: string | undefined;
  fr: string;
  nl: string;
}

/** The trait in a language, or in a locale that says it otherwise. */
const wordsIn = ({ de, fr, nl, 'de-AT': austrian = de }: TraitWords, key: string): string =>
  ({ fr, nl, 'de-AT': austrian })[key] ?? de;

/** Name of the nth model of a kind: no two of one kind are called the same. */
export function modelName(kind: NamedKind, nth: number, models: readonly string[]): string {
  if (kind.code !== undefined) return `${kind.code}${210 + nth * 3}`;
  // 37 shares no factor with the hundred names: neighbours differ, and none comes twice in a round.
  const name = models[(hashOf(kind.id) + nth * 37) % models.length] ?? '';
  const round = Math.floor(nth / models.length);
  return round === 0 ? name : `${name} ${round + 1}`;
}

/**
 * The name of a product in every language of its noun, and in Austria's words where noun or trait has such:
 * `Wickelkleid „Alma“ mit Puffärmeln`, `Notebook N216, 14 Zoll`.
 */
export function productName(kind: NamedKind, model: string, trait: TraitWords): LocalisedText {
  const keys = new Set([...Object.keys(kind.noun), ...(trait['de-AT'] === undefined ? [] : ['de-AT'])]);
  const names = [...keys].map((key) => {
    const language = key.slice(0, 2);
    const called = kind.code === undefined ? (quoted[language]?.(model) ?? model) : model;
    const comma = kind.code === undefined && joins.test(trait.de) ? '' : ',';
    return [key, `${inLocale(kind.noun, key)} ${called}${comma} ${wordsIn(trait, key)}`];
  });
  return Object.fromEntries(names) as LocalisedText;
}
