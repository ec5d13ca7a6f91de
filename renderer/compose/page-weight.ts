import { brotliCompressSync, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RendererWeights } from '../contract/renderer-options.ts';
import type { NodeResult } from '../draw/node-result.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { partsOf } from '../survey/page-elements.ts';
import { type PictureChoice, pictureChoice } from '../survey/picture-choice.ts';
import type { PageWeight } from '../survey/weight-issues.ts';
import type { Outcomes } from './contributions.ts';
import type { PageContext } from './page-context.ts';
import { surveyedNode } from './surveyed-node.ts';

/** What is known of a piece of HTML; it never changes. */
interface WeighedHtml {
  bytes: number;
  pictures: readonly PictureChoice[];
}

const weighed = new WeakMap<Buffer, WeighedHtml>();
/** Bytes of style sheets by their text: as many as there are blocks and ways to use them. */
const sheets = new LRUCache<string, number>({ max: 500 });

/** What shoppers download for the page's own blocks. Frames are the same on all pages, and no matter of one of them. */
export function pageWeight(context: PageContext, outcomes: Outcomes, weights: RendererWeights): PageWeight {
  const { tenant, options } = context;
  const { islands, actions } = options.assets();
  const drawn = [...outcomes].flatMap(([node, { result }]) =>
    node.part === 'page' && result ? [{ node, result, ...htmlOf(result) }] : [],
  );
  const scriptsOf = ({ type }: PlannedNode, result: NodeResult): string[] =>
    [...result.islands.map((island) => islands[island]), actions[type]].filter((one) => one !== undefined);
  const rulesOf = (one: (typeof drawn)[number]): string => tenant.sheets.ownRules(stylesOf([one]));
  const scripts = new Set<string>();
  const pictures = new Map<string, number>();
  const nodes = drawn.map((one) => {
    const own = new Map(one.pictures.map(({ id, width }) => [`${id} ${width}`, weights.picture(id, width)]));
    for (const [key, bytes] of own) pictures.set(key, bytes);
    const code = scriptsOf(one.node, one.result);
    for (const address of code) scripts.add(address);
    return {
      ...{ node: surveyedNode(one.node), html: one.bytes, css: sheetBytes(rulesOf(one)) },
      ...{ script: sum(code.map(weights.script)), pictures: sum([...own.values()]) },
    };
  });
  return {
    nodes,
    total: {
      html: sum(nodes.map(({ html }) => html)),
      css: sheetBytes(tenant.sheets.ownRules(stylesOf(drawn))),
      script: sum([...scripts].map(weights.script)),
      pictures: sum([...pictures.values()]),
    },
  };
}

function stylesOf(drawn: readonly { node: PlannedNode; result: NodeResult }[]): {
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

function htmlOf({ pieces }: NodeResult): WeighedHtml {
  const known = pieces.filter(Buffer.isBuffer).map(weighedHtml);
  return {
    bytes: sum(known.map(({ bytes }) => bytes)),
    pictures: known.flatMap((piece) => piece.pictures),
  };
}

function weighedHtml(html: Buffer): WeighedHtml {
  let known = weighed.get(html);
  if (!known) {
    const pictures = partsOf(html).flatMap((part) =>
      part.kind === 'open' && part.tag === 'img' ? (pictureChoice(part.attributes) ?? []) : [],
    );
    weighed.set(html, (known = { bytes: compressed(html), pictures }));
  }
  return known;
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
