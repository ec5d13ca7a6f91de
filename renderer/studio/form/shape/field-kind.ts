import { isJsonObject } from '../../../../schemas/json.ts';
import { hrefKeyword, routeKeyword } from '../../../../schemas/link.ts';
import type { LookupKind } from '../../../../schemas/editing/lookup.ts';
import { pictureKeyword } from '../../../../schemas/picture.ts';
import { richTextKeyword } from '../../../../schemas/rich-text.ts';
import { outlines } from '../../../../blocks/kit/icon/outlines.ts';
import { itemShape, type JsonShape } from '../../../plan/json-shape.ts';

/** How a field of a block is edited. */
export type FieldKind =
  | {
      kind:
        | 'text'
        | 'long-text'
        | 'rich-text'
        | 'whole-number'
        | 'money'
        | 'switch'
        | 'colour'
        | 'day'
        | 'moment';
    }
  | { kind: 'address' | 'picture' | 'focus' | 'node' | 'locale' | 'icon' | 'grid' | 'json' }
  /** One of some values; with `several` any of them, each once. */
  | { kind: 'choice'; values: readonly (string | number)[]; several: boolean }
  | { kind: 'picker'; lookup: LookupKind; of?: string }
  | { kind: 'list'; item: JsonShape }
  /** Fields of its own. `hasTarget`: some of them say together where a link leads. */
  | { kind: 'object'; fields: readonly string[]; hasTarget: boolean }
  /** One of several shapes, told apart by the value of `tag`. */
  | { kind: 'variants'; tag: string; variants: readonly JsonShape[] };

/** What is looked up for fields that a shape cannot tell from other names. */
const pickers: Readonly<Record<string, { lookup: LookupKind; of?: string }>> = {
  'campaign-banner.banner': { lookup: 'banners' },
  'campaign-banner.file': { lookup: 'sets', of: 'banners' },
  'voucher-embed.voucher': { lookup: 'vouchers' },
  'voucher-embed.file': { lookup: 'sets', of: 'vouchers' },
  'service-layer.identifier': { lookup: 'sets', of: 'service-layer' },
  'static-page.identifier': { lookup: 'sets', of: 'static-pages' },
  'survey-rating.survey': { lookup: 'sets', of: 'surveys' },
  'product-listing.tips.facet': { lookup: 'facets' },
  'product-stage.sizeFinder.table': { lookup: 'size-tables' },
  'trust-seals.proofs.seal': { lookup: 'seals' },
};

/** Fields that name another node of the page. */
const nodes = new Set([
  'anchor-navigation.targets.node',
  'product-stage.calculator',
  'product-stage.reviews',
]);

/** Sums in cents. */
const sums = new Set(['instalment-calculator.basePrice']);

const patterns: Readonly<Record<string, FieldKind>> = {
  '^#[0-9a-f]{6}$': { kind: 'colour' },
  '^[A-Za-z0-9][A-Za-z0-9._]{0,31}$': { kind: 'picker', lookup: 'products' },
  '^[a-z0-9-]+(\\/[a-z0-9-]+)*$': { kind: 'picker', lookup: 'categories' },
  '^[a-z]{2}-[A-Z]{2}$': { kind: 'locale' },
};

/** Fields that together say where a link leads. */
export const targetFields: readonly string[] = ['href', 'route', 'params'];

/** Texts that may be longer than this get several lines. */
const longestLine = 160;

/** How a field is edited. `name` is its block and way within the props without places in lists: `table.columns.label`. */
export function fieldKind(shape: JsonShape, name: string): FieldKind {
  const picker = pickers[name];
  if (picker) return { kind: 'picker', ...picker };
  if (nodes.has(name)) return { kind: 'node' };
  if (sums.has(name)) return { kind: 'money' };
  const values = valuesOf(shape);
  if (values) return isIconList(values) ? { kind: 'icon' } : { kind: 'choice', values, several: false };
  const variants = shape.anyOf ?? shape.oneOf;
  if (variants) return kindOfVariants(variants);
  const types = [shape.type].flat();
  if (types.includes('array')) return kindOfList(shape);
  if (types.includes('object')) return kindOfObject(shape);
  if (types.includes('boolean')) return { kind: 'switch' };
  if (types.includes('integer')) return { kind: 'whole-number' };
  return types.includes('string') ? kindOfText(shape) : { kind: 'json' };
}

function kindOfText(shape: JsonShape): FieldKind {
  if (shape[richTextKeyword] === true) return { kind: 'rich-text' };
  if (shape[hrefKeyword] === true || shape[routeKeyword] === true) return { kind: 'address' };
  if (shape[pictureKeyword] === true) return { kind: 'picture' };
  if (shape.format === 'date') return { kind: 'day' };
  if (shape.format === 'date-time') return { kind: 'moment' };
  const known = patterns[String(shape.pattern)];
  if (known) return known;
  return { kind: Number(shape.maxLength) > longestLine ? 'long-text' : 'text' };
}

function kindOfList(shape: JsonShape): FieldKind {
  const item = itemShape(shape);
  if (!item) return { kind: 'json' };
  const values = valuesOf(item);
  if (values) return { kind: 'choice', values, several: true };
  const cell = itemShape(item);
  if (cell) return [cell.type].flat().includes('string') ? { kind: 'grid' } : { kind: 'json' };
  return { kind: 'list', item };
}

function kindOfObject(shape: JsonShape): FieldKind {
  const names = Object.keys(shape.properties ?? {});
  if (names.length === 0) return { kind: 'json' };
  if (names.join() === 'x,y') return { kind: 'focus' };
  const hasTarget = names.includes('href') || names.includes('route');
  return {
    kind: 'object',
    fields: hasTarget ? names.filter((name) => !targetFields.includes(name)) : names,
    hasTarget,
  };
}

function kindOfVariants(variants: readonly JsonShape[]): FieldKind {
  const tag = Object.entries(variants[0]?.properties ?? {}).find(
    ([, { const: value }]) => value !== undefined,
  )?.[0];
  return tag === undefined ? { kind: 'json' } : { kind: 'variants', tag, variants };
}

/** The values that a field is one of; undefined where it is not a choice. */
function valuesOf({ enum: listed, anyOf }: JsonShape): (string | number)[] | undefined {
  if (Array.isArray(listed)) return listed as string[];
  const fixed = anyOf?.map(({ const: value }) => value);
  return fixed && !fixed.includes(undefined) ? (fixed as (string | number)[]) : undefined;
}

function isIconList(values: readonly unknown[]): boolean {
  return values.join() === Object.keys(outlines).join();
}

/** The variant that a value names, else the first. */
export function variantOf(
  tag: string,
  variants: readonly JsonShape[],
  value: unknown,
): JsonShape | undefined {
  const named = isJsonObject(value) ? value[tag] : undefined;
  return variants.find(({ properties }) => properties?.[tag]?.const === named) ?? variants[0];
}
