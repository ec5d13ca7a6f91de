import type { PlannedAct } from '../../../../schemas/editing/document-calls.ts';
import type { Translate } from '../../../i18n/translator.ts';

/** Why something that was planned does not happen, or would not by now, in a sentence or two. */
export function hindranceWords(text: Translate, { hindrance, faults }: PlannedAct): string | undefined {
  if (hindrance === undefined && faults.length === 0) return undefined;
  const words = [text(`workflow.planned.hindrance.${hindrance ?? 'foreseen'}`)];
  for (const code of faults) words.push(text(`problems.${code}.what`));
  return words.join(' ');
}
