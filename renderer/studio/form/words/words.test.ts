import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { itemShape, type JsonShape } from '../../../plan/json-shape.ts';
import { fieldKind } from '../shape/field-kind.ts';
import { fieldWords } from './field-words.ts';
import { labelOf, valueLabel } from './label-of.ts';
import { valueWords } from './value-words.ts';

interface Field {
  /** Block and way, as `table.columns.label`. */
  name: string;
  shape: JsonShape;
}

/** Every field of every block, as its published schema has it. */
const fields: Field[] = globSync('schemas/published/blocks/*.json').flatMap((file) => {
  const { title, props } = JSON.parse(readFileSync(file, 'utf8')) as { title: string; props: JsonShape };
  return fieldsIn(props, title);
});

function fieldsIn(shape: JsonShape, name: string): Field[] {
  const inner = Object.entries(shape.properties ?? {}).flatMap(([key, field]) => [
    { name: `${name}.${key}`, shape: field },
    ...fieldsIn(field, `${name}.${key}`),
  ]);
  const item = itemShape(shape);
  const variants = [...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  return [...inner, ...(item ? fieldsIn(item, name) : []), ...variants.flatMap((one) => fieldsIn(one, name))];
}

const kinds = fields.map((field) => ({ ...field, kind: fieldKind(field.shape, field.name) }));

describe('every field of every block', () => {
  test('is found', () => {
    expect(fields.length).toBeGreaterThan(450);
  });

  test('has an editor of its own; parameters of a route are part of the editor of its link', () => {
    const asJson = kinds.filter(({ kind, name }) => kind.kind === 'json' && !name.endsWith('.params'));
    expect(asJson.map(({ name }) => name)).toEqual([]);
  });

  test('has words in German and English, none of them its name in code', () => {
    const wordless = fields.filter(({ name }) => labelOf(name, 'de').text === name.split('.').at(-1));
    expect(wordless.map(({ name }) => name)).toEqual([]);
    const halves = Object.entries(fieldWords).filter(([, [, , helpDe, helpEn]]) => !helpDe !== !helpEn);
    expect(halves).toEqual([]);
  });

  test('has words for each value that it chooses from', () => {
    const itself = /^(download-list\.files\.type|instalment-calculator\.counts)$/;
    const wordless = kinds.flatMap(({ name, kind }) =>
      kind.kind === 'choice' && !itself.test(name)
        ? kind.values
            .filter((value) => valueLabel(name, value, 'en') === String(value))
            .map((value) => `${name}.${value}`)
        : [],
    );
    expect(wordless).toEqual([]);
  });
});

test('no words are kept of fields and values that no block has', () => {
  const names = [...fields, ...conditions].map(({ name }) => name);
  const unused = Object.keys(fieldWords).filter(
    (key) => !names.some((name) => name === key || name.split('.').at(-1) === key),
  );
  const values = new Set(
    [...kinds, ...conditions].flatMap(({ name, kind }) =>
      kind.kind === 'choice' || kind.kind === 'variants'
        ? valuesOf(kind).flatMap((value) => {
            const last = kind.kind === 'variants' ? kind.tag : name.split('.').at(-1);
            return [`${name}.${String(value)}`, `${last}.${String(value)}`];
          })
        : [],
    ),
  );
  const unusedValues = Object.keys(valueWords).filter((key) => !values.has(key));
  expect([...unused, ...unusedValues]).toEqual([]);
});

const conditions = fieldsIn(
  JSON.parse(readFileSync('schemas/published/when.json', 'utf8')) as JsonShape,
  'when',
).map((field) => ({ ...field, kind: fieldKind(field.shape, field.name) }));

function valuesOf(kind: ReturnType<typeof fieldKind>): unknown[] {
  if (kind.kind === 'choice') return [...kind.values];
  if (kind.kind !== 'variants') return [];
  return kind.variants.map(({ properties }) => properties?.[kind.tag]?.const);
}

test.each([
  ['hero-banner.picture.src', 'picture'],
  ['hero-banner.picture.focus', 'focus'],
  ['hero-banner.ground', 'colour'],
  ['hero-banner.actions', 'list'],
  ['accordion.items.html', 'rich-text'],
  ['countdown.endsAt', 'moment'],
  ['magazine-article.date', 'day'],
  ['product-card.sku', 'picker'],
  ['product-listing.category', 'picker'],
  ['voucher-embed.voucher', 'picker'],
  ['product-stage.promises.icon', 'icon'],
  ['anchor-navigation.targets.node', 'node'],
  ['hint-bar.version.locale', 'locale'],
  ['table.rows', 'grid'],
  ['video.source', 'variants'],
  ['contact-card.show', 'choice'],
  ['instalment-calculator.basePrice', 'money'],
])('%s is edited as %s', (name, kind) => {
  expect(kinds.find((field) => field.name === name)?.kind.kind).toBe(kind);
});
