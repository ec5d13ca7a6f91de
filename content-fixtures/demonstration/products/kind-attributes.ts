import type { AttributeDefinition, ProductAttribute } from '../../../schemas/catalogue/product-attribute.ts';
import type { Chance } from '../chance.ts';
import type { ProductKind, Trait } from './product-kind.ts';

/** The facts of one product of a kind: those of its trait, and some of those that the kind allows. */
export function attributesOf(
  kind: ProductKind,
  trait: Trait,
  definitions: ReadonlyMap<string, AttributeDefinition>,
  chance: Chance,
): ProductAttribute[] {
  const material =
    trait.material ?? (kind.materials.length === 0 ? undefined : chance.pick(nonEmpty(kind.materials)));
  const choices = new Map<string, string>();
  if (material !== undefined) choices.set('material', material);
  for (const [key, values] of Object.entries(kind.choices)) choices.set(key, chance.pick(values));
  for (const [key, value] of Object.entries(trait.choices)) choices.set(key, value);

  const numbers = new Map<string, number>();
  for (const [key, value] of Object.entries(trait.numbers)) numbers.set(key, value);
  for (const [key, values] of Object.entries(kind.numbers))
    if (!numbers.has(key)) numbers.set(key, chance.pick(values));

  const flags = new Set([
    ...kind.flags,
    ...trait.flags,
    ...(material === 'organic-cotton' ? ['organic'] : []),
  ]);
  return [
    ...[...choices].map(([key, value]): ProductAttribute => ({ key, kind: 'choice', values: [value] })),
    ...[...numbers].map(([key, value]): ProductAttribute => ({
      key,
      kind: 'number',
      value,
      unit: definitions.get(key)?.unit ?? null,
    })),
    ...[...flags].map((key): ProductAttribute => ({ key, kind: 'flag', value: true })),
  ];
}

/** The material that `attributesOf` chose. */
export function materialOf(attributes: readonly ProductAttribute[]): string | undefined {
  const found = attributes.find(({ key }) => key === 'material');
  return found?.kind === 'choice' ? found.values[0] : undefined;
}

function nonEmpty(items: readonly string[]): [string, ...string[]] {
  const [first, ...rest] = items;
  if (first === undefined) throw new RangeError('nothing to choose from');
  return [first, ...rest];
}
