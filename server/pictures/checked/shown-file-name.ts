import { deceptive, notHtml, otherLineEnds } from '../../../schemas/unwanted-characters.ts';

const unwanted = new RegExp(`[${notHtml}${otherLineEnds}${deceptive}\\n\\r\\t]`, 'gu');
const mostCharacters = 120;

/** A sender's name of a file as people may be shown it: without folders and signs that nobody sees, at most 120 characters (T64). */
export function shownFileName(name: string): string {
  const [last = ''] = name.split(/[/\\]/).slice(-1);
  const clean = last.normalize('NFC').replaceAll(unwanted, '').trim();
  return Array.from(clean).slice(0, mostCharacters).join('');
}
