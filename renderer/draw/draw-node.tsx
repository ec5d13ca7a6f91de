import { LRUCache } from 'lru-cache';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Block } from '../../blocks/kit/define/define-block.ts';
import type { PageView } from '../../blocks/kit/define/page-view.ts';
import type { CSSObject } from '../../blocks/kit/style/define-styles.ts';
import { escapeText } from '../../schemas/escape-text.ts';
import { scriptJson } from '../../schemas/json.ts';
import type { NodeData } from '../load/node-data.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { ruleText } from '../styles/rule-text.ts';
import { hashOf } from '../styles/style-sheet.ts';
import type { NodeResult } from './node-result.ts';
import { staticMarkup } from './static-markup.ts';
import { mark, splitAtMarks } from './view-marks.ts';

/** Parts of the page view that belong to one node. */
type NodeViewKeys = 'declared' | 'nodeId' | 'rule' | 'preloadPicture' | 'isFirstPicture';

/** Draws one node by itself. Throws what the view throws; the caller knows the failure policy. */
export function drawNode(
  node: PlannedNode,
  block: Block,
  data: NodeData,
  view: Omit<PageView, NodeViewKeys>,
  declared: PageView['declared'],
): NodeResult {
  const preloads: NodeResult['preloads'][number][] = [];
  const islandProps: object[] = [];
  const rules = new Map<string, string>();

  const page: PageView = {
    ...view,
    declared,
    nodeId: node.pageId,
    isFirstPicture: node.isFirstPicture,
    rule(styles) {
      if (!block.makesRules)
        throw new Error(`The view of "${block.type}" makes a rule: say so by \`makesRules\` in block.ts`);
      const { name, text } = ruleOf(styles);
      rules.set(name, text);
      return name;
    },
    // The head may be sent before any other picture is known.
    preloadPicture: (preload) => void (node.isFirstPicture && preloads.push(preload)),
  };
  const slots = Object.fromEntries(
    Object.keys(block.slots ?? {}).map((name) => [
      name,
      (node.slots[name] ?? []).map((_child, index) => mark('slot', name, index)),
    ]),
  );
  const island = (props: object): string => {
    if (!block.island)
      throw new Error(`The view of "${block.type}" places an island, but block.ts declares none`);
    return mark('island', block.type, islandProps.push(props) - 1);
  };

  // The registry has erased the types that tie a view to its props.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const component = block.view as unknown as ComponentType<Record<string, unknown>>;
  const input = { props: node.props, data: data.values, slots, page, island };
  const { html, classes } = viewMarkup(block, createElement(component, input), `${node.pageId}.`, () => {
    preloads.length = islandProps.length = 0;
  });

  const { pieces, hasIsland } = cut(html, (index) =>
    drawIsland(node, block, islandProps[index] ?? {}, index),
  );
  return {
    pieces,
    classes,
    rules: [...rules.values()].join(''),
    islands: hasIsland ? [block.type] : [],
    preloads,
    bytes: bytesOf(pieces),
  };
}

interface MadeRule {
  name: string;
  text: string;
}

/** Rules that are kept by what they say; content decides how many there are. */
const madeRules = new LRUCache<string, MadeRule>({ max: 5000 });

function ruleOf(styles: CSSObject): MadeRule {
  const key = JSON.stringify(styles);
  let rule = madeRules.get(key);
  if (!rule) {
    const name = `r-${hashOf(key)
      .slice(7, 15)
      .replace(/[^A-Za-z0-9]/g, 'x')}`;
    madeRules.set(key, (rule = { name, text: ruleText(name, styles) }));
  }
  return rule;
}

/** Blocks whose views turned out to hold what only React can draw (chosen options, contexts). */
const reactBlocks = new WeakSet<Block>();

/** HTML of a view. `startOver` forgets what a first, unfinished try told. */
function viewMarkup(
  block: Block,
  element: ReactElement,
  identifierPrefix: string,
  startOver: () => void,
): Pick<NodeResult, 'classes'> & { html: string } {
  if (block.usesHooks !== true && !reactBlocks.has(block)) {
    try {
      return staticMarkup(element);
    } catch {
      startOver();
    }
  }
  const html = htmlOf(element, identifierPrefix);
  reactBlocks.add(block);
  return { html, classes: undefined };
}

/** React announces every picture that is not lazy before the HTML itself; the head announces the one that matters. */
const announcedPictures = /^(?:<link rel="preload" as="image"[^>]*>)+/;

function htmlOf(element: ReactElement, identifierPrefix: string): string {
  return renderToString(element, { identifierPrefix }).replace(announcedPictures, '');
}

/** Cuts a node's HTML at the holes of its slots, and puts its islands in their places. */
function cut(
  html: string,
  islandAt: (index: number) => string,
): { pieces: NodeResult['pieces']; hasIsland: boolean } {
  const pieces: NodeResult['pieces'][number][] = [];
  const placed = new Set<string>();
  let hasIsland = false;
  for (const piece of splitAtMarks(html)) {
    if (typeof piece === 'string') {
      pieces.push(Buffer.from(piece));
      continue;
    }
    if (piece.kind === 'language') {
      pieces.push({ language: piece.name });
      continue;
    }
    const place = `${piece.kind} ${piece.name} ${piece.index}`;
    if (placed.has(place))
      throw new Error(`The view places ${piece.kind} ${piece.name} ${piece.index} twice`);
    placed.add(place);
    if (piece.kind === 'island') {
      hasIsland = true;
      pieces.push(Buffer.from(islandAt(piece.index)));
    } else pieces.push({ slot: piece.name, index: piece.index });
  }
  return { pieces, hasIsland };
}

function bytesOf(pieces: NodeResult['pieces']): number {
  return pieces.reduce((sum, piece) => sum + (Buffer.isBuffer(piece) ? piece.length : 0), 0);
}

/**
 * An island is a root of its own: drawn apart and after its node (React keeps one state of hooks at a time), hydrated
 * apart, under a prefix that is unique in the page. React draws it from the same JSON that hydrates it.
 */
function drawIsland(node: PlannedNode, block: Block, props: object, index: number): string {
  if (!block.island) throw new Error('An island without a component cannot be drawn');
  // The registry has erased the type of the island's props.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const component = block.island.component as ComponentType<object>;
  const prefix = `${node.pageId}.i${index}.`;
  const json = scriptJson(props);
  const html = htmlOf(createElement(component, JSON.parse(json) as object), prefix);
  const media = block.island.media === undefined ? '' : ` data-media="${escapeText(block.island.media)}"`;
  return (
    `<div data-island="${block.type}" data-strategy="${block.island.strategy}" data-prefix="${prefix}"${media}>` +
    `${html}</div><script type="application/json">${json}</script>`
  );
}
