import type { Issue } from '../../schemas/issue.ts';
import { isJsonObject } from '../../schemas/json.ts';
import type { PageDocument } from '../contract/page-document.ts';
import type { NodeOutcome } from '../draw/node-outcome.ts';
import { isEmptyPage } from '../plan/page-issues.ts';
import type { Outcomes } from './contributions.ts';
import type { PageContext } from './page-context.ts';
import { withChildren } from './page-regions.ts';

/**
 * Whether nobody is to take this for the page: its document has nothing to say, or all that it gives `main` failed, is empty
 * for what was wrong with it, or is no node. What is left out because its time, or its visitor, is another is no such thing.
 */
export function saysNothing({ page, request }: PageContext, outcomes: Outcomes): boolean {
  if (request.isBare) return false;
  if (isEmptyPage(request.page) || holdsNoNode(request.page)) return true;
  const nodes = (page.regions.main ?? []).flatMap(withChildren);
  if (nodes.length === 0) return false;
  const main = nodes.map((node) => outcomes.get(node));
  if (main.some(showsSomething)) return false;
  // What cannot be drawn in a slot has no place there, and so no outcome.
  return (
    main.some((outcome) => outcome?.isLost || isEmptiedByFaults(outcome)) ||
    page.nodes.some(({ state, pointer }) => state !== 'ok' && pointer.startsWith('/regions/main/'))
  );
}

/** The faults of a page that says nothing: none of them tells what that means for it as a whole. */
export function withPageEmpty(issues: readonly Issue[]): readonly Issue[] {
  return issues.some(({ code }) => code === 'page-empty') ? issues : [...issues, nothingLeft];
}

const nothingLeft: Issue = {
  code: 'page-empty',
  severity: 'error',
  pointer: '/regions/main',
  nodeId: null,
  field: null,
  message: 'Nothing of the page can be shown.',
  hint: 'Correct what is told of its blocks.',
};

/** Whether an editor put something into `main`, of which nothing is a node. */
function holdsNoNode({ source, regions }: PageDocument): boolean {
  const typed = isJsonObject(source.regions) ? source.regions.main : undefined;
  return Array.isArray(typed) && typed.length > 0 && (regions.main ?? []).length === 0;
}

/** Whether a node was drawn, something was wrong with it, and nothing of it is seen. */
function isEmptiedByFaults(outcome: NodeOutcome | undefined): boolean {
  return outcome?.result !== undefined && outcome.issues.some(({ severity }) => severity !== 'notice');
}

function showsSomething(outcome: NodeOutcome | undefined): boolean {
  const { result, isLost } = outcome ?? {};
  return (
    result !== undefined &&
    isLost !== true &&
    result.pieces.some((piece) => Buffer.isBuffer(piece) && isSeen(piece))
  );
}

/** A word between tags, or something that is seen without one. */
const seen = />[^<]*[^\s<]|<(?:img|svg|video|iframe|input|canvas)\b/;

/** Whether HTML has anything to see. Most has it near its beginning. */
function isSeen(html: Buffer): boolean {
  return (
    seen.test(html.toString('latin1', 0, 2048)) || (html.length > 2048 && seen.test(html.toString('latin1')))
  );
}
