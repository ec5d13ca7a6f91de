import type { Issue } from '../../schemas/issue.ts';
import type { NodeData } from '../load/node-data.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import type { NodeResult } from './node-result.ts';

/** What became of a node on this page. */
export interface NodeOutcome {
  /** Undefined: left out. */
  result: NodeResult | undefined;
  /** Unlike that of every other outcome; undefined for one that is made anew each time. */
  serial: number | undefined;
  /** True when the page must not be shown without it. */
  failsPage: boolean;
  /** True when it failed, and nothing of what it says stands in its place. */
  isLost: boolean;
  issues: readonly Issue[];
  tags: readonly string[];
  /** Milliseconds since 1970. */
  expires: number | undefined;
  /** The part of it that the block itself says (`expires`), also when it is over. */
  end: number | undefined;
}

const outcomes = new WeakMap<NodeResult, WeakMap<PlannedNode, { data: NodeData; outcome: NodeOutcome }>>();
let serials = 0;

/** The same object for the same node, data and HTML; of use only where these are kept themselves. */
export function keptOutcome(
  node: PlannedNode,
  data: NodeData,
  result: NodeResult,
  end: number | undefined,
): NodeOutcome {
  let ofResult = outcomes.get(result);
  if (!ofResult) outcomes.set(result, (ofResult = new WeakMap()));
  const known = ofResult.get(node);
  if (known?.data === data) return known.outcome;
  const outcome = outcomeOf(node, data, result, end);
  ofResult.set(node, { data, outcome });
  return outcome;
}

/** What became of a node that was drawn. `end`: first moment at which the node's HTML is no longer right. */
export function outcomeOf(
  node: PlannedNode,
  data: NodeData,
  result: NodeResult | undefined,
  end: number | undefined,
): NodeOutcome {
  const issues = data.issues.length === 0 ? node.issues : [...node.issues, ...data.issues];
  const expires = Math.min(data.expires ?? Infinity, end ?? Infinity);
  return {
    result,
    serial: ++serials,
    failsPage: false,
    isLost: false,
    issues,
    tags: data.tags,
    expires: expires === Infinity ? undefined : expires,
    end,
  };
}

const endedNodes = new WeakMap<PlannedNode, { data: NodeData; outcome: NodeOutcome }>();

/** Of a node whose time has passed at `end`: nothing, until other data comes. */
export function leftOut(node: PlannedNode, data: NodeData, end: number): NodeOutcome {
  let known = endedNodes.get(node);
  if (known?.data !== data) {
    known = { data, outcome: { ...outcomeOf(node, data, undefined, undefined), end } };
    endedNodes.set(node, known);
  }
  return known.outcome;
}
