import type { CatalogueProduct } from '../../../schemas/catalogue/catalogue-product.ts';
import { inLocale } from '../../../schemas/catalogue/localised-text.ts';
import { type AttributeDefinition, facetNameOf } from '../../../schemas/catalogue/product-attribute.ts';
import { offeredVariants } from './availability.ts';
import { sizeValue } from '../../../schemas/size/size-value.ts';

/** A value of a product by which lists filter. */
export interface FacetValue {
  facet: string;
  /** Never changes with the language. */
  value: string;
  label: string;
  /** Numbers of the variants that have it; null: the whole product has. */
  variants: readonly string[] | null;
}

type AttributeDefinitions = ReadonlyMap<string, AttributeDefinition>;

/**
 * Everything by which a product can be filtered in a locale, but price and rating, which are numbers of their own: brand,
 * colour families and sizes of the variants that are sold there, energy class, and attributes that are facets.
 */
export function facetsOf(
  product: CatalogueProduct,
  locale: string,
  definitions: AttributeDefinitions,
  familyName: (family: string) => string,
): FacetValue[] {
  const { brand, energy, tyre } = product;
  const whole = (facet: string, value: string, label = value): FacetValue => ({
    facet,
    value,
    label,
    variants: null,
  });
  return [
    ...(brand === '' ? [] : [whole('brand', brand)]),
    ...variantFacets(product, locale, familyName),
    ...(energy ? [whole('energy', `${energy.class}-${energy.scale[0]}`, energy.class)] : []),
    ...(tyre
      ? [whole('tyre-wet', tyre.wet), whole('tyre-fuel', tyre.fuel), whole('noise', String(tyre.noiseDb))]
      : []),
    ...attributeFacets(product, locale, definitions),
  ];
}

function variantFacets(
  product: CatalogueProduct,
  locale: string,
  familyName: (family: string) => string,
): FacetValue[] {
  const found = new Map<string, FacetValue & { variants: string[] }>();
  const families = new Map(product.colours.map(({ id, family }) => [id, family]));
  for (const { sku, colour, size, width } of offeredVariants(product, locale)) {
    const family = colour === null ? undefined : families.get(colour);
    const values = [
      ...(family === undefined ? [] : [['colour', family, familyName(family)] as const]),
      ...(size === null ? [] : [['size', sizeValue(size, product), size] as const]),
      ...(width === null ? [] : [['width', width, width] as const]),
    ];
    for (const [facet, value, label] of values) {
      const key = `${facet} ${value}`;
      const known = found.get(key) ?? { facet, value, label, variants: [] };
      known.variants.push(sku);
      found.set(key, known);
    }
  }
  return [...found.values()];
}

function attributeFacets(
  { attributes }: CatalogueProduct,
  locale: string,
  definitions: AttributeDefinitions,
): FacetValue[] {
  return attributes.flatMap((attribute) => {
    const definition = definitions.get(attribute.key);
    if (!definition?.isFacet) return [];
    const valueOf = (value: string, label: string): FacetValue => ({
      facet: facetNameOf(definition),
      value,
      label,
      variants: null,
    });
    switch (attribute.kind) {
      case 'choice':
        return attribute.values.map((value) =>
          valueOf(value, inLocale(definition.values[value] ?? { de: value }, locale)),
        );
      case 'number':
        return [valueOf(String(attribute.value), String(attribute.value))];
      case 'flag':
        return attribute.value ? [valueOf('yes', inLocale(definition.name, locale))] : [];
      case 'text':
        return [];
    }
  });
}
