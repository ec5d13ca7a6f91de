import type { Finding } from '../../schemas/issue.ts';
import { pointerSegment } from '../../schemas/json.ts';
import { hrefKeyword, linkKeyword, routeKeyword } from '../../schemas/link.ts';
import { pictureKeyword } from '../../schemas/picture.ts';
import { fieldShape, itemShape, type JsonShape, shapeFor } from '../plan/json-shape.ts';
import type { NodeResult } from './node-result.ts';

/**
 * Texts of props that are nowhere in the HTML that was drawn of them: what goes with something that is not there, as a caption
 * goes with its picture. Pointers lead into the props; no fault, since the block means it so.
 */
export function unshownTexts(props: unknown, shape: JsonShape, { pieces }: NodeResult): Finding[] {
  const html = pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.toString() : ' ')).join('');
  // Words of attributes and of what islands are given count as well.
  const shown = `${lettersOf(withoutTags(html))} ${lettersOf(html)}`;
  return textsIn(props, shape, '').flatMap(({ pointer, text }) =>
    shown.includes(lettersOf(withoutTags(text))) ? [] : [unshown(pointer)],
  );
}

interface Text {
  pointer: string;
  text: string;
}

function textsIn(value: unknown, given: JsonShape | undefined, pointer: string): Text[] {
  const shape = shapeFor(given, value);
  // A whole card may be the link, and say its own words.
  if (!shape || linkKeyword in shape) return [];
  if (typeof value === 'string') return isText(shape) ? [{ pointer, text: value }] : [];
  if (Array.isArray(value)) {
    const item = itemShape(shape);
    return value.flatMap((part, index) => textsIn(part, item, `${pointer}/${index}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, fieldShape(shape, name), `${pointer}/${pointerSegment(name)}`),
  );
}

/** What makes a text something else than words. */
const noWords = ['enum', 'const', 'pattern', 'format', hrefKeyword, routeKeyword, pictureKeyword];

function isText(shape: JsonShape): boolean {
  return !noWords.some((keyword) => keyword in shape);
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}

/** What spaces, entities and the like are made of differs from view to view. */
function lettersOf(text: string): string {
  return text.replaceAll(/&#?\w+;|[^\p{L}\p{N}]/gu, '');
}

function unshown(pointer: string): Finding {
  return {
    code: 'text-unshown',
    severity: 'notice',
    pointer,
    message: 'This text is not shown: what it belongs to is not there.',
    hint: 'Add that (a picture for its caption, a content for its tab), or remove the text.',
  };
}
