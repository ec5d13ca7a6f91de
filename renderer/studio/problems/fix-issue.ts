import type { Patch, ValuePath } from '../../../schemas/editing/change.ts';
import { indexNodes, type IndexedNode } from '../../../schemas/editing/node-index.ts';
import type { Issue } from '../../../schemas/issue.ts';
import { isJsonObject, type JsonObject, pointerSegments } from '../../../schemas/json.ts';
import { visibleText } from '../../../schemas/visible-text.ts';
import { meantIn } from '../../../schemas/writing/ask-if-meant.ts';
import { setPatch } from '../form/node/set-patch.ts';
import { valueAt } from '../../../schemas/editing/value-at.ts';
import { pathIn } from './path-in.ts';

/** Codes of values in whose place another one is meant, where the hint names it. */
const misnamed: ReadonlySet<string> = new Set([
  ...['picture-unknown', 'reference-unknown', 'route-unknown', 'experiment-unknown'],
  ...['props-invalid', 'overlay-invalid', 'contrast-low'],
]);

/** Codes of values that nobody sees: without them the page is the same, but for an empty text that hides another one. */
const needless: ReadonlySet<string> = new Set(['text-unshown', 'overlay-hides']);

/**
 * What mends an issue without a question, as steps of an edit in the page that it was told of; undefined where somebody has to
 * decide. Nodes have ids of their own (`writeIds`). Whoever does it can undo it.
 */
export function fixIssue(issue: Issue, document: JsonObject): Patch[] | undefined {
  const steps = stepsFor(issue, document);
  return steps.length > 0 ? steps : undefined;
}

function stepsFor({ code, nodeId, pointer, severity, hint }: Issue, document: JsonObject): Patch[] {
  const nodes = [...indexNodes(document).values()];
  const node = nodes.find(({ id }) => id === nodeId);
  if (node && pointer.startsWith(`${node.pointer}/`)) {
    const patch = valuePatch(node, pathIn(node.node, pointer.slice(node.pointer.length)), { code, hint });
    if (patch) return [patch];
  }
  switch (code) {
    case 'block-repeated':
      return node ? [{ op: 'remove', node: node.id }] : [];
    case 'heading-twice':
      return titlesOf(nodes)
        .slice(1)
        .map(({ id }) => levelOf(id, 2));
    case 'heading-missing':
      return titleWanted(nodes);
    case 'alternate-unmatched':
      return withoutAlternate(document, pointer);
    case 'head-ignored':
      // What decides when a page is shown, or to whom, is for people to say.
      return severity === 'error' || pointer === '/page/robots' || pointer === '/page/title'
        ? []
        : withoutField(pointer);
    default:
      return [];
  }
}

/** What becomes of a value within a node. */
function valuePatch(
  { id, node }: IndexedNode,
  path: ValuePath,
  { code, hint }: Pick<Issue, 'code' | 'hint'>,
): Patch | undefined {
  const value = valueAt(node, path);
  const meant = meantIn(hint);
  const isName = typeof value === 'string' && misnamed.has(code);
  if (meant !== undefined && (isName || code === 'content-ends')) return setPatch(id, node, path, meant);
  if (path.length < 2 || value === undefined) return undefined;
  if (needless.has(code)) return setPatch(id, node, path, undefined);
  return code === 'text-cleaned' && typeof value === 'string'
    ? setPatch(id, node, path, visibleText(value))
    : undefined;
}

/** Nodes that are told to be the page's title. */
function titlesOf(nodes: readonly IndexedNode[]): IndexedNode[] {
  return nodes.filter(({ node }) => isJsonObject(node.props) && node.props.level === 1);
}

/** The first heading of the main part that is always shown becomes the title. */
function titleWanted(nodes: readonly IndexedNode[]): Patch[] {
  const first = nodes.find(
    ({ node, place }) =>
      place.parent === null &&
      place.list === 'main' &&
      node.type === 'heading' &&
      (node.when ?? null) === null,
  );
  return first ? [levelOf(first.id, 1)] : [];
}

function levelOf(node: string, level: number): Patch {
  return { op: 'set', node, path: ['props', 'level'], value: level };
}

function withoutAlternate({ page }: JsonObject, pointer: string): Patch[] {
  const alternates = isJsonObject(page) ? page.alternates : undefined;
  const index = Number(pointerSegments(pointer)[2]);
  if (!Array.isArray(alternates) || !(index in alternates)) return [];
  return [{ op: 'set', node: null, path: ['page', 'alternates', index] }];
}

/** A field of the page, or an item of its list, that is left out anyway. */
function withoutField(pointer: string): Patch[] {
  const [head, field, ...rest] = pointerSegments(pointer);
  return head === 'page' && field !== undefined && rest.length === 0
    ? [{ op: 'set', node: null, path: [head, field] }]
    : [];
}
