import { brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type WeightKind, weightKinds } from '../../schemas/tenant/page-budget.ts';
import type { RendererWeights } from '../contract/renderer-options.ts';
import type { NodeResult } from '../draw/node-result.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { partsOf } from '../survey/page-elements.ts';
import { type PictureChoice, pictureChoice } from '../survey/picture-choice.ts';
import type { PageWeight } from '../survey/weight-issues.ts';
import type { Outcomes } from './contributions.ts';
import type { PageContext } from './page-context.ts';
import { surveyedNode } from './surveyed-node.ts';

/** Bytes of pieces of HTML as they are sent; they never change. */
const weighed = new WeakMap<Buffer, number>();
const shown = new WeakMap<Buffer, readonly PictureChoice[]>();
/** Bytes of style sheets by their text: as many as there are blocks and ways to use them. */
const sheets = new LRUCache<string, number>({ max: 500 });

type DrawnNode = { node: PlannedNode; result: NodeResult };

/** What shoppers download for the page's own blocks. Frames are the same on all pages, and no matter of one of them. */
export function pageWeight(context: PageContext, outcomes: Outcomes, weights: RendererWeights): PageWeight {
  const { ownRules } = context.tenant.sheets;
  const drawn = ownNodes(outcomes);
  const weigh = (nodes: readonly DrawnNode[]): Record<WeightKind, number> => ({
    html: sum(nodes.flatMap(htmlOf).map(htmlBytes)),
    css: sheetBytes(ownRules(stylesOf(nodes))),
    ...scriptsAndPictures(nodes, context, weights),
  });
  return {
    nodes: drawn.map((one) => ({ node: surveyedNode(one.node), ...weigh([one]) })),
    total: weigh(drawn),
  };
}

/**
 * Whether a page surely weighs no more than `budget` (bytes). What was just drawn counts as if nobody compressed it, since that
 * costs more than drawing it: only where that is too much has the page to be weighed.
 */
export function keepsBudget(
  context: PageContext,
  outcomes: Outcomes,
  weights: RendererWeights,
  budget: Record<WeightKind, number>,
): boolean {
  const drawn = ownNodes(outcomes);
  const { rules, ...styles } = stylesOf(drawn);
  const most: Record<WeightKind, number> = {
    html: sum(drawn.flatMap(htmlOf).map((html) => weighed.get(html) ?? html.length)),
    css: sheetBytes(context.tenant.sheets.ownRules({ ...styles, rules: '' })) + Buffer.byteLength(rules),
    ...scriptsAndPictures(drawn, context, weights),
  };
  return weightKinds.every((kind) => most[kind] <= budget[kind]);
}

/** What several nodes share counts once. */
function scriptsAndPictures(
  drawn: readonly DrawnNode[],
  { options }: PageContext,
  weights: RendererWeights,
): { script: number; pictures: number } {
  const { islands, actions } = options.assets();
  const scripts = drawn.flatMap(({ node, result }) => [
    ...result.islands.map((island) => islands[island]),
    actions[node.type],
  ]);
  const choices = drawn.flatMap(htmlOf).flatMap(picturesOf);
  const pictures = new Map(choices.map((choice) => [`${choice.id} ${choice.width}`, choice]));
  return {
    script: sum([...new Set(scripts)].map((one) => (one === undefined ? 0 : weights.script(one)))),
    pictures: sum([...pictures.values()].map(({ id, width }) => weights.picture(id, width))),
  };
}

function stylesOf(drawn: readonly DrawnNode[]): {
  blocks: Set<string>;
  classes: Set<string>;
  whole: Set<string>;
  rules: string;
} {
  return {
    blocks: new Set(drawn.map(({ node }) => node.type)),
    classes: new Set(drawn.flatMap(({ result }) => result.classes ?? [])),
    whole: new Set(drawn.filter(({ result }) => !result.classes).map(({ node }) => node.type)),
    rules: [...new Set(drawn.map(({ result }) => result.rules))].join(''),
  };
}

function ownNodes(outcomes: Outcomes): DrawnNode[] {
  return [...outcomes].flatMap(([node, { result }]) =>
    node.part === 'page' && result ? [{ node, result }] : [],
  );
}

function htmlOf({ result }: DrawnNode): Buffer[] {
  return result.pieces.filter(Buffer.isBuffer);
}

function htmlBytes(html: Buffer): number {
  let bytes = weighed.get(html);
  if (bytes === undefined) weighed.set(html, (bytes = compressed(html)));
  return bytes;
}

/** Pictures as a phone gets them. */
function picturesOf(html: Buffer): readonly PictureChoice[] {
  let pictures = shown.get(html);
  if (!pictures) {
    pictures = partsOf(html).flatMap((part) =>
      part.kind === 'open' && part.tag === 'img' ? (pictureChoice(part.attributes) ?? []) : [],
    );
    shown.set(html, pictures);
  }
  return pictures;
}

function sheetBytes(css: string): number {
  if (css === '') return 0;
  let bytes = sheets.get(css);
  if (bytes === undefined) sheets.set(css, (bytes = compressed(Buffer.from(css))));
  return bytes;
}

/** About as pages are sent. */
function compressed(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
