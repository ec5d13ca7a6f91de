import type { FaultBox } from '../../../schemas/editing/frame-message.ts';
import type { Issue } from '../../../schemas/issue.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { IssueWords } from './issue-words.ts';

interface FaultBoxContext {
  text: Translate;
  wordsOf: (issue: Issue) => IssueWords;
  /** What its block is called. */
  nameOf: (node: string) => string;
}

/** What the page in the frame says in place of each block that has errors, in the words of the list of problems. */
export function faultBoxes(issues: readonly Issue[], { text, wordsOf, nameOf }: FaultBoxContext): FaultBox[] {
  const errors = issues.filter(({ severity, nodeId }) => severity === 'error' && nodeId !== null);
  const byNode = Map.groupBy(errors, ({ nodeId }) => nodeId as string);
  return [...byNode].map(([node, own]) => ({
    node,
    title: text('frame.fault', { name: nameOf(node) }),
    lines: [...new Set(own.map((issue) => lineOf(wordsOf(issue))))],
  }));
}

function lineOf({ field, what, todo }: IssueWords): string {
  return [field === '' ? what : `${field}: ${what}`, todo].filter((words) => words !== '').join(' ');
}
