import type { DocumentKind } from '../../../schemas/editing/document.ts';
import type { CheckedIssue } from '../../check/checked-document.ts';
import type { ContentSource } from '../../content/content-source.ts';

/** A document that is looked at as it would be in the shop. */
export interface CheckedPlace {
  tenant: string;
  kind: DocumentKind;
  /** Null of data sets of all languages. */
  locale: string | null;
  key: string;
}

/**
 * All that is wrong with a document, as `npm run check-content` tells it: with `text` in the place of what is published, in the shop
 * of a moment (ms since 1970) that `source` has; default: what is published.
 */
export type CheckDraft = (
  place: CheckedPlace,
  how: { text?: string | undefined; at: number; source?: ContentSource | undefined },
) => Promise<readonly CheckedIssue[]>;

/** Whether a document may be published: warnings don't stand against it. */
export function isPublishable(issues: readonly CheckedIssue[]): boolean {
  return issues.every(({ severity }) => severity !== 'error');
}
