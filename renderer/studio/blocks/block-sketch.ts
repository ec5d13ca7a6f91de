import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';

/** Parts of a sketch on a ground of 96 × 60: what a block looks like, as far as its example tells. */
export interface SketchPart {
  kind: 'picture' | 'title' | 'line' | 'button' | 'box';
  x: number;
  y: number;
  width: number;
  height: number;
}

const ground = { width: 96, height: 60, edge: 8 } as const;

/** Draws an example in outlines: its picture, headline, words, buttons, its list as cards or rows, its slots as boxes. */
export function blockSketch(example: JsonObject): SketchPart[] {
  const props = isJsonObject(example.props) ? example.props : {};
  const slots = isJsonObject(example.slots) ? Object.keys(example.slots) : [];
  const lists = Object.values(props).filter(
    (value): value is JsonObject[] => Array.isArray(value) && value.some(isJsonObject),
  );
  const list = lists.toSorted((a, b) => b.length - a.length)[0]?.filter(isJsonObject) ?? [];
  const isListOfCards = list.some(hasPicture);
  const picture = hasPicture(props);
  const left = ground.edge;
  const inner = ground.width - 2 * ground.edge;
  const parts: SketchPart[] = [];
  const wordsWidth = picture ? inner / 2 - 4 : inner;
  if (picture)
    parts.push({ kind: 'picture', x: left + inner / 2, y: ground.edge, width: inner / 2, height: 44 });
  let y: number = ground.edge;
  const add = (kind: SketchPart['kind'], width: number, height: number): void => {
    if (y + height > ground.height - 4) return;
    parts.push({ kind, x: left, y, width, height });
    y += height + 4;
  };
  if (['headline', 'title', 'text'].some((name) => typeof props[name] === 'string' && name !== 'text'))
    add('title', wordsWidth * 0.7, 6);
  if (['text', 'html', 'intro', 'body'].some((name) => typeof props[name] === 'string')) {
    add('line', wordsWidth, 3);
    add('line', wordsWidth * 0.85, 3);
  }
  const columns = slots.length > 0 ? slots.length : isListOfCards ? list.length : 0;
  if (columns > 0) {
    const count = Math.min(columns, 4);
    const width = (inner - 4 * (count - 1)) / count;
    const height = ground.height - ground.edge - y;
    for (let at = 0; at < count; at++)
      parts.push({
        kind: slots.length > 0 ? 'box' : 'picture',
        x: left + at * (width + 4),
        y,
        width,
        height,
      });
    return parts;
  }
  const isActions = list.every(({ label }) => typeof label === 'string') && list.length <= 2;
  for (const [at] of list.slice(0, 4).entries())
    if (isActions) parts.push({ kind: 'button', x: left + at * 24, y, width: 20, height: 8 });
    else add('box', wordsWidth, 7);
  if (parts.length === 0) parts.push({ kind: 'box', x: left, y: 18, width: inner, height: 24 });
  return parts;
}

function hasPicture(value: JsonObject): boolean {
  return ['picture', 'image', 'pictures', 'poster', 'product'].some((name) => value[name] !== undefined);
}
