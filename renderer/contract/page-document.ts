import { createHash } from 'node:crypto';
import type { Issue } from '../../schemas/issue.ts';
import { isDeeperThan, isJsonObject, type JsonObject, pointerSegment } from '../../schemas/json.ts';
import { issueLimits, pageEnvelope, pageLimits, type PageMeta, regionNames } from '../../schemas/page.ts';
import { visibleText } from '../../schemas/visible-text.ts';

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

export type PageDocumentResult = { ok: true; document: PageDocument } | { ok: false; issues: Issue[] };

/** Reads a page document. Refused when its envelope is wrong or it is over a limit; broken nodes are kept for the planner. */
export function readPageDocument(source: unknown): PageDocumentResult {
  const envelope = pageEnvelope.safeParse(source);
  if (!envelope.success) {
    return {
      ok: false,
      issues: envelope.error.issues.slice(0, issueLimits.perNode).map((issue) => ({
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
    const pointer = `/regions/${pointerSegment(region)}`;
    if (!regionNames.some((name) => name === region)) walk.warnOfRegion(region, pointer);
    regions[region] = walk.children(nodes, pointer, 1);
  }
  walk.run();
  if (walk.refusal) return { ok: false, issues: [walk.refusal] };
  const { page } = envelope.data;
  const meta = { ...page, title: visibleText(page.title), description: visibleText(page.description) };
  return {
    ok: true,
    document: { meta, regions, nodes: walk.nodes, issues: walk.issues, source: source as JsonObject },
  };
}

/** Walks without recursion, so that no document can exhaust the stack. */
function createWalk() {
  const nodes = new Map<string, DocumentNode>();
  const issues: Issue[] = [];
  const open: DocumentNode[] = [];
  const state = { refusal: undefined as Issue | undefined, entries: 0 };

  function note(issue: Issue): void {
    if (issues.length < issueLimits.perPage) issues.push(issue);
  }

  function children(list: unknown[], pointer: string, depth: number): string[] {
    const ids: string[] = [];
    for (const [index, raw] of list.entries()) {
      const place = `${pointer}/${index}`;
      state.entries++;
      state.refusal ??= overLimit(raw, place, depth, state.entries);
      if (state.refusal) break;
      if (!isJsonObject(raw)) {
        note(
          nodeIssue(
            'node-invalid',
            place,
            null,
            'A node must be an object.',
            'Remove it or write a block here.',
          ),
        );
        continue;
      }
      const type = typeof raw.type === 'string' ? raw.type : '';
      const node: DocumentNode = {
        id: uniqueId(raw, type, place),
        type,
        raw,
        pointer: place,
        depth,
        slots: {},
      };
      nodes.set(node.id, node);
      ids.push(node.id);
      if (raw.slots !== undefined) open.push(node);
    }
    return ids;
  }

  function uniqueId(raw: JsonObject, type: string, pointer: string): string {
    const given =
      typeof raw.id === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(raw.id) ? raw.id : undefined;
    if (given !== undefined && !nodes.has(given)) return given;
    let derived = '';
    do {
      const content = `${derived}${type}${pointer}${JSON.stringify(raw.props)}`;
      derived = `n-${createHash('sha1').update(content).digest('hex').slice(0, 12)}`;
    } while (nodes.has(derived));
    const code = given === undefined ? 'id-missing' : 'id-duplicate';
    const message = given === undefined ? 'The node has no usable id.' : `The id "${given}" is used twice.`;
    note({
      ...nodeIssue(code, `${pointer}/id`, derived, message, 'Give the node an id of its own.'),
      severity: 'warning',
      field: 'id',
    });
    return derived;
  }

  function run(): void {
    for (let node = open.pop(); node && !state.refusal; node = open.pop()) {
      const slots = node.raw.slots;
      if (!isJsonObject(slots)) {
        note(
          nodeIssue(
            'slot-unknown',
            `${node.pointer}/slots`,
            node.id,
            '"slots" must be an object of lists.',
            'Write slots as { name: [ nodes ] }.',
          ),
        );
        continue;
      }
      const entries: [string, string[]][] = [];
      for (const [name, list] of Object.entries(slots)) {
        const pointer = `${node.pointer}/slots/${pointerSegment(name)}`;
        if (Array.isArray(list)) entries.push([name, children(list, pointer, node.depth + 1)]);
        else
          note(
            nodeIssue(
              'slot-unknown',
              pointer,
              node.id,
              'A slot must be a list of nodes.',
              'Write the slot as a list.',
            ),
          );
      }
      node.slots = Object.fromEntries(entries);
    }
  }

  function warnOfRegion(region: string, pointer: string): void {
    const hint = `Regions that are drawn: ${regionNames.join(', ')}.`;
    note({
      ...nodeIssue('region-invalid', pointer, null, `A region "${region}" is never shown.`, hint),
      severity: 'warning',
    });
  }

  return {
    nodes,
    issues,
    children,
    run,
    warnOfRegion,
    get refusal() {
      return state.refusal;
    },
  };
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
