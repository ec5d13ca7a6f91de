import type { Issue } from '../issue.ts';
import { isJsonObject, type JsonObject, pointerSegments } from '../json.ts';
import { visibleText } from '../visible-text.ts';
import type { Patch, ValuePath } from './change.ts';
import { indexNodes, type IndexedNode } from './node-index.ts';

/**
 * What mends an issue without a question, as steps of an edit in the page that it was told of; undefined where somebody has to
 * decide. Nodes have ids of their own (`writeIds`). Whoever does it can undo it.
 */
export function fixIssue(issue: Issue, document: JsonObject): Patch[] | undefined {
  const steps = stepsFor(issue, document);
  return steps.length > 0 ? steps : undefined;
}

function stepsFor({ code, nodeId, pointer, severity }: Issue, document: JsonObject): Patch[] {
  const nodes = [...indexNodes(document).values()];
  const node = nodes.find(({ id }) => id === nodeId);
  switch (code) {
    case 'text-cleaned':
      return node ? cleanedText(node, pointer) : [];
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

function cleanedText({ id, node, pointer: own }: IndexedNode, pointer: string): Patch[] {
  if (!pointer.startsWith(`${own}/`)) return [];
  const names = pointerSegments(pointer.slice(own.length));
  const found = namedIn(node, names);
  return typeof found?.value === 'string'
    ? [{ op: 'set', node: id, path: found.path, value: visibleText(found.value) }]
    : [];
}

/** A value by the names of a pointer, and the way to it. */
function namedIn(holder: unknown, names: readonly string[]): { value: unknown; path: ValuePath } | undefined {
  let value = holder;
  const path: ValuePath = [];
  for (const name of names) {
    const part = Array.isArray(value) ? Number(name) : name;
    if (Array.isArray(value)) value = value[Number(name)];
    else if (isJsonObject(value) && Object.hasOwn(value, name)) value = value[name];
    else return undefined;
    path.push(part);
  }
  return { value, path };
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
