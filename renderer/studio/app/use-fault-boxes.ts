import type { FaultBox } from '../../../schemas/editing/frame-message.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { noFacts } from '../../../schemas/facts/fill-facts.ts';
import { blockName } from '../blocks/block-list.ts';
import type { DraftSession } from '../draft/draft-session.ts';
import { typeOf } from '../edit/slot-rules.ts';
import { faultBoxes } from '../problems/fault-boxes.ts';
import { indexOf, useDraft, useStudio } from './studio-context.ts';
import { useIssueWords } from './use-issue-words.ts';

/** What pages in frames say in place of blocks of the open document that cannot be shown. */
export function useFaultBoxes(session: DraftSession): (issues: readonly Issue[]) => FaultBox[] {
  const { text } = useStudio();
  const index = indexOf(useDraft(session, (draft) => draft.document));
  // The list of problems counts the facts of the shop in; a box needs them for no more than the length of a text.
  const wordsOf = useIssueWords(index, noFacts);
  const nameOf = (node: string): string => blockName(text, typeOf(index, node));
  return (issues) => faultBoxes(issues, { text, wordsOf, nameOf });
}
