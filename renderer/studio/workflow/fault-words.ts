import type { Translate } from '../../i18n/translator.ts';
import { CallError } from '../api/ask.ts';

/** Why a call came to nothing, in the words of whoever made it. */
export function faultWords(text: Translate, error: unknown): string {
  if (!(error instanceof CallError) || error.status === 0) return text('workflow.unreachable');
  const key = `workflow.refused.${error.reason}`;
  const words = text(key);
  return words === key ? text('publish.refused', { detail: error.message }) : words;
}
