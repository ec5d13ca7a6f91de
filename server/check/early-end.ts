import type { PageDocument } from '../../renderer/contract/page-document.ts';
import type { Issue } from '../../schemas/issue.ts';
import { whenSchema } from '../../schemas/page.ts';
import type { ContentLink } from './content-links.ts';
import { surveyIssue } from './survey-issue.ts';

/** What is told of a link to a page that is over while the link is still shown. */
export function earlyEnd(
  { pointer, href, route }: ContentLink,
  document: PageDocument,
  { meta }: PageDocument,
): Issue[] {
  const { validTo } = meta;
  if (!validTo || Date.parse(validTo) >= endOf(document, pointer)) return [];
  const message = `"${href ?? route}" leads to a page that is over on ${validTo}; the link is shown on.`;
  const hint = 'End this part of the page with it (`when.to`), or lead the link elsewhere in time.';
  return [surveyIssue('link-ends', 'notice', pointer, message, hint)];
}

/** When what stands at a place of a document is no longer shown, in ms since 1970. */
function endOf({ meta, nodes }: PageDocument, pointer: string): number {
  const around = [...nodes.values()].filter((node) => pointer.startsWith(`${node.pointer}/`));
  const ends = [meta.validTo, ...around.map(({ raw }) => whenSchema.safeParse(raw.when).data?.to)];
  return Math.min(...ends.map((end) => (end ? Date.parse(end) : Infinity)));
}
