import { visibleText } from '../../../schemas/visible-text.ts';

/** What is wrong with words that a shopper wrote. */
export type WordFault = 'html' | 'address' | 'contact';

// Control characters but line feed (and tabulator, which becomes a blank).
// eslint-disable-next-line no-control-regex -- these are what must go
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** One line: without what nobody sees, blanks of any kind and number made one. */
export function cleanLine(text: string): string {
  return cleanText(text).replaceAll(/\s+/g, ' ');
}

/** Several lines: without what nobody sees, at most one empty line between two paragraphs. */
export function cleanText(text: string): string {
  return visibleText(text.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    .replaceAll(controls, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const tag = /<\/?[a-z!?][^>]{0,200}>?|&(?:#\w{1,8}|[a-z]{2,8});/i;
const url = /\b(?:[a-z][a-z0-9+.-]{1,15}:\/\/|javascript:|data:[a-z]|mailto:|www\.)\S/i;
// A name with an ending that people know; "gut.Der" with a blank forgotten is none.
const host =
  /\b[a-z0-9-]{2,63}\.(?:com|net|org|info|biz|shop|online|site|xyz|top|at|ch|eu|io|ly|me|ru|cn|nl|be|fr|uk)(?=[\s/:?#,;!)]|\.?$|\.\s)/im;
const germanHost = /\b[a-z0-9-]{3,63}\.de(?=[\s/:?#,;!)]|\.?$|\.\s)/m;
const mail = /[^\s@]{1,64}@[^\s@]{1,255}\.[a-z]{2,}/i;
// Nine digits or more, with the signs that stand between those of a telephone number.
const phone = /(?:\+|\b00?)\d(?:[\s/().-]{0,2}\d){7,}/;

/** Why words cannot be shown as they are; undefined: they can. Reviews are words, nothing else. */
export function wordFault(text: string): WordFault | undefined {
  if (tag.test(text)) return 'html';
  if (mail.test(text) || phone.test(text)) return 'contact';
  return url.test(text) || host.test(text) || germanHost.test(text) ? 'address' : undefined;
}
