import type { Issue } from '../../schemas/issue.ts';
import type { NodeData } from '../load/node-data.ts';
import { placedMessageOf } from '../plan/message-of.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { faultBox, placeholderBox } from './fault-box.ts';
import type { LastGood } from './node-cache.ts';
import type { NodeOutcome } from './node-outcome.ts';
import type { TenantPageView } from './tenant-view.ts';

/** A node that cannot be drawn: by its plan, for want of data, or because its view threw. */
interface FailedNode {
  node: PlannedNode;
  issues: readonly Issue[];
  /** Undefined when it failed before anything was loaded for it. */
  data: NodeData | undefined;
  view: TenantPageView;
  /** Whether a box in its place tells of the fault: to editors in the preview, to developers everywhere. */
  showsFaults: boolean;
  /** As it last was, while that is right and its policy wants it. */
  lastGood: LastGood | undefined;
}

/** What stands in the place of a failed node, as the policy of its block says; of a critical one nothing can. */
export function failedOutcome({ node, issues, data, view, showsFaults, lastGood }: FailedNode): NodeOutcome {
  // What it shows instead is no longer the data's, and is tried again with the page's next renewal.
  const outcome = {
    result: undefined,
    serial: undefined,
    failsPage: false,
    isLost: true,
    issues,
    tags: data?.tags ?? [],
    expires: undefined,
    end: undefined,
  };
  if (showsFaults) return { ...outcome, isLost: false, result: faultBox(node, issues) };
  if (node.isCritical) return { ...outcome, failsPage: true };
  if (node.block?.policy === 'placeholder') return { ...outcome, result: placeholderBox(view) };
  return lastGood ? { ...outcome, isLost: false, result: lastGood.result, expires: lastGood.end } : outcome;
}

/** The issue of a node whose view threw: message, and the place in the block where the stack names it. */
export function renderFault(node: PlannedNode, thrown: unknown): Issue {
  return {
    code: 'render-failed',
    severity: 'error',
    pointer: node.pointer,
    nodeId: node.id,
    field: null,
    message: `Drawing the block failed: ${placedMessageOf(thrown)}`,
    hint: 'The block has a fault with this content. Tell its developers, and change what you entered last.',
  };
}
