import { useCallback } from 'react';
import type { NodeIndex } from '../../../schemas/editing/node-index.ts';
import type { Facts } from '../../../schemas/facts/fill-facts.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { typeOf } from '../edit/slot-rules.ts';
import { type IssueWords, issueWords } from '../problems/issue-words.ts';
import { useShown, useStudio } from './studio-context.ts';

/** Says problems of a document in the words of editors. */
export function useIssueWords(index: NodeIndex, facts: Facts): (issue: Issue) => IssueWords {
  const { text, language } = useStudio();
  const blocks = useShown((state) => state.blocks);
  return useCallback(
    (issue) =>
      issueWords(issue, {
        ...{ text, language, facts },
        nodeOf(id) {
          const found = index.get(id);
          return found && { ...found, block: blocks.get(typeOf(index, id)) };
        },
      }),
    [text, language, facts, index, blocks],
  );
}
