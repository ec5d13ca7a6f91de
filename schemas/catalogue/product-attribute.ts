import { z } from 'zod';
import { identifierName } from '../content-names.ts';
import { localisedText } from './localised-text.ts';

/** Units of numbers; how each is written in a language is content. */
export const attributeUnits = [
  'mm',
  'cm',
  'm',
  'g',
  'kg',
  'l',
  'ml',
  'W',
  'kWh',
  'kWh/100',
  'kWh/1000',
  'dB',
  'Hz',
  'GB',
  'inch',
  'rpm',
  'h',
  'min',
  'pieces',
  'settings',
  'lm',
  'MP',
  'speeds',
  'km/h',
] as const;

const attributeUnit = z.enum(attributeUnits);

const key = identifierName;

/** A number has at most three decimals, so that it is written the same everywhere. */
const number = z
  .number()
  .min(-1_000_000)
  .max(1_000_000_000)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1000), 'at most three decimals');

/**
 * A fact about a product. `choice` names values of the attribute's closed list (their words are content); colours and
 * sizes are facts of variants, energy and tyre classes of labels: `facetsOf` joins them all.
 */
export const productAttribute = z.discriminatedUnion('kind', [
  z.strictObject({ key, kind: z.literal('text'), text: localisedText(300) }),
  z.strictObject({ key, kind: z.literal('choice'), values: z.array(identifierName).min(1).max(12) }),
  z.strictObject({ key, kind: z.literal('number'), value: number, unit: attributeUnit.nullable() }),
  z.strictObject({ key, kind: z.literal('flag'), value: z.boolean() }),
]);

export type ProductAttribute = z.output<typeof productAttribute>;

/** What an attribute is called, and the words of its values. */
export const attributeDefinition = z.strictObject({
  key,
  kind: z.enum(['text', 'choice', 'number', 'flag']),
  name: localisedText(60),
  unit: attributeUnit.optional(),
  /** Whether lists offer it as a filter. */
  isFacet: z.boolean().default(false),
  /** What the filter is called in addresses where that is not the key: an axis of variants has that name already. */
  facet: identifierName.optional(),
  /** Upper ends of the ranges by which lists offer a number that has many values, lowest first. */
  ranges: z.array(z.int().min(0).max(1_000_000)).max(12).default([]),
  /** Words of the values of a choice, by their identifiers. */
  values: z.record(identifierName, localisedText(60)).default({}),
});

export type AttributeDefinition = z.output<typeof attributeDefinition>;

/** What lists call the filter of an attribute. */
export function facetNameOf(definition: AttributeDefinition): string {
  return definition.facet ?? definition.key;
}
