import { createHash } from 'node:crypto';
import { isJsonObject, type JsonObject, pointerSegment } from '../schemas/json.ts';
import type { Issue } from '../schemas/issue.ts';
import { pageEnvelope, pageLimits, type PageMeta } from '../schemas/page.ts';

/** A node as it was delivered, with its place. `raw` is the CMS's own object and is never changed. */
export interface DocumentNode {
  id: string;
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

export type PageDocumentResult = { ok: true; document: PageDocument } | { ok: false; issues: Issue[] };

/** Reads a page document. Refused when its envelope is wrong or it is over a limit; broken nodes are kept for the planner. */
export function readPageDocument(source: unknown): PageDocumentResult {
  const envelope = pageEnvelope.safeParse(source);
  if (!envelope.success) {
    return {
      ok: false,
      issues: envelope.error.issues.map((issue) => ({
        code: 'page-invalid' as const,
        severity: 'error' as const,
        pointer: issue.path.map((part) => `/${pointerSegment(String(part))}`).join(''),
        nodeId: null,
        field: issue.path.length > 0 ? String(issue.path.at(-1)) : null,
        message: issue.message,
        hint: 'Correct this field of the page itself; the page is not shown until then.',
      })),
    };
  }
  const walk = createWalk();
  const regions: Record<string, string[]> = {};
  for (const [region, nodes] of Object.entries(envelope.data.regions)) {
    regions[region] = walk.children(nodes, `/regions/${pointerSegment(region)}`, 1);
  }
  walk.run();
  if (walk.refusal) return { ok: false, issues: [walk.refusal] };
  return {
    ok: true,
    document: { meta: envelope.data.page, regions, nodes: walk.nodes, issues: walk.issues, source: source as JsonObject },
  };
}

/** Walks without recursion, so that no document can exhaust the stack. */
function createWalk() {
  const nodes = new Map<string, DocumentNode>();
  const issues: Issue[] = [];
  const open: DocumentNode[] = [];
  const state = { refusal: undefined as Issue | undefined };

  function children(list: unknown[], pointer: string, depth: number): string[] {
    const ids: string[] = [];
    for (const [index, raw] of list.entries()) {
      if (state.refusal) break;
      const place = `${pointer}/${index}`;
      if (!isJsonObject(raw)) {
        issues.push(nodeIssue('node-invalid', place, null, 'A node must be an object.', 'Remove it or write a block here.'));
        continue;
      }
      if (nodes.size >= pageLimits.nodes) {
        state.refusal = nodeIssue('page-too-large', place, null, `A page holds at most ${pageLimits.nodes} nodes.`, 'Split the page.');
        break;
      }
      if (depth > pageLimits.depth) {
        state.refusal = nodeIssue('page-too-deep', place, null, `Nodes nest at most ${pageLimits.depth} deep.`, 'Flatten this part of the page.');
        break;
      }
      if (raw.props !== undefined && Buffer.byteLength(JSON.stringify(raw.props)) > pageLimits.propsBytes) {
        state.refusal = nodeIssue('props-too-large', `${place}/props`, null, 'The props of a node hold at most 64 KiB.', 'Shorten the texts or split the node.');
        break;
      }
      const node: DocumentNode = { id: uniqueId(raw, place), raw, pointer: place, depth, slots: {} };
      nodes.set(node.id, node);
      ids.push(node.id);
      if (raw.slots !== undefined) open.push(node);
    }
    return ids;
  }

  function uniqueId(raw: JsonObject, pointer: string): string {
    const given = typeof raw.id === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(raw.id) ? raw.id : undefined;
    if (given !== undefined && !nodes.has(given)) return given;
    const derived = `n-${createHash('sha1').update(`${String(raw.type)}${pointer}${JSON.stringify(raw)}`).digest('hex').slice(0, 12)}`;
    const code = given === undefined ? 'id-missing' : 'id-duplicate';
    const message = given === undefined ? 'The node has no usable id.' : `The id "${given}" is used twice.`;
    issues.push({ ...nodeIssue(code, `${pointer}/id`, derived, message, 'Give the node an id of its own.'), severity: 'warning', field: 'id' });
    return derived;
  }

  function run(): void {
    for (let node = open.pop(); node && !state.refusal; node = open.pop()) {
      const slots = node.raw.slots;
      if (!isJsonObject(slots)) {
        issues.push(nodeIssue('slot-unknown', `${node.pointer}/slots`, node.id, '"slots" must be an object of lists.', 'Write slots as { name: [ nodes ] }.'));
        continue;
      }
      for (const [name, list] of Object.entries(slots)) {
        const pointer = `${node.pointer}/slots/${pointerSegment(name)}`;
        if (Array.isArray(list)) node.slots[name] = children(list, pointer, node.depth + 1);
        else issues.push(nodeIssue('slot-unknown', pointer, node.id, 'A slot must be a list of nodes.', 'Write the slot as a list.'));
      }
    }
  }

  return {
    nodes,
    issues,
    children,
    run,
    get refusal() {
      return state.refusal;
    },
  };
}

function nodeIssue(code: Issue['code'], pointer: string, nodeId: string | null, message: string, hint: string): Issue {
  return { code, severity: 'error', pointer, nodeId, field: null, message, hint };
}
