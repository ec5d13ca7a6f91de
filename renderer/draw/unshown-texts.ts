import type { Finding } from '../../schemas/issue.ts';
import type { JsonShape } from '../plan/json-shape.ts';
import type { NodeResult } from './node-result.ts';
import { propTexts } from './prop-texts.ts';

/**
 * Texts of props that are nowhere in the HTML that was drawn of them: what goes with something that is not there, as a caption
 * goes with its picture. Pointers lead into the props; no fault, since the block means it so.
 */
export function unshownTexts(props: unknown, shape: JsonShape, { pieces }: NodeResult): Finding[] {
  const html = pieces.map((piece) => (Buffer.isBuffer(piece) ? piece.toString() : ' ')).join('');
  // Words of attributes and of what islands are given count as well.
  const shown = `${lettersOf(withoutTags(html))} ${lettersOf(html)}`;
  // A whole card may be the link, and say its own words.
  return propTexts(props, shape, false).flatMap(({ pointer, text }) =>
    shown.includes(lettersOf(withoutTags(text))) ? [] : [unshown(pointer)],
  );
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
