import { visibleText } from '../../../schemas/visible-text.ts';

/** What is wrong with words that a shopper wrote. */
type WordFault = 'html' | 'address' | 'contact';

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

const html = /<[a-z/!?]|&(?:#|[a-z]{2,8};)/i;
const scheme = /:\/\/|^(?:www\.|javascript:|data:|mailto:)/i;
const separators = /[\s,;!?()"'„“”«»‹›]+/;
const longEndings = new Set(['com', 'net', 'org', 'info', 'biz', 'shop', 'online', 'site', 'xyz', 'top']);
const countries = new Set(['at', 'ch', 'de', 'eu', 'fr', 'nl', 'be', 'uk', 'ru', 'cn', 'io']);

/** Why words cannot be shown as they are; undefined: they can. Reviews are words, nothing else. */
export function wordFault(given: string): WordFault | undefined {
  // Wide and other forms of letters and signs read as the plain ones.
  const text = given.normalize('NFKC');
  if (html.test(text)) return 'html';
  const words = text.split(separators);
  if (words.some(isMailAddress) || hasPhoneNumber(text)) return 'contact';
  return words.some((word) => scheme.test(word) || isHost(word)) ? 'address' : undefined;
}

function isMailAddress(word: string): boolean {
  const at = word.indexOf('@');
  return at > 0 && word.indexOf('.', at) > at + 1;
}

/** `billiger-shop.com/x`. After a full stop whose blank was forgotten comes a capital: "gut.De jurk" is no host. */
function isHost(word: string): boolean {
  const [host = ''] = word.split(/[/:#]/, 1);
  const labels = host.split('.').filter((label) => label !== '');
  const ending = labels.at(-1) ?? '';
  const isShout = host === host.toUpperCase();
  const isEnding =
    longEndings.has(ending.toLowerCase()) || countries.has(isShout ? ending.toLowerCase() : ending);
  return labels.length > 1 && isEnding && labels.every((label) => /^[a-z0-9-]+$/i.test(label));
}

/** Nine digits or more that begin with + or 0, with at most two signs between them, or a stroke between blanks. */
function hasPhoneNumber(text: string): boolean {
  return [...text.matchAll(/[+0][\d\s/().-]{7,30}/g)].some(({ 0: run, index }) => {
    const [number = ''] = run.replaceAll(' / ', '/').split(/[\s/().-]{3}/, 1);
    return !/\d/.test(text[index - 1] ?? '') && number.replaceAll(/\D/g, '').length >= 9;
  });
}
