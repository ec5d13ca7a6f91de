import type { Issue, SurveyCode } from '../../schemas/issue.ts';
import type { PageElement } from './page-elements.ts';

/** What is wrong with an element, told of the node that drew it. */
export function elementIssue(
  code: SurveyCode,
  severity: Issue['severity'],
  { node }: Pick<PageElement, 'node'>,
  message: string,
  hint: string,
): Issue {
  return { code, severity, pointer: node.pointer, nodeId: node.id, field: null, message, hint };
}

/** A text as far as a message quotes it. */
export function quoted(text: string): string {
  const short = text.replaceAll(/\s+/g, ' ').trim();
  return `"${short.length > 60 ? `${short.slice(0, 59)}…` : short}"`;
}
