import type { Block, Dimension, SlotConfig } from '../../blocks/kit/define/define-block.ts';
import type { Facts } from '../../schemas/facts/fill-facts.ts';
import type { Finding, Issue } from '../../schemas/issue.ts';
import { issueLimits, type RegionName, regionNames } from '../../schemas/page.ts';
import type { ShopLinks } from '../../schemas/tenant/shop-links.ts';
import type { Loaders } from '../contract/loader.ts';
import type { DocumentNode, PageDocument } from '../contract/page-document.ts';
import type { WhenState } from '../contract/page-request.ts';
import type { Registry } from '../contract/registry.ts';
import { conditionsOf, readWhen } from './conditions.ts';
import { issueAt } from './issue-at.ts';
import { placedMessageOf } from './message-of.ts';
import { loadsOf } from './node-loads.ts';
import { nodeProps } from './node-props.ts';
import type { ShopLanguages } from './overlays.ts';
import {
  blockElsewhere,
  blockRepeated,
  notAllowed,
  overMaximum,
  planningFailed,
  slotUnknown,
  slotUnplaced,
  typeUnknown,
  whenInvalid,
} from './plan-findings.ts';
import { pageIssues } from './page-issues.ts';
import type { KnownPictures } from './picture-unknown.ts';
import { type NodeState, type PagePart, type PlannedNode, startNode } from './planned-node.ts';
import { findingsOfWhen } from './when-findings.ts';
import { isShown } from './when.ts';

export interface Plan {
  part: PagePart;
  regions: Partial<Record<RegionName, PlannedNode[]>>;
  /** All nodes that are shown, in document order. */
  nodes: PlannedNode[];
  issues: Issue[];
  /** Dimensions of the request, beyond tenant, locale and path, that the page's HTML depends on. */
  dimensions: Set<string>;
  /** Next time at which the page changes by itself, in milliseconds since 1970. */
  until: number | undefined;
  /** Latest end of a node that is left out because its time has passed; before that, this is not the plan. */
  since: number | undefined;
  blocks: Set<string>;
  /** Blocks that a page holds once, of which a node was planned, here or before in `PlanOptions.taken`. */
  taken: Set<string>;
}

export interface PlanOptions extends KnownPictures {
  registry: Registry;
  loaders: Loaders;
  /** Locales of the shop, by which overlays are chosen; absent: every one is taken for one of them. */
  languages?: ShopLanguages;
  /** Default: page. */
  part?: PagePart;
  /** Where links lead. */
  links: ShopLinks;
  /** What texts may name. */
  facts: Facts;
  /** Blocks that a page holds once, of which it has a node in another document. */
  taken?: ReadonlySet<string>;
  /** True in the preview: faulty nodes keep their place in slots, where a box tells of the fault. */
  showsFaults?: boolean;
  /** True for a page of examples: what a page holds once may stand there several times. */
  repeatsBlocks?: boolean;
  /** True for a check of the whole document: nodes are planned whatever their conditions say, and notices are told, as in the preview. */
  ignoresConditions?: boolean;
}

/** One walk of a document: what it walks with, and what it has come to so far. */
interface Walk {
  document: PageDocument;
  state: WhenState;
  options: PlanOptions;
  plan: Plan;
  pictureSeen: boolean;
  /** The region that is walked through. */
  region: RegionName;
}

/**
 * Walks a document once: decides what is shown, brings props to the current version, checks them, and gathers what
 * must be loaded. Pure; never throws for what content can get wrong.
 */
export function makePlan(document: PageDocument, state: WhenState, options: PlanOptions): Plan {
  const plan = emptyPlan(document, state, options);
  const walk: Walk = { document, state, options, plan, pictureSeen: false, region: 'main' };
  for (const region of regionNames) {
    walk.region = region;
    const ids = document.regions[region];
    // What stands at the end of the page is never its first picture.
    if (region === 'footer') walk.pictureSeen = true;
    if (ids) plan.regions[region] = ids.flatMap((id) => planNode(walk, id, undefined));
  }
  return plan;
}

function emptyPlan(
  document: PageDocument,
  state: WhenState,
  { part = 'page', taken, hasPicture, pictureIds }: PlanOptions,
): Plan {
  const conditions = conditionsOf(document);
  const ofPage = part === 'page' ? pageIssues(document, { hasPicture, pictureIds }) : [];
  return {
    part,
    regions: {},
    nodes: [],
    issues: [...document.issues, ...ofPage],
    dimensions: new Set(conditions.dimensions),
    until: conditions.boundaries.find((time) => time > state.now),
    since: undefined,
    blocks: new Set(),
    taken: new Set(taken),
  };
}

/**
 * The node, or nothing when it is not shown. Recursion is bounded: deeper documents were refused when they were read.
 * `allowed`: types that the slot takes, when it does not take every type.
 */
function planNode(walk: Walk, id: string, allowed: readonly string[] | undefined): PlannedNode[] {
  const { document, state, options, plan } = walk;
  const node = document.nodes.get(id);
  if (!node) return [];
  const when = readWhen(node);
  if (when)
    for (const finding of findingsOfWhen(when, options.languages?.locales)) report(walk, node, finding);
  if (when && !options.ignoresConditions && !isShown(when, state)) return [];
  const planned = startNode(node, document.meta.id, plan.part, options.registry.get(node.type));
  plan.nodes.push(planned);
  if (when === null) fail(walk, planned, node, 'invalid', whenInvalid);
  if (allowed && !allowed.includes(node.type))
    fail(walk, planned, node, 'invalid', notAllowed(node.type, allowed));
  try {
    if (planned.state === 'ok') checkNode(walk, planned, node);
    if (planned.state === 'ok' && isOver(walk, planned)) {
      plan.nodes.pop();
      return [];
    }
    const repeated = planned.state === 'ok' ? repeats(walk, planned, node, when !== undefined) : undefined;
    if (repeated) {
      fail(walk, planned, node, 'invalid', repeated);
      if (options.showsFaults !== true) {
        plan.nodes.pop();
        return [];
      }
    }
    if (planned.state === 'ok') leadWithPicture(walk, planned);
  } catch (error) {
    // A block's own functions failed on content that its schema let pass.
    fail(walk, planned, node, 'invalid', planningFailed(placedMessageOf(error)));
  }
  // Below a faulty node, too: its children's own faults are told, and whether one of them must not be missing.
  if (planned.block) planSlots(walk, planned, node, planned.block);
  else planned.isCritical = holdsCritical(walk, node);
  return [planned];
}

/** Brings the node's props to the current version, checks them, and gathers what it asks for. */
function checkNode(walk: Walk, planned: PlannedNode, node: DocumentNode): void {
  const { block } = planned;
  if (!block)
    return fail(walk, planned, node, 'unknown', typeUnknown(node.type, walk.options.registry.keys()));
  const { plan, state, options } = walk;
  plan.blocks.add(block.type);
  for (const dimension of block.varies ?? []) if (!ofEveryPage.has(dimension)) plan.dimensions.add(dimension);

  const current = nodeProps(node, block, {
    locale: state.locale,
    languages: options.languages,
    hasPicture: options.hasPicture,
    pictureIds: options.pictureIds,
    links: options.links,
    facts: options.facts,
    tellsPaths: options.ignoresConditions === true,
  });
  if (!current.ok) return fail(walk, planned, node, current.state, current.finding);
  for (const finding of current.findings) note(walk, planned, node, finding);
  planned.props = current.props;
  planned.placed = current.placed;
  if (current.isValid) {
    for (const fault of block.faultsOf?.(current.props) ?? [])
      note(walk, planned, node, current.placed(fault));
    takeLoads(walk, planned, node, block);
  } else planned.state = 'invalid';
}

/** What the node asks for, once its props are right. */
function takeLoads(walk: Walk, planned: PlannedNode, node: DocumentNode, block: Block): void {
  const wanted = loadsOf(node, block, planned.props, walk.options.loaders);
  for (const finding of wanted.findings) note(walk, planned, node, finding);
  for (const dimension of wanted.dimensions) walk.plan.dimensions.add(dimension);
  planned.loads = wanted.loads;
  planned.isPersonal = wanted.isPersonal;
  if (wanted.isInvalid) planned.state = 'invalid';
}

/** Whether the node's own time has passed; the plan holds until the next such time. */
function isOver({ plan, state, options }: Walk, { block, props }: PlannedNode): boolean {
  // Of a block with data that is known when the data has come.
  const end = block?.data || options.ignoresConditions ? undefined : block?.expires?.(props, {});
  if (end === undefined) return false;
  if (end <= state.now) plan.since = Math.max(plan.since ?? end, end);
  else plan.until = Math.min(plan.until ?? end, end);
  return end <= state.now;
}

/** Tells when the page has a node of this block already, or has one in its own region anyway, and may have one only. */
function repeats(
  { plan: { taken }, options, region }: Walk,
  { block }: PlannedNode,
  { depth }: DocumentNode,
  isConditional: boolean,
): Finding | undefined {
  const isOnce = block?.oncePerPage === true || block?.everyPage !== undefined;
  if (!isOnce || options.repeatsBlocks === true) return undefined;
  if (block.everyPage && (block.everyPage !== region || depth > 1))
    return blockElsewhere(block.type, block.everyPage);
  // Where conditions are ignored, nobody knows which of such nodes meet.
  if (isConditional && options.ignoresConditions === true) return undefined;
  if (taken.has(block.type)) return blockRepeated(block.type);
  taken.add(block.type);
  return undefined;
}

function leadWithPicture(walk: Walk, planned: PlannedNode): void {
  if (!walk.pictureSeen && planned.block?.leadsWithPicture?.(planned.props))
    planned.isFirstPicture = walk.pictureSeen = true;
}

function planSlots(walk: Walk, planned: PlannedNode, node: DocumentNode, block: Block): void {
  const placed: readonly string[] | undefined =
    planned.state === 'ok' ? block.slotsOf?.(planned.props) : undefined;
  for (const [name, ids] of Object.entries(node.slots)) {
    const slot = block.slots && Object.hasOwn(block.slots, name) ? block.slots[name] : undefined;
    if (!slot) note(walk, planned, node, slotUnknown(name, Object.keys(block.slots ?? {})));
    else if (placed?.includes(name) !== false) planned.slots[name] = planSlot(walk, planned, slot, ids);
    else if (ids.length > 0) note(walk, planned, node, slotUnplaced(name));
  }
}

function planSlot(
  walk: Walk,
  parent: PlannedNode,
  { allow, max = Infinity }: SlotConfig,
  ids: readonly string[],
): PlannedNode[] {
  const children: PlannedNode[] = [];
  for (const id of ids.slice(0, max)) {
    for (const child of planNode(walk, id, allow)) {
      if (child.isCritical) parent.isCritical = true;
      if (walk.options.showsFaults === true || keepsPlace(child)) children.push(child);
    }
  }
  for (const id of ids.slice(max)) {
    const left = walk.document.nodes.get(id);
    if (left) report(walk, left, overMaximum(max));
  }
  return children;
}

/** Whether a critical node is somewhere below a block that nobody knows. */
function holdsCritical({ document, options }: Walk, node: DocumentNode): boolean {
  const isCritical = (child: DocumentNode): boolean =>
    options.registry.get(child.type)?.policy === 'critical' || childrenOf(child).some(isCritical);
  const childrenOf = ({ slots }: DocumentNode): DocumentNode[] =>
    Object.values(slots).flatMap((ids) => ids.flatMap((id) => document.nodes.get(id) ?? []));
  return childrenOf(node).some(isCritical);
}

function fail(
  walk: Walk,
  planned: PlannedNode,
  node: DocumentNode,
  failed: NodeState,
  finding: Finding,
): void {
  planned.state = failed;
  note(walk, planned, node, finding);
}

function note(walk: Walk, planned: PlannedNode, node: DocumentNode, finding: Finding): void {
  const { ignoresConditions, showsFaults } = walk.options;
  if (finding.severity === 'notice' && !ignoresConditions && !showsFaults) return;
  if (planned.issues.length < issueLimits.perNode) planned.issues.push(report(walk, node, finding));
}

/** The finding as an issue of the page, with its place in the document. */
function report({ plan }: Walk, node: DocumentNode, finding: Finding): Issue {
  const issue = issueAt(node, finding);
  if (plan.issues.length < issueLimits.perPage) plan.issues.push(issue);
  return issue;
}

/** Dimensions that follow from the page's address and document, and need no keys of their own. */
const ofEveryPage: ReadonlySet<string> = new Set<Dimension>(['path', 'trail']);

/** Whether something stands in a slot for this node; what is left out for certain gets no empty cell. */
function keepsPlace(node: PlannedNode): boolean {
  return node.state === 'ok' || (node.block !== undefined && node.block.policy !== 'hide');
}
