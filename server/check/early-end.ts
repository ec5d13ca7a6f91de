import type { PageDocument } from '../../renderer/contract/page-document.ts';
import { shownSpan } from '../../renderer/contract/shown-span.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { ContentLink } from './content-links.ts';
import { surveyIssue } from './survey-issue.ts';

/** What is told of a link to a page that is over while the link is still shown. */
export function earlyEnd(
  { pointer, href, route }: ContentLink,
  document: PageDocument,
  { meta }: PageDocument,
): Issue[] {
  const { validTo } = meta;
  if (!validTo || Date.parse(validTo) >= shownSpan(document, pointer).until) return [];
  const message = `"${href ?? route}" leads to a page that is over on ${validTo}; the link is shown on.`;
  const hint = 'End this part of the page with it (`when.to`), or lead the link elsewhere in time.';
  return [surveyIssue('link-ends', 'notice', pointer, message, hint)];
}
