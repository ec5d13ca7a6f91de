import type { ImportedProduct } from '../../../../schemas/catalogue/imported-product.ts';
import { ownIn } from '../../../../schemas/catalogue/localised-text.ts';
import type {
  AttributeDefinition,
  ProductAttribute,
} from '../../../../schemas/catalogue/product-attribute.ts';
import { readDecimal, readFlag, readList } from './csv-columns.ts';
import type { ImportTerms, RowFault } from './import-terms.ts';
import { nearestName } from '../../../../schemas/writing/nearest-name.ts';

type Value = NonNullable<NonNullable<ImportedProduct['attributes']>[string]>;
type Made = { ok: true; attribute: ProductAttribute } | { ok: false; reason: string; hint: string };

/** Attributes with those of the row: new ones come last, null takes one away; what the row does not name stays. */
export function attributesAfter(
  { attributes = {} }: ImportedProduct,
  before: readonly ProductAttribute[],
  terms: ImportTerms,
  faults: RowFault[],
): ProductAttribute[] {
  let after = [...before];
  for (const [key, value] of Object.entries(attributes)) {
    const old = before.find((attribute) => attribute.key === key);
    if (value === null) {
      after = after.filter((attribute) => attribute !== old);
      continue;
    }
    const made = attributeOf(key, value, old, terms);
    if (!made.ok) faults.push({ path: ['attributes', key], reason: made.reason, hint: made.hint });
    else if (old) after = after.map((attribute) => (attribute === old ? made.attribute : attribute));
    else after.push(made.attribute);
  }
  return after;
}

/** Attributes as an import takes them, in the words of a locale. */
export function exportedAttributes(
  attributes: readonly ProductAttribute[],
  locale: string,
): NonNullable<ImportedProduct['attributes']> {
  const written = attributes.map((attribute) => {
    if (attribute.kind === 'choice') return [attribute.key, attribute.values] as const;
    return [
      attribute.key,
      attribute.kind === 'text' ? ownIn(attribute.text, locale) : attribute.value,
    ] as const;
  });
  return Object.fromEntries(written.filter(([, value]) => value !== undefined));
}

function attributeOf(
  key: string,
  value: Value,
  old: ProductAttribute | undefined,
  { attributes, locale }: ImportTerms,
): Made {
  const definition = attributes.get(key);
  const kind = definition?.kind ?? old?.kind;
  if (kind === undefined) {
    const nearest = nearestName(key, attributes.keys());
    const hint =
      nearest === undefined ? `There are: ${[...attributes.keys()].join(', ')}.` : `Is ${nearest} meant?`;
    return { ok: false, reason: `there is no attribute ${key}`, hint };
  }
  if (kind === 'choice') return choiceOf(key, value, old, definition);
  if (kind === 'text') {
    if (typeof value !== 'string') return { ok: false, reason: 'this is no text', hint: 'Write a text.' };
    const texts = old?.kind === 'text' ? old.text : {};
    const language = Object.hasOwn(texts, locale) ? locale : locale.slice(0, 2);
    return { ok: true, attribute: { key, kind, text: { ...texts, [language]: value } } };
  }
  const reader = kind === 'number' ? readDecimal : readFlag;
  const reading = reader(String(value), locale);
  if (!reading.ok) return reading;
  const unit = old?.kind === 'number' ? old.unit : (definition?.unit ?? null);
  return kind === 'number'
    ? { ok: true, attribute: { key, kind, value: Number(reading.value), unit } }
    : { ok: true, attribute: { key, kind, value: reading.value === true } };
}

/** Values by their identifiers, or by their words in any language. */
function choiceOf(
  key: string,
  value: Value,
  old: ProductAttribute | undefined,
  definition: AttributeDefinition | undefined,
): Made {
  const words = Object.entries(definition?.values ?? {});
  const kept = old?.kind === 'choice' ? old.values : [];
  const values: string[] = [];
  for (const each of typeof value === 'string' ? readList(value) : [value].flat()) {
    const wanted = String(each).toLowerCase();
    const found = words.find(([, names]) =>
      Object.values(names).some((name) => name.toLowerCase() === wanted),
    );
    const id = words.some(([known]) => known === each) ? String(each) : found?.[0];
    const taken = id ?? kept.find((known) => known === each);
    if (taken === undefined) {
      const hint = `There are: ${words.map(([known]) => known).join(', ')}.`;
      return { ok: false, reason: `${key} has no value ${String(each).slice(0, 60)}`, hint };
    }
    values.push(taken);
  }
  return { ok: true, attribute: { key, kind: 'choice', values } };
}
