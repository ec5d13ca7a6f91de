import { jsonEscape } from '../../schemas/json.ts';
import { deceptive, notHtml, otherLineEnds } from '../../schemas/unwanted-characters.ts';

/** What would steer a terminal, or turn the line; marks of a letter's direction, which texts may hold, too. */
const steering = new RegExp(`[\\t\\n\\f\\r\\u200e\\u200f${otherLineEnds}${deceptive}${notHtml}]`, 'gu');

/** A text of content as a terminal may print it: what would steer it is written as its code. */
export function terminalText(text: string): string {
  return text.replaceAll(steering, jsonEscape);
}
