import type { BlockInfo } from '../../../../schemas/editing/block-info.ts';
import loadRequest from '../../../../schemas/published/load-request.json' with { type: 'json' };
import whenSchema from '../../../../schemas/published/when.json' with { type: 'json' };
import { fieldShape, itemShape, type JsonShape, shapeFor } from '../../../plan/json-shape.ts';

/** The shape of a whole node of a block, as far as content may write it. */
export function nodeShape(block: BlockInfo | undefined, locales: readonly string[]): JsonShape {
  const props = (block?.schema ?? {}) as unknown as JsonShape;
  const overlay: JsonShape = { type: 'object', properties: { props } };
  const names = [...new Set(locales.flatMap((locale) => [locale, locale.slice(0, 2)]))];
  return {
    type: 'object',
    properties: {
      id: { type: 'string' },
      type: { type: 'string' },
      v: { type: 'integer' },
      props,
      data: {
        type: 'object',
        properties: Object.fromEntries(
          Object.keys(block?.data ?? {}).map((name) => [name, loadRequest as unknown as JsonShape]),
        ),
      },
      when: whenSchema,
      i18n: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, overlay])) },
      meta: {
        type: 'object',
        properties: { name: { type: 'string' }, locks: { type: 'array', items: { type: 'string' } } },
      },
    },
  };
}

/** The shape at a path of a value; of several kinds the one that the value names. Undefined where nobody knows it. */
export function shapeAt(
  shape: JsonShape,
  path: readonly (string | number)[],
  value: unknown,
): JsonShape | undefined {
  let [at, within]: [JsonShape | undefined, unknown] = [shapeFor(shape, value), value];
  for (const step of path) {
    at = typeof step === 'number' ? itemShape(at) : fieldShape(at, step);
    within =
      typeof within === 'object' && within !== null ? (within as Record<string, unknown>)[step] : undefined;
    at = shapeFor(at, within);
  }
  return at;
}
