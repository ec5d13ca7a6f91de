import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { Registry } from '../../renderer/contract/registry.ts';
import { shoppersSee } from '../../renderer/contract/shoppers-see.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { DocumentResult } from '../pages/page-documents.ts';
import { readingIssues } from '../pages/reading-issues.ts';
import type { CheckedIssue } from './checked-document.ts';
import { surveyIssue } from './survey-issue.ts';

/** Why a document cannot be used; `effect`: what shoppers see of that, where it is no page. */
export function failureOf(
  answer: Exclude<DocumentResult, { status: 'found' }> | undefined,
  effect?: string,
): CheckedIssue[] {
  const issues =
    answer?.status === 'failed'
      ? readingIssues(answer.failure, answer.issues)
      : [
          surveyIssue(
            'file-unreadable',
            'error',
            '',
            'There is no such document.',
            'Write it, or name another.',
          ),
        ];
  return issues.map((issue) => ({ ...withEffect(issue), ...(effect !== undefined && { effect }) }));
}

/** How many of these are faults: a notice is none. */
export function faultCount(issues: readonly Issue[]): number {
  return issues.filter(({ severity }) => severity !== 'notice').length;
}

/** Each fault once, wherever it was found; several of a data set have one place in the document. */
export function unique(issues: readonly Issue[]): Issue[] {
  return [
    ...new Map(issues.map((issue) => [`${issue.code} ${issue.pointer} ${issue.message}`, issue])).values(),
  ];
}

/** The faults of a document, with what shoppers see of each by the policy of its block. */
export function withEffects(
  issues: readonly Issue[],
  document: PageDocument,
  registry: Registry,
): CheckedIssue[] {
  return issues.map((issue) => {
    const type = document.nodes.get(issue.nodeId ?? '')?.type;
    return withEffect(issue, type === undefined ? undefined : registry.get(type)?.policy);
  });
}

/** A fault with what shoppers see of it; `policy` is that of its block. */
export function withEffect(issue: Issue, policy?: Parameters<typeof shoppersSee>[1]): CheckedIssue {
  return { ...issue, effect: shoppersSee(issue, policy) };
}
