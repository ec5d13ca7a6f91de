import { visibleText } from '../../../schemas/visible-text.ts';

/** A text as it is read, in one line: without its elements and what nobody sees. */
export function wordsAlone(html: string): string {
  return visibleText(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
