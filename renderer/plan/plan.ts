import { hash } from 'node:crypto';
import type { Block, Dimension, SlotConfig } from '../../blocks/kit/define/define-block.ts';
import type { Issue } from '../../schemas/issue.ts';
import { pointerSegment } from '../../schemas/json.ts';
import { issueLimits, type LoadRequest, type RegionName, regionNames } from '../../schemas/page.ts';
import type { Loaders } from '../contract/loader.ts';
import type { DocumentNode, PageDocument } from '../contract/page-document.ts';
import type { WhenState } from '../contract/page-request.ts';
import type { Registry } from '../contract/registry.ts';
import { type Finding, validatorsOf } from './block-validator.ts';
import { conditionsOf, readWhen } from './conditions.ts';
import { placedMessageOf } from './message-of.ts';
import { loadsOf } from './node-loads.ts';
import { currentProps } from './node-props.ts';
import { isShown } from './when.ts';

/** What became of a node: drawn when `ok`, else by its block's failure policy. */
export type NodeState = 'ok' | 'unknown' | 'future' | 'invalid';

export interface PlannedNode {
  /** As in the document. */
  id: string;
  /** Unique on the page: the ids of a frame are told apart from those of the page that it surrounds. */
  pageId: string;
  part: PagePart;
  /** Document that holds the node. */
  documentId: string;
  type: string;
  pointer: string;
  state: NodeState;
  issues: Issue[];
  /** Undefined when the type is unknown. */
  block: Block | undefined;
  props: unknown;
  loads: Record<string, LoadRequest>;
  /** True when what it loads is one visitor's: nothing of it is kept. */
  isPersonal: boolean;
  slots: Record<string, PlannedNode[]>;
  /** True for the first node of the page whose block leads with a picture. */
  isFirstPicture: boolean;
  /** True when it, or a node inside it, must not be missing from the page. */
  isCritical: boolean;
  /** Names block, version, props and place: equal fingerprints draw the same HTML from the same data. */
  readonly fingerprint: string;
}

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
}

/** The page itself, or the frame around it. */
export type PagePart = 'page' | 'frame';

export interface PlanningTools {
  registry: Registry;
  loaders: Loaders;
  hasPicture(id: string): boolean;
  /** Absent: every name is taken for a route. */
  hasRoute?: (name: string) => boolean;
  /** Default: page. */
  part?: PagePart;
  /** Prefix of the locale's paths, for links in rich text. */
  localePrefix?: string;
  /** True in the preview: faulty nodes keep their place in slots, where a box tells of the fault. */
  showsFaults?: boolean;
  /** True for a check of the whole document: nodes are planned whatever their conditions say. */
  ignoresConditions?: boolean;
}

/**
 * Walks a document once: decides what is shown, brings props to the current version, checks them, and gathers what
 * must be loaded. Pure; never throws for what content can get wrong.
 */
export function makePlan(document: PageDocument, state: WhenState, tools: PlanningTools): Plan {
  const conditions = conditionsOf(document);
  const part = tools.part ?? 'page';
  const plan: Plan = {
    part,
    regions: {},
    nodes: [],
    issues: [...document.issues],
    dimensions: new Set(conditions.dimensions),
    until: conditions.boundaries.find((time) => time > state.now),
    since: undefined,
    blocks: new Set(),
  };
  let pictureSeen = false;

  for (const region of regionNames) {
    const ids = document.regions[region];
    // What stands at the end of the page is never its first picture.
    if (region === 'footer') pictureSeen = true;
    if (ids) plan.regions[region] = ids.flatMap((id) => planNode(id, undefined));
  }
  return plan;

  /** The node, or nothing when it is not shown. Recursion is bounded: deeper documents were refused when they were read. */
  function planNode(id: string, allowed: readonly string[] | undefined): PlannedNode[] {
    const node = document.nodes.get(id);
    if (!node) return [];
    const when = readWhen(node);
    if (when && !tools.ignoresConditions && !isShown(when, state)) return [];
    const planned = start(node);
    plan.nodes.push(planned);
    if (when === null) fail(planned, node, 'invalid', whenInvalid);
    if (allowed && !allowed.includes(node.type))
      fail(planned, node, 'invalid', notAllowed(node.type, allowed));
    try {
      if (planned.state === 'ok') check(planned, node);
      if (planned.state === 'ok' && isOver(planned)) {
        plan.nodes.pop();
        return [];
      }
      if (planned.state === 'ok') leadWithPicture(planned);
    } catch (error) {
      // A block's own functions failed on content that its schema let pass.
      fail(planned, node, 'invalid', planningFailed(placedMessageOf(error)));
    }
    // Below a faulty node, too: its children's own faults are told, and whether one of them must not be missing.
    if (planned.block) planSlots(planned, node, planned.block);
    else planned.isCritical = holdsCritical(node);
    return [planned];
  }

  /** Whether a critical node is somewhere below a block that nobody knows. */
  function holdsCritical(node: DocumentNode): boolean {
    const children = Object.values(node.slots).flatMap((ids) => ids.map((id) => document.nodes.get(id)));
    return children.some(
      (child) => child && (tools.registry.get(child.type)?.policy === 'critical' || holdsCritical(child)),
    );
  }

  function start(node: DocumentNode): PlannedNode {
    const block = tools.registry.get(node.type);
    let fingerprint: string | undefined;
    return {
      id: node.id,
      // Ids from documents begin with a letter or digit, so that the two never meet.
      pageId: part === 'frame' ? `_${node.id}` : node.id,
      part,
      documentId: document.meta.id,
      type: node.type,
      pointer: node.pointer,
      state: 'ok',
      issues: [],
      block,
      props: {},
      loads: {},
      isPersonal: false,
      slots: {},
      isFirstPicture: false,
      isCritical: block?.policy === 'critical',
      // Made when it is asked for: without a cache nobody does.
      get fingerprint() {
        if (this.state !== 'ok' || !block) return '';
        return (fingerprint ??= fingerprintOf(this, block));
      },
    };
  }

  function check(planned: PlannedNode, node: DocumentNode): void {
    const { block } = planned;
    if (!block) return fail(planned, node, 'unknown', typeUnknown(node.type));
    plan.blocks.add(block.type);
    for (const dimension of block.varies ?? [])
      if (!ofEveryPage.has(dimension)) plan.dimensions.add(dimension);

    const current = currentProps(node, block, state.locale);
    if (!current.ok) return fail(planned, node, current.state, current.finding);
    const checked = validatorsOf(block).props(current.props, {
      hasPicture: tools.hasPicture,
      ...(tools.hasRoute && { hasRoute: tools.hasRoute }),
      localePrefix: tools.localePrefix ?? '',
    });
    for (const finding of current.findings) note(planned, node, finding);
    for (const finding of checked.findings)
      note(planned, node, { ...finding, pointer: `/props${finding.pointer}` });
    planned.props = checked.value;
    if (!checked.ok) {
      planned.state = 'invalid';
      return;
    }
    const wanted = loadsOf(node, block, checked.value, tools.loaders);
    for (const finding of wanted.findings) note(planned, node, finding);
    for (const dimension of wanted.dimensions) plan.dimensions.add(dimension);
    planned.loads = wanted.loads;
    planned.isPersonal = wanted.isPersonal;
    if (wanted.isInvalid) planned.state = 'invalid';
  }

  /** Whether the node's own time has passed; the plan holds until the next such time. */
  function isOver({ block, props }: PlannedNode): boolean {
    // Of a block with data that is known when the data has come.
    const end = block?.data || tools.ignoresConditions ? undefined : block?.expires?.(props, {});
    if (end === undefined) return false;
    if (end <= state.now) plan.since = Math.max(plan.since ?? end, end);
    else plan.until = Math.min(plan.until ?? end, end);
    return end <= state.now;
  }

  function leadWithPicture(planned: PlannedNode): void {
    if (!pictureSeen && planned.block?.leadsWithPicture?.(planned.props))
      planned.isFirstPicture = pictureSeen = true;
  }

  function planSlots(planned: PlannedNode, node: DocumentNode, block: Block): void {
    for (const [name, ids] of Object.entries(node.slots)) {
      const slot = block.slots && Object.hasOwn(block.slots, name) ? block.slots[name] : undefined;
      if (slot) planned.slots[name] = planSlot(planned, slot, ids);
      else note(planned, node, slotUnknown(name));
    }
  }

  function planSlot(
    parent: PlannedNode,
    { allow, max = Infinity }: SlotConfig,
    ids: readonly string[],
  ): PlannedNode[] {
    const children: PlannedNode[] = [];
    for (const id of ids.slice(0, max)) {
      for (const child of planNode(id, allow)) {
        if (child.isCritical) parent.isCritical = true;
        if (tools.showsFaults === true || keepsPlace(child)) children.push(child);
      }
    }
    for (const id of ids.slice(max)) {
      const left = document.nodes.get(id);
      if (left) report(left, overMaximum(max));
    }
    return children;
  }

  function fail(planned: PlannedNode, node: DocumentNode, failed: NodeState, finding: Finding): void {
    planned.state = failed;
    note(planned, node, finding);
  }

  function note(planned: PlannedNode, node: DocumentNode, finding: Finding): void {
    if (planned.issues.length < issueLimits.perNode) planned.issues.push(report(node, finding));
  }

  function report(node: DocumentNode, finding: Finding): Issue {
    const field = /^\/props\/([^/]+)/.exec(finding.pointer)?.[1] ?? null;
    const issue: Issue = { ...finding, pointer: `${node.pointer}${finding.pointer}`, nodeId: node.id, field };
    if (plan.issues.length < issueLimits.perPage) plan.issues.push(issue);
    return issue;
  }
}

/** Dimensions that follow from the page's address and document, and need no keys of their own. */
const ofEveryPage: ReadonlySet<string> = new Set<Dimension>(['path', 'trail']);

/** Whether something stands in a slot for this node; what is left out for certain gets no empty cell. */
function keepsPlace(node: PlannedNode): boolean {
  return node.state === 'ok' || (node.block !== undefined && node.block.policy !== 'hide');
}

function faultOf(code: Finding['code'], pointer: string, message: string, hint: string): Finding {
  return { code, severity: 'error', pointer, message, hint };
}

const whenInvalid = faultOf(
  'when-invalid',
  '/when',
  'The condition is not understood; the node is not shown.',
  'Correct "when": times carry an offset, lists are not empty.',
);

function notAllowed(type: string, allowed: readonly string[]): Finding {
  return faultOf(
    'slot-not-allowed',
    '/type',
    `A block "${type.slice(0, 64)}" may not stand here.`,
    `Allowed: ${allowed.join(', ')}.`,
  );
}

function overMaximum(max: number): Finding {
  const message = `At most ${max} nodes are shown here; this one is not.`;
  return {
    ...faultOf('slot-not-allowed', '', message, 'Remove it, or move it elsewhere.'),
    severity: 'warning',
  };
}

function slotUnknown(name: string): Finding {
  const message = `The block has no slot "${name.slice(0, 64)}".`;
  return {
    ...faultOf(
      'slot-unknown',
      `/slots/${pointerSegment(name)}`,
      message,
      'Move these nodes to a slot that the block has.',
    ),
    severity: 'warning',
  };
}

function typeUnknown(type: string): Finding {
  return faultOf(
    'type-unknown',
    '/type',
    `There is no block "${type.slice(0, 64)}".`,
    'Choose a block of the library, or remove this node.',
  );
}

function planningFailed(message: string): Finding {
  return faultOf(
    'node-invalid',
    '',
    `Planning the block failed: ${message}.`,
    'Tell the developers of the block, and change what you entered last.',
  );
}

function fingerprintOf(planned: PlannedNode, block: Block): string {
  const slots = Object.entries(planned.slots).map(([name, nodes]) => `${name}:${nodes.length}`);
  const made = `${block.type}@${block.v} ${planned.pageId} ${planned.isFirstPicture} ${slots.join()} ${JSON.stringify(planned.props)}`;
  return hash('sha1', made, 'base64url');
}
