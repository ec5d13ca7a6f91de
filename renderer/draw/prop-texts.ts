import { hrefKeyword, linkKeyword, routeKeyword } from '../../schemas/link.ts';
import { pictureKeyword } from '../../schemas/picture.ts';
import { pointerSegment } from '../../schemas/json.ts';
import { richTextKeyword } from '../../schemas/rich-text.ts';
import { fieldShape, itemShape, type JsonShape, shapeFor } from '../plan/json-shape.ts';

/** A text of props that somebody reads. */
interface PropText {
  /** Into the props. */
  pointer: string;
  text: string;
  /** Whether it is HTML. */
  isRich: boolean;
}

/** All texts of props that a shopper reads, in their order; those of links where `withLinks` says so. */
export function propTexts(props: unknown, shape: JsonShape, withLinks: boolean): PropText[] {
  return textsIn(props, shape, '', withLinks);
}

function textsIn(
  value: unknown,
  given: JsonShape | undefined,
  pointer: string,
  withLinks: boolean,
): PropText[] {
  const shape = shapeFor(given, value);
  if (!shape || (!withLinks && linkKeyword in shape)) return [];
  if (typeof value === 'string')
    return isText(shape) ? [{ pointer, text: value, isRich: richTextKeyword in shape }] : [];
  if (Array.isArray(value)) {
    const item = itemShape(shape);
    return value.flatMap((part, index) => textsIn(part, item, `${pointer}/${index}`, withLinks));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, fieldShape(shape, name), `${pointer}/${pointerSegment(name)}`, withLinks),
  );
}

/** What makes a text something else than words. */
const noWords = ['enum', 'const', 'pattern', 'format', hrefKeyword, routeKeyword, pictureKeyword];

function isText(shape: JsonShape): boolean {
  return !noWords.some((keyword) => keyword in shape);
}
