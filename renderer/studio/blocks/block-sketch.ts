import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import { isJsonObject } from '../../../schemas/json.ts';

/** Parts of a sketch on a ground of 96 × 60: what a block looks like, as far as its shape tells. */
export interface SketchPart {
  kind: 'picture' | 'title' | 'line' | 'button' | 'box';
  x: number;
  y: number;
  width: number;
  height: number;
}

const ground = { width: 96, height: 60, edge: 8, gap: 4 } as const;
const inner = ground.width - 2 * ground.edge;

/** Draws a block in outlines: its headline and words, its picture beside them, below them its list, its slots or what it loads. */
export function blockSketch({
  schema,
  slots,
  data,
}: Pick<BlockInfo, 'schema' | 'slots' | 'data'>): SketchPart[] {
  const fields = isJsonObject(schema.properties) ? schema.properties : {};
  const has = (...names: string[]): boolean => names.some((name) => name in fields);
  const lists = Object.entries(fields).flatMap(([name, field]) =>
    isJsonObject(field) && field.type === 'array' ? [{ name, items: field.items }] : [],
  );
  const isBelow = lists.some(({ name }) => name !== 'actions' && name !== 'links');
  const below = Object.keys(slots).length > 0 || isBelow || Object.keys(data).length > 0;
  const picture = has('picture', 'image', 'poster') && !below;
  const parts: SketchPart[] = [];
  const width = picture ? inner / 2 - ground.gap : inner;
  let y: number = ground.edge;
  const add = (kind: SketchPart['kind'], partWidth: number, height: number): void => {
    parts.push({ kind, x: ground.edge, y, width: partWidth, height });
    y += height + ground.gap;
  };
  if (picture)
    parts.push({
      ...{ kind: 'picture', x: ground.edge + inner / 2, y: ground.edge },
      ...{ width: inner / 2, height: ground.height - 2 * ground.edge },
    });
  if (has('headline', 'title', 'kicker')) add('title', width * 0.65, 6);
  if (has('text', 'html', 'intro', 'identifier')) {
    add('line', width, 3);
    add('line', width * 0.8, 3);
  }
  if (below) return [...parts, ...partsBelow(lists, slots, y)];
  if (has('action', 'actions', 'link', 'links', 'label', 'button')) add('button', Math.min(width, 26), 9);
  if (parts.length === 0) add('box', inner, ground.height - 2 * ground.edge);
  return parts;
}

/** What stands side by side below the words: slots, cards of a list with pictures, rows of another, or what is loaded. */
function partsBelow(
  lists: readonly { name: string; items: unknown }[],
  slots: BlockInfo['slots'],
  y: number,
): SketchPart[] {
  const height = ground.height - ground.edge - y;
  const columns = (kind: SketchPart['kind'], count: number): SketchPart[] => {
    const width = (inner - ground.gap * (count - 1)) / count;
    return Array.from({ length: count }, (_, at) => ({
      ...{ kind, x: ground.edge + at * (width + ground.gap), y, width, height },
    }));
  };
  const slotCount = Object.keys(slots).length;
  if (slotCount > 0) return columns('box', Math.min(slotCount === 1 ? 3 : slotCount, 4));
  const isCards =
    lists.length === 0 || lists.some(({ items }) => JSON.stringify(items ?? '').includes('"picture"'));
  if (isCards) return columns('picture', 3);
  return Array.from({ length: Math.max(1, Math.floor(height / 10)) }, (_, at) => ({
    ...{ kind: 'box' as const, x: ground.edge, y: y + at * 10, width: inner, height: 7 },
  }));
}
