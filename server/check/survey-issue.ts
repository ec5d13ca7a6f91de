import type { Issue, SurveyCode } from '../../schemas/issue.ts';

/** A fault that belongs to no node: of how a document hangs together with others, or of the document as a whole. */
export function surveyIssue(
  code: SurveyCode,
  severity: Issue['severity'],
  pointer: string,
  message: string,
  hint: string,
): Issue {
  return { code, severity, pointer, nodeId: null, field: null, message, hint };
}

/** A link that leads nowhere, and why. */
export function deadLink(pointer: string, why: string): Issue {
  return surveyIssue(
    'link-dead',
    'warning',
    pointer,
    why,
    'Lead it to a page that is there, or take it out.',
  );
}
