import { createHash } from 'node:crypto';
import type { Block } from '../blocks/kit/define-block.ts';
import type { Issue } from '../schemas/issue.ts';
import { isJsonObject, type JsonObject, pointerSegment } from '../schemas/json.ts';
import { loadRequest, type LoadRequest, type When, whenSchema } from '../schemas/page.ts';
import { type Finding, validatorsOf } from './block-validator.ts';
import type { Loaders } from './loader.ts';
import type { DocumentNode, PageDocument } from './page-document.ts';
import type { Registry } from './registry.ts';
import { boundariesOf, isShown, type WhenState } from './when.ts';

/** What became of a node: drawn when `ok`, else by its block's failure policy. */
export type NodeState = 'ok' | 'unknown' | 'future' | 'invalid';

export interface PlannedNode {
  id: string;
  type: string;
  pointer: string;
  state: NodeState;
  issues: Issue[];
  /** Undefined when the type is unknown. */
  block: Block | undefined;
  props: unknown;
  loads: Record<string, LoadRequest>;
  slots: Record<string, PlannedNode[]>;
  /** True for the first node of the page whose block leads with a picture. */
  isFirstPicture: boolean;
  /** Names block, version, props and place: equal fingerprints draw the same HTML from the same data. */
  fingerprint: string;
}

export interface Plan {
  regions: Record<string, PlannedNode[]>;
  /** All nodes that are shown, in document order. */
  nodes: PlannedNode[];
  issues: Issue[];
  /** Dimensions of the request, beyond tenant, locale and path, that the page's HTML depends on. */
  dimensions: Set<string>;
  /** Next time at which the page changes by itself, in milliseconds since 1970. */
  until: number | undefined;
  blocks: Set<string>;
}

export interface PlanningTools {
  registry: Registry;
  loaders: Loaders;
  hasPicture(id: string): boolean;
}

/** Which conditions a document holds at all; equal states need no second plan. */
interface Conditions {
  boundaries: number[];
  dimensions: Set<string>;
}

const conditionsOf = new WeakMap<PageDocument, Conditions>();
const plans = new WeakMap<PageDocument, Map<string, Plan>>();

/** The plan of a document in a state, from the cache where the state makes no difference. */
export function planOf(document: PageDocument, state: WhenState, tools: PlanningTools): Plan {
  let known = plans.get(document);
  if (!known) plans.set(document, (known = new Map()));
  const key = stateKey(conditionsIn(document), state);
  let plan = known.get(key);
  if (!plan) known.set(key, (plan = makePlan(document, state, tools)));
  return plan;
}

function stateKey(conditions: Conditions, state: WhenState): string {
  const passed = conditions.boundaries.filter((time) => time <= state.now).length;
  const parts = [state.locale, String(passed)];
  for (const dimension of conditions.dimensions) parts.push(valueOf(dimension, state));
  return parts.join('|');
}

function valueOf(dimension: string, state: WhenState): string {
  if (dimension === 'device') return state.device;
  if (dimension === 'visitor') return state.visitor;
  return state.variants[dimension.slice('experiment:'.length)] ?? '';
}

function conditionsIn(document: PageDocument): Conditions {
  const known = conditionsOf.get(document);
  if (known) return known;
  const boundaries = boundariesOf({ from: document.meta.validFrom, to: document.meta.validTo });
  const dimensions = new Set<string>();
  for (const node of document.nodes.values()) {
    const when = readWhen(node);
    if (!when) continue;
    boundaries.push(...boundariesOf(when));
    for (const dimension of dimensionsOf(when)) dimensions.add(dimension);
  }
  const conditions = { boundaries: boundaries.toSorted((a, b) => a - b), dimensions };
  conditionsOf.set(document, conditions);
  return conditions;
}

function dimensionsOf(when: When): string[] {
  return [
    ...(when.device ? ['device'] : []),
    ...(when.visitor ? ['visitor'] : []),
    ...(when.experiment ? [`experiment:${when.experiment.id}`] : []),
  ];
}

/**
 * Walks a document once: decides what is shown, brings props to the current version, checks them, and gathers what
 * must be loaded. Pure; never throws for what content can get wrong.
 */
export function makePlan(document: PageDocument, state: WhenState, tools: PlanningTools): Plan {
  const conditions = conditionsIn(document);
  const plan: Plan = {
    regions: {},
    nodes: [],
    issues: [...document.issues],
    dimensions: new Set(conditions.dimensions),
    until: conditions.boundaries.find((time) => time > state.now),
    blocks: new Set(),
  };
  let pictureSeen = false;

  for (const [region, ids] of Object.entries(document.regions)) {
    plan.regions[region] = planList(ids, undefined);
  }
  return plan;

  // Recursion is bounded: a document deeper than the limit was refused when it was read.
  function planList(ids: string[], allowed: readonly string[] | undefined): PlannedNode[] {
    const planned: PlannedNode[] = [];
    for (const id of ids) {
      const node = document.nodes.get(id);
      if (!node) continue;
      const when = readWhen(node);
      if (when === null) {
        report(plan, node, { code: 'when-invalid', severity: 'error', pointer: '/when', message: 'The condition is not understood; the node is not shown.', hint: 'Correct "when": times carry an offset, lists are not empty.' });
        continue;
      }
      if (when && !isShown(when, state)) continue;
      if (allowed && !allowed.includes(String(node.raw.type))) {
        report(plan, node, { code: 'slot-not-allowed', severity: 'error', pointer: '/type', message: `A block "${String(node.raw.type).slice(0, 64)}" may not stand here.`, hint: `Allowed: ${allowed.join(', ')}.` });
        continue;
      }
      planned.push(planNode(node));
    }
    return planned;
  }

  function planNode(node: DocumentNode): PlannedNode {
    const planned: PlannedNode = {
      id: node.id,
      type: String(node.raw.type),
      pointer: node.pointer,
      state: 'ok',
      issues: [],
      block: tools.registry.get(String(node.raw.type)),
      props: {},
      loads: {},
      slots: {},
      isFirstPicture: false,
      fingerprint: '',
    };
    plan.nodes.push(planned);
    const { block } = planned;
    if (!block) return fail(planned, node, 'unknown', { code: 'type-unknown', severity: 'error', pointer: '/type', message: `There is no block "${planned.type.slice(0, 64)}".`, hint: 'Choose a block of the library, or remove this node.' });
    plan.blocks.add(block.type);
    for (const dimension of block.varies ?? []) if (dimension !== 'path') plan.dimensions.add(dimension);

    const migrated = migrate(node, block, state.locale);
    if ('finding' in migrated) return fail(planned, node, migrated.state, migrated.finding);
    const checked = validatorsOf(block).props(migrated.props, tools.hasPicture);
    for (const finding of checked.findings) note(planned, node, { ...finding, pointer: `/props${finding.pointer}` });
    if (!checked.ok) planned.state = 'invalid';
    planned.props = checked.value;
    if (planned.state === 'ok') {
      if (!pictureSeen && block.leadsWithPicture?.(checked.value as never)) planned.isFirstPicture = pictureSeen = true;
      planned.loads = readLoads(planned, node, block);
    }
    for (const [name, ids] of Object.entries(node.slots)) {
      const slot = block.slots?.[name];
      if (!slot) {
        note(planned, node, { code: 'slot-unknown', severity: 'warning', pointer: `/slots/${pointerSegment(name)}`, message: `The block has no slot "${name.slice(0, 64)}".`, hint: 'Move these nodes to a slot that the block has.' });
        continue;
      }
      planned.slots[name] = planList(slot.max === undefined ? ids : ids.slice(0, slot.max), slot.allow);
    }
    planned.fingerprint = fingerprintOf(planned, block);
    return planned;
  }

  function fail(planned: PlannedNode, node: DocumentNode, failed: NodeState, finding: Finding): PlannedNode {
    planned.state = failed;
    note(planned, node, finding);
    return planned;
  }

  function note(planned: PlannedNode, node: DocumentNode, finding: Finding): void {
    planned.issues.push(report(plan, node, finding));
  }

  function readLoads(planned: PlannedNode, node: DocumentNode, block: Block): Record<string, LoadRequest> {
    const loads: Record<string, LoadRequest> = { ...(block.load?.(planned.props as never) as Record<string, LoadRequest>) };
    const given = isJsonObject(node.raw.data) ? node.raw.data : {};
    for (const [name, value] of Object.entries(given)) {
      const request = loadRequest.safeParse(value);
      if (!request.success || !block.data?.[name]) {
        note(planned, node, { code: 'loader-args-invalid', severity: 'warning', pointer: `/data/${pointerSegment(name)}`, message: block.data?.[name] ? 'What is to be loaded is not understood.' : `The block loads nothing named "${name.slice(0, 64)}".`, hint: 'Write { "load": "…", "args": { … } } under a name that the block knows.' });
        continue;
      }
      loads[name] = request.data;
    }
    for (const [name, request] of Object.entries(loads)) {
      const loader = tools.loaders.get(request.load);
      if (loader) for (const dimension of loader.dimensions) plan.dimensions.add(dimension);
      else note(planned, node, { code: 'loader-unknown', severity: 'error', pointer: `/data/${pointerSegment(name)}/load`, message: `There is no loader "${request.load}".`, hint: `Known: ${[...tools.loaders.keys()].join(', ')}.` });
      if (Object.values(request.args).includes('$device')) plan.dimensions.add('device');
    }
    return loads;
  }
}

function report(plan: Plan, node: DocumentNode, finding: Finding): Issue {
  const field = /^\/props\/([^/]+)/.exec(finding.pointer)?.[1] ?? null;
  const issue: Issue = { ...finding, pointer: `${node.pointer}${finding.pointer}`, nodeId: node.id, field };
  plan.issues.push(issue);
  return issue;
}

const whens = new WeakMap<DocumentNode, When | null | undefined>();

/** The node's condition; undefined when it has none, null when it is not understood. */
function readWhen(node: DocumentNode): When | null | undefined {
  if (node.raw.when === undefined || node.raw.when === null) return undefined;
  if (!whens.has(node)) {
    const parsed = whenSchema.safeParse(node.raw.when);
    whens.set(node, parsed.success ? parsed.data : null);
  }
  return whens.get(node);
}

type Migrated = { props: JsonObject } | { state: NodeState; finding: Finding };

/** The props in the block's current version, with the overlay of the locale. */
function migrate(node: DocumentNode, block: Block, locale: string): Migrated {
  const version = node.raw.v ?? 1;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) {
    return { state: 'invalid', finding: { code: 'node-invalid', severity: 'error', pointer: '/v', message: 'The version must be a whole number from 1.', hint: `Write "v": ${block.v}.` } };
  }
  if (version > block.v) {
    return { state: 'future', finding: { code: 'version-future', severity: 'error', pointer: '/v', message: `This node was written for version ${version} of "${block.type}"; version ${block.v} is installed.`, hint: 'Update the shop, or write the node anew.' } };
  }
  let props = isJsonObject(node.raw.props) ? node.raw.props : {};
  const overlay = overlayFor(node, locale);
  if (overlay) props = { ...props, ...overlay };
  for (let step = version; step < block.v; step++) {
    try {
      const migration = block.migrations?.[step];
      if (!migration) throw new Error(`no step from version ${step}`);
      props = migration(props);
    } catch (error) {
      return { state: 'invalid', finding: { code: 'migration-failed', severity: 'error', pointer: '/v', message: `Version ${version} cannot be brought to version ${block.v}: ${(error as Error).message}.`, hint: 'Write the node anew in the current version.' } };
    }
  }
  return { props };
}

/** The overlay of the locale, else of another locale of its language. */
function overlayFor(node: DocumentNode, locale: string): JsonObject | undefined {
  if (!isJsonObject(node.raw.i18n)) return undefined;
  const language = locale.slice(0, 2);
  const entry = node.raw.i18n[locale] ?? Object.entries(node.raw.i18n).find(([name]) => name.startsWith(language))?.[1];
  return isJsonObject(entry) && isJsonObject(entry.props) ? entry.props : undefined;
}

function fingerprintOf(planned: PlannedNode, block: Block): string {
  const slots = Object.entries(planned.slots).map(([name, nodes]) => `${name}:${nodes.length}`);
  return createHash('sha1')
    .update(`${block.type}@${block.v} ${planned.id} ${planned.isFirstPicture} ${slots.join()} ${JSON.stringify(planned.props)}`)
    .digest('base64url');
}
