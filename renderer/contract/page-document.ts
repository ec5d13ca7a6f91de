import { createHash } from 'node:crypto';
import { type Facts, noFacts } from '../../schemas/facts/fill-facts.ts';
import type { Issue } from '../../schemas/issue.ts';
import { isDeeperThan, isJsonObject, type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { issueLimits, pageLimits, type PageMeta, regionNames } from '../../schemas/page.ts';
import { visibleText } from '../../schemas/visible-text.ts';
import { readEnvelope } from './page-envelope.ts';

/** A node as it was delivered, with its place. `raw` is the CMS's own object and is never changed. */
export interface DocumentNode {
  id: string;
  /** Empty when the node names no type. */
  type: string;
  raw: JsonObject;
  pointer: string;
  depth: number;
  slots: Record<string, string[]>;
}

/**
 * A page document, normalised once: a flat map of nodes with child id lists. The tree is nested in and flat inside;
 * `source` is the document as delivered, so that nothing is lost on an editor's save.
 */
export interface PageDocument {
  meta: PageMeta;
  regions: Record<string, string[]>;
  nodes: Map<string, DocumentNode>;
  issues: Issue[];
  source: JsonObject;
}

type PageDocumentResult = { ok: true; document: PageDocument } | { ok: false; issues: Issue[] };

/**
 * Reads a page document; `facts` are what its head may name. Refused when its envelope is wrong or it is over a limit; broken
 * nodes are kept for the planner, and so are facts in their props.
 */
export function readPageDocument(source: unknown, facts: Facts = noFacts): PageDocumentResult {
  const read = readEnvelope(source, facts);
  if (!read.ok) return read;
  const { envelope } = read;
  const walk: Walk = {
    nodes: new Map(),
    issues: [...read.issues],
    open: [],
    made: new Map(),
    entries: 0,
    refusal: undefined,
  };
  const regions: Record<string, string[]> = {};
  for (const [region, nodes] of Object.entries(envelope.regions)) {
    const pointer = `/regions/${pointerSegment(region)}`;
    if (!regionNames.some((name) => name === region)) note(walk, regionUnknown(region, pointer));
    regions[region] = readNodes(walk, nodes ?? [], { pointer, name: region, depth: 1 });
  }
  // Without recursion, so that no document can exhaust the stack.
  for (let next = walk.open.pop(); next && !walk.refusal; next = walk.open.pop()) readSlots(walk, next);
  const { nodes, issues, refusal } = walk;
  if (refusal) return { ok: false, issues: [refusal] };
  const { page } = envelope;
  const meta = {
    ...page,
    revision: String(page.revision),
    title: visibleText(page.title).trim(),
    description: visibleText(page.description),
  };
  return { ok: true, document: { meta, regions, nodes, issues, source: source as JsonObject } };
}

/** Levels of JSON in a node at most: a list, its node and its slots for each level of nodes, and what the innermost holds. */
const contentLevels = 3 * pageLimits.depth + pageLimits.propsLevels + 2;

/** One walk of a document as it was delivered. */
interface Walk {
  nodes: Map<string, DocumentNode>;
  issues: Issue[];
  /** Nodes whose slots are still to be read, by the names that tell their lists apart. */
  open: { node: DocumentNode; name: string }[];
  /** How often a node said the same so far, by what its id is made of. */
  made: Map<string, number>;
  /** Entries of lists so far, nodes or not. */
  entries: number;
  /** Why the whole page is refused. */
  refusal: Issue | undefined;
}

function note({ issues }: Walk, issue: Issue): void {
  if (issues.length < issueLimits.perPage) issues.push(issue);
}

/** A list of nodes: a region, or a slot. */
interface NodeList {
  pointer: string;
  /** Tells it apart from other lists, and stays the same when one of them grows. */
  name: string;
  depth: number;
}

/** Reads a list of nodes; gives their ids. */
function readNodes(walk: Walk, list: unknown[], { pointer, name, depth }: NodeList): string[] {
  const ids: string[] = [];
  for (const [index, raw] of list.entries()) {
    const place = `${pointer}/${index}`;
    walk.entries++;
    walk.refusal ??= overLimit(raw, place, depth, walk.entries);
    if (walk.refusal) break;
    if (!isJsonObject(raw)) {
      note(walk, noNode(place));
      continue;
    }
    const type = typeof raw.type === 'string' ? raw.type : '';
    const { id, name: ownName } = identityOf(walk, raw, `${type} ${name}`, place);
    const node: DocumentNode = {
      id,
      type,
      raw,
      pointer: place,
      depth,
      slots: {},
    };
    walk.nodes.set(node.id, node);
    ids.push(node.id);
    if (raw.slots !== undefined && raw.slots !== null) walk.open.push({ node, name: ownName });
  }
  return ids;
}

function readSlots(walk: Walk, { node, name: ownName }: Walk['open'][number]): void {
  const { slots } = node.raw;
  if (!isJsonObject(slots)) {
    const hint = 'Write slots as { name: [ nodes ] }.';
    note(walk, slotUnknown(`${node.pointer}/slots`, node.id, '"slots" must be an object of lists.', hint));
    return;
  }
  const entries: [string, string[]][] = [];
  for (const [name, list] of Object.entries(slots)) {
    const pointer = `${node.pointer}/slots/${pointerSegment(name)}`;
    if (list === null) continue;
    if (Array.isArray(list)) {
      const place = { pointer, name: `${ownName} ${name}`, depth: node.depth + 1 };
      entries.push([name, readNodes(walk, list, place)]);
    } else
      note(
        walk,
        slotUnknown(pointer, node.id, 'A slot must be a list of nodes.', 'Write the slot as a list.'),
      );
  }
  node.slots = Object.fromEntries(entries);
}

/**
 * The node's own id, else one that stays the same while the node does, whatever is put before it; and a name for what stands
 * in it, which stays the same when that changes.
 */
function identityOf(
  walk: Walk,
  raw: JsonObject,
  kind: string,
  pointer: string,
): { id: string; name: string } {
  const { nodes } = walk;
  const given =
    typeof raw.id === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(raw.id) ? raw.id : undefined;
  if (given !== undefined && !nodes.has(given)) return { id: given, name: given };
  const name = hashOf(`${kind}${fieldsOf(raw)}`);
  // With what stands in it: two of a kind are told apart by it.
  const content = hashOf(`${name}${written(raw.slots)}`);
  let derived = '';
  do {
    const count = walk.made.get(content) ?? 0;
    walk.made.set(content, count + 1);
    derived = `n-${(count === 0 ? content : hashOf(`${content} ${count}`)).slice(0, 12)}`;
  } while (nodes.has(derived));
  const code = given === undefined ? 'id-missing' : 'id-duplicate';
  const message = given === undefined ? 'The node has no usable id.' : `The id "${given}" is used twice.`;
  note(walk, {
    ...nodeIssue(code, `${pointer}/id`, derived, message, 'Give the node an id of its own.'),
    severity: 'warning',
    field: 'id',
  });
  return { id: derived, name };
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

/** What a node says itself. */
function fieldsOf({ props, data, when }: JsonObject): string {
  return `${written(props)} ${written(data)} ${written(when)}`;
}

/** The value as text; what lies deeper than content can is refused elsewhere, and to write it needs a stack. */
function written(value: unknown): string | undefined {
  return isDeeperThan(value, contentLevels) ? '' : JSON.stringify(value);
}

function regionUnknown(region: string, pointer: string): Issue {
  const hint = `Regions that are drawn: ${regionNames.join(', ')}.`;
  return {
    ...nodeIssue('region-invalid', pointer, null, `A region "${region}" is never shown.`, hint),
    severity: 'warning',
  };
}

function noNode(pointer: string): Issue {
  const hint = 'Remove it or write a block here.';
  return nodeIssue('node-invalid', pointer, null, 'A node must be an object.', hint);
}

function slotUnknown(pointer: string, nodeId: string, message: string, hint: string): Issue {
  return nodeIssue('slot-unknown', pointer, nodeId, message, hint);
}

/** Why a whole page is refused at this entry of one of its lists; what is no node counts too. */
function overLimit(raw: unknown, place: string, depth: number, entries: number): Issue | undefined {
  if (entries > pageLimits.nodes) {
    return nodeIssue(
      'page-too-large',
      place,
      null,
      `A page holds at most ${pageLimits.nodes} nodes.`,
      'Split the page.',
    );
  }
  if (!isJsonObject(raw)) return undefined;
  if (depth > pageLimits.depth) {
    return nodeIssue(
      'page-too-deep',
      place,
      null,
      `Nodes nest at most ${pageLimits.depth} deep.`,
      'Flatten this part of the page.',
    );
  }
  if (isTooLarge(raw.props)) return tooLarge(`${place}/props`);
  if (!isJsonObject(raw.i18n)) return undefined;
  for (const [locale, overlay] of Object.entries(raw.i18n)) {
    if (isJsonObject(overlay) && isTooLarge(overlay.props))
      return tooLarge(`${place}/i18n/${pointerSegment(locale)}/props`);
  }
  return undefined;
}

function isTooLarge(props: unknown): boolean {
  if (props === undefined) return false;
  // Depth first: what follows needs a stack.
  return (
    isDeeperThan(props, pageLimits.propsLevels) ||
    Buffer.byteLength(JSON.stringify(props)) > pageLimits.propsBytes
  );
}

function tooLarge(pointer: string): Issue {
  const message = `The props of a node hold at most 64 KiB, on at most ${pageLimits.propsLevels} levels.`;
  return nodeIssue('props-too-large', pointer, null, message, 'Shorten the texts or split the node.');
}

function nodeIssue(
  code: Issue['code'],
  pointer: string,
  nodeId: string | null,
  message: string,
  hint: string,
): Issue {
  return { code, severity: 'error', pointer, nodeId, field: null, message, hint };
}
