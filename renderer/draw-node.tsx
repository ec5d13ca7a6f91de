import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { compile, type CSSObject } from '../blocks/kit/style.ts';
import type { PageView } from '../blocks/kit/page-view.ts';
import { scriptJson } from '../schemas/json.ts';
import { escapeText } from './escape.ts';
import { hashOf } from './style-sheet.ts';
import type { NodeData } from './node-data.ts';
import type { NodeResult, SlotHole } from './node-result.ts';
import type { PlannedNode } from './plan.ts';
import { mark, splitAtMarks } from './view-marks.ts';

/** Parts of the page view that belong to one node. */
type NodeViewKeys = 'nodeId' | 'rule' | 'preloadPicture' | 'isFirstPicture';

/** Draws one node by itself. Throws what the view throws; the caller knows the failure policy. */
export function drawNode(node: PlannedNode, data: NodeData, view: Omit<PageView, NodeViewKeys>): NodeResult {
  const block = node.block as NonNullable<PlannedNode['block']>;
  const preloads: NodeResult['preloads'][number][] = [];
  const islands: string[] = [];
  const islandHtml: string[] = [];
  let rules = '';

  const page: PageView = {
    ...view,
    nodeId: node.id,
    isFirstPicture: node.isFirstPicture,
    rule(styles: CSSObject) {
      const name = `r-${hashOf(JSON.stringify(styles)).slice(7, 15).replace(/[^A-Za-z0-9]/g, 'x')}`;
      if (!rules.includes(`.${name}{`)) rules += ruleOf(name, styles);
      return name;
    },
    preloadPicture: (preload) => void preloads.push(preload),
  };
  const slots = Object.fromEntries(
    Object.keys(block.slots ?? {}).map((name) => [name, (node.slots[name] ?? []).map((_child, index) => mark('slot', name, index))]),
  );
  const island = (props: object): string => {
    islandHtml.push(drawIsland(node, props, islandHtml.length));
    islands.push(block.type);
    return mark('island', block.type, islandHtml.length - 1);
  };

  const html = renderToString(
    createElement(block.view as unknown as ComponentType<Record<string, unknown>>, { props: node.props, data: data.values, slots, page, island }),
    { identifierPrefix: `${node.id}-` },
  );

  let bytes = 0;
  const pieces: (Buffer | SlotHole)[] = [];
  for (const piece of splitAtMarks(html)) {
    if (typeof piece !== 'string' && piece.kind === 'slot') {
      pieces.push({ slot: piece.name, index: piece.index });
      continue;
    }
    const buffer = Buffer.from(typeof piece === 'string' ? piece : (islandHtml[piece.index] ?? ''));
    bytes += buffer.length;
    pieces.push(buffer);
  }
  return { pieces, rules, islands, preloads, tags: [...data.tags], expires: data.expires, bytes };
}

/** An island is a root of its own: drawn apart, hydrated apart, under a prefix that is unique in the page. */
function drawIsland(node: PlannedNode, props: object, index: number): string {
  const block = node.block as NonNullable<PlannedNode['block']>;
  if (!block.island) throw new Error(`The view of "${block.type}" places an island, but block.ts declares none`);
  const prefix = `${node.id}-i${index}-`;
  const html = renderToString(createElement(block.island.component as ComponentType<object>, props), { identifierPrefix: prefix });
  const media = block.island.media === undefined ? '' : ` data-media="${escapeText(block.island.media)}"`;
  return (
    `<div data-island="${block.type}" data-strategy="${block.island.strategy}" data-prefix="${prefix}"${media}>${html}</div>` +
    `<script type="application/json">${scriptJson(props)}</script>`
  );
}

const knownRules = new Map<string, string>();

function ruleOf(name: string, styles: CSSObject): string {
  let css = knownRules.get(name);
  if (css === undefined) {
    css = compile({ [`.${name}`]: styles });
    if (knownRules.size > 2000) knownRules.clear();
    knownRules.set(name, css);
  }
  return css;
}
