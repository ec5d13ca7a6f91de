import type { Translate } from '../../i18n/translator.ts';
import { CallError } from './ask.ts';

/** Why a call came to nothing, in the words of whoever made it. */
export function faultWords(text: Translate, error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return text('refused.unreachable');
  const key = `refused.${error.reason}`;
  const words = text(key);
  // A server that is newer than this page knows more reasons.
  return words === key ? text('refused.other', { detail: error.message }) : words;
}
