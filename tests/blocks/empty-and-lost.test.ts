import { describe, expect, test } from 'vitest';
import { jsonSchemaOf } from '../../renderer/plan/json-schema-of.ts';
import {
  isOptional,
  itemShape,
  type JsonShape,
  shapeFor,
  takesNull,
} from '../../renderer/plan/json-shape.ts';
import { isJsonObject } from '../../schemas/json.ts';
import {
  createExampleShop,
  type DrawnExample,
  anyLanguage,
  currentExamples,
  type NamedExample,
} from './block-example.ts';

// What editors leave empty or unfinished, in every field and list of every block.

const shop = createExampleShop();

function drawWith(
  named: NamedExample,
  change: (value: unknown, shape: JsonShape) => unknown,
): Promise<DrawnExample> {
  const { block, example } = named;
  const props = change(example.props, jsonSchemaOf(block.props));
  const data = Object.entries(example.data).map(([name, value]) => {
    const config = block.data?.[name];
    return [name, config?.isContent ? change(value, jsonSchemaOf(config.schema)) : value] as const;
  });
  return shop.draw({ ...named, example: { ...example, props, data: Object.fromEntries(data) } }, anyLanguage);
}

/** The value with nothing in each optional field that it lacks. */
function withEmptyFields(value: unknown, shape: JsonShape | undefined, nothing: unknown): unknown {
  const own = shapeFor(shape, value);
  if (Array.isArray(value)) return value.map((item) => withEmptyFields(item, itemShape(own), nothing));
  if (!isJsonObject(value)) return value;
  const fields = Object.entries(own?.properties ?? {});
  const lacking = fields.filter(([name]) => isOptional(own, name) && !Object.hasOwn(value, name));
  const given = Object.entries(value).map(
    ([name, part]) => [name, withEmptyFields(part, own?.properties?.[name], nothing)] as const,
  );
  return Object.fromEntries([...given, ...lacking.map(([name]) => [name, nothing] as const)]);
}

/** The value with an item that is nothing in front of each list, and one behind it. */
function withEmptyItems(value: unknown, shape: JsonShape | undefined): unknown {
  const own = shapeFor(shape, value);
  if (Array.isArray(value)) {
    const item = itemShape(own);
    const items = value.map((part) => withEmptyItems(part, item));
    return item && !takesNull(item) ? [{}, ...items, null] : items;
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withEmptyItems(part, own?.properties?.[name])]),
  );
}

/** The value with its links leading elsewhere, or nowhere. */
function withTargets(value: unknown, target: object): unknown {
  if (Array.isArray(value)) return value.map((part) => withTargets(part, target));
  if (!isJsonObject(value)) return value;
  const { href, route, ...others } = value;
  const isLink = typeof value.label === 'string' && (href !== undefined || route !== undefined);
  const left = isLink ? { ...others, ...target } : value;
  return Object.fromEntries(Object.entries(left).map(([name, part]) => [name, withTargets(part, target)]));
}

function labelsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelsIn);
  if (!isJsonObject(value)) return [];
  const isLink = typeof value.label === 'string' && (value.href !== undefined || value.route !== undefined);
  return [...(isLink ? [String(value.label)] : []), ...Object.values(value).flatMap(labelsIn)];
}

function wordsOf({ main }: DrawnExample): string {
  return main
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"');
}

/** Words that say no more than where a link leads: offers of a page that the shop does not have. */
const offers = new Set(['product-stage', 'bra-size-finder']);

describe.each(currentExamples)('$type, example $name', (named) => {
  test.each([[null], ['']])(
    'is the same with %j in each optional field that it does without',
    async (nothing) => {
      const drawn = await drawWith(named, (value, shape) => withEmptyFields(value, shape, nothing));
      const before = await shop.draw(named, anyLanguage);
      expect([drawn.main, drawn.facts.issues]).toEqual([before.main, before.facts.issues]);
    },
  );

  test('is the same with empty items in each list', async () => {
    const drawn = await drawWith(named, withEmptyItems);
    expect(drawn.main).toBe((await shop.draw(named, anyLanguage)).main);
  });

  test.each([
    [{}],
    [{ href: '' }],
    [{ href: 7 }],
    [{ href: 'javascript:alert(1)' }],
    [{ route: 'gibt-es-nicht' }],
    [{ route: 'category' }],
  ])('keeps the words of its links with the target %j', async (target) => {
    const before = wordsOf(await shop.draw(named, anyLanguage));
    const drawn = wordsOf(await drawWith(named, (value) => withTargets(value, target)));
    const shown = labelsIn([named.example.props, named.example.data]).filter((label) =>
      before.includes(label),
    );
    const lost = offers.has(named.type) ? [] : shown.filter((label) => !drawn.includes(label));
    expect(lost).toEqual([]);
  });
});
