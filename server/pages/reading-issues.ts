import type { Issue } from '../../schemas/issue.ts';
import type { FetchFailure } from '../content/fetch-failure.ts';
import type { DocumentIssue } from '../content/held-document.ts';

/** Why a page or frame document cannot be used, for editors: what its parser found wrong, else why it could not be read. */
export function readingIssues(failure: FetchFailure, issues: readonly DocumentIssue[]): readonly Issue[] {
  // What a page parser finds wrong are issues.
  if (issues.length > 0) return issues as readonly Issue[];
  return [
    {
      code: 'file-unreadable',
      severity: 'error',
      pointer: '',
      nodeId: null,
      field: null,
      message: `${failure.message}.`,
      hint: 'Deliver it as one JSON object in UTF-8 without a byte order mark, of at most 2 MiB.',
    },
  ];
}
