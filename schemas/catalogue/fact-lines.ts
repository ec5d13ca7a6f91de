import type { AttributeDefinition, ProductAttribute } from './product-attribute.ts';
import { inLocale, type LocalisedText } from './localised-text.ts';

/** A fact as a table shows it; the value of a mere yes is empty. */
export interface FactLine {
  key: string;
  name: string;
  value: string;
}

export interface FactWords {
  attributes: ReadonlyMap<string, AttributeDefinition>;
  units: Readonly<Partial<Record<string, LocalisedText>>>;
}

/** The facts of a product in the words of a locale, in their order. What has no words, and every no, is left out. */
export function factLines(
  attributes: readonly ProductAttribute[],
  locale: string,
  words: FactWords,
): FactLine[] {
  return attributes.flatMap((attribute) => {
    const definition = words.attributes.get(attribute.key);
    if (!definition) return [];
    const value = valueOf(attribute, definition, locale, words);
    return value === null ? [] : [{ key: attribute.key, name: inLocale(definition.name, locale), value }];
  });
}

function valueOf(
  attribute: ProductAttribute,
  { values }: AttributeDefinition,
  locale: string,
  { units }: FactWords,
): string | null {
  switch (attribute.kind) {
    case 'text':
      return inLocale(attribute.text, locale);
    case 'choice':
      return attribute.values.map((value) => inLocale(values[value] ?? { de: value }, locale)).join(', ');
    case 'number': {
      const number = numberIn(attribute.value);
      const unit = attribute.unit === null ? undefined : units[attribute.unit];
      return unit ? `${number}\u00a0${inLocale(unit, locale)}` : number;
    }
    case 'flag':
      return attribute.value ? '' : null;
  }
}

/** All of the shop's languages write decimals with a comma; thousands of facts (1400 rpm) stay in one piece. */
function numberIn(value: number): string {
  return String(value).replace('.', ',');
}
