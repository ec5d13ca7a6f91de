import type { DocumentNode } from '../../renderer/contract/page-document.ts';
import type { CheckedShop, ContentCheckParts } from './check-parts.ts';
import type { CheckedDocument } from './checked-document.ts';
import { failureOf, faultCount, unique, withEffects } from './checked-issues.ts';
import { documentName } from './document-name.ts';
import { surveyFrame } from './document-survey.ts';
import { surveyIssue } from './survey-issue.ts';

/** The frame of a name; nothing where there is none, unless it is the usual one. */
export async function* checkFrame(
  { pages, source, drawn, registry, now }: ContentCheckParts,
  { tenant, locale, scope, targets }: CheckedShop,
  name: string,
): AsyncGenerator<CheckedDocument> {
  const answer = await pages.frame(scope, name, true);
  const about = {
    ...({ kind: 'frame', tenant: tenant.slug, locale, name, isDraft: false } as const),
    place: source.locate({ kind: 'frame', ...scope, frame: name }),
  };
  // One that is not there is told of by the pages that name it.
  if (answer.status === 'missing' && name !== 'full') return;
  if (answer.status !== 'found') {
    const effect = 'Shoppers keep the last good one; without it they see the built-in header and footer.';
    yield { ...about, verdict: 'not-shown', issues: failureOf(answer, effect) };
    return;
  }
  const { value: document } = answer;
  const { nodes, regions } = document;
  const lacking = [...registry.values()].filter(
    ({ type, everyPage }) => everyPage && !regions[everyPage]?.some((id) => isAlways(nodes.get(id), type)),
  );
  const issues = unique([
    ...(drawn.get(documentName(document)) ?? []),
    ...(await surveyFrame(document, { tenant, targets, now })),
    ...lacking.map(({ type, everyPage }) => {
      const message = `The frame has no "${type}" here that is always shown.`;
      return surveyIssue('frame-incomplete', 'error', `/regions/${everyPage}`, message, 'Put one there.');
    }),
  ]);
  yield {
    ...about,
    verdict: faultCount(issues) > 0 ? 'shown-in-part' : 'shown',
    issues: withEffects(issues, document, registry),
  };
}

/** Whether a node is of the type, and shown under no condition. */
function isAlways(node: DocumentNode | undefined, type: string): boolean {
  return node?.type === type && (node.raw.when ?? null) === null;
}
