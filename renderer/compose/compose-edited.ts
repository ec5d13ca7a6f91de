import { createHash } from 'node:crypto';
import { scriptJson } from '../../schemas/json.ts';
import type { RegionName } from '../../schemas/page.ts';
import type { EditedPage } from '../contract/edited-page.ts';
import type { PageDocument } from '../contract/page-document.ts';
import { completePage } from '../contract/rendered-page.ts';
import type { NodeOutcome } from '../draw/node-outcome.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { contributionsOf } from './contributions.ts';
import { emit } from './draw-once.ts';
import {
  addNodes,
  addRegion,
  type EditedParts,
  htmlOf,
  ownHtml,
  regionPart,
  withMarks,
} from './edited-parts.ts';
import type { PageContext } from './page-context.ts';
import { pageCosts } from './page-costs.ts';
import { plansOf, regionsOf } from './page-regions.ts';
import { drawShell } from './page-shell.ts';
import { previewIssues } from './preview-issues.ts';

/** Regions in which a document is expected to have something, also where it has nothing yet. */
const regionsOfPart: Record<'page' | 'frame', readonly RegionName[]> = {
  page: ['main', 'aside'],
  frame: ['header', 'footer'],
};

const noneKept = (): boolean => false;

/** Draws a page of which one document is edited; its data is all there. `part`: which document that is. */
export function composeEdited(context: PageContext, part: 'page' | 'frame'): EditedPage {
  const { request, tenant } = context;
  const document = (part === 'page' ? request.page : request.frame) as PageDocument;
  const outcomes = new Map<PlannedNode, NodeOutcome>();
  const parts: EditedParts = new Map();
  const regions = regionsOf(context);
  const around = createHash('sha1').update(`${request.locale} ${request.edited?.scheme}`);

  const drawn = regions.map((region) => {
    const own = region.nodes.filter((node) => isOf(node, document, part));
    const others: Buffer[] = [];
    const isOwn = own.length > 0 || isOfPart(region.name);
    if (isOwn) addRegion(parts, region.name, own);
    addNodes(parts, own, document, context, outcomes);
    for (const node of region.nodes) if (!own.includes(node)) emit(node, context, outcomes, others);
    around.update(`${region.name} ${isOwn}`);
    for (const html of others) around.update(html);
    return { region, isOwn, others };
  });
  const absent = regionsOfPart[part].filter(isOfPart).filter((name) => !isDrawn(name));
  for (const name of absent) addRegion(parts, name, []);

  const contributions = contributionsOf(context, outcomes);
  const blocks = [...new Set(plansOf(context).flatMap((plan) => [...plan.blocks]))].toSorted();
  const shown = {
    around: around.digest('base64url').slice(0, 12),
    parts: Object.fromEntries(Array.from(parts, ([name, { hash }]) => [name, hash])),
    blocks,
  };
  return {
    shown,
    issues:
      part === 'page'
        ? previewIssues(context, outcomes, contributions.issues.page)
        : contributions.issues.frame,
    until: contributions.until,
    page(told) {
      const { open, close, facts } = drawShell(context, outcomes);
      const body: Buffer[] = [];
      for (const { region, isOwn, others } of drawn) {
        body.push(region.open);
        if (isOwn) body.push(Buffer.from(withMarks(parts, regionPart(region.name), noneKept)));
        body.push(...others, region.close);
      }
      for (const name of absent) body.push(Buffer.from(withMarks(parts, regionPart(name), noneKept)));
      body.push(Buffer.from(`<script type="application/json" data-frame>${scriptJson(told)}</script>`));
      return completePage(facts, [...open, ...body, close]);
    },
    nodes: () => ownHtml(parts),
    costs: () => pageCosts(context, outcomes),
    since(before) {
      if (before.around !== shown.around) return undefined;
      const isKept = (name: string): boolean => Object.hasOwn(before.parts, name);
      const changed = [...parts].filter(([name, { hash }]) => isKept(name) && before.parts[name] !== hash);
      return {
        parts: changed.map(([name]) => ({ part: name, html: htmlOf(parts, name, isKept) })),
        rules: tenant.sheets.rulesFor(blocks, before.blocks),
        nodeRules: [...contributions.rules].join(''),
      };
    },
  };

  function isDrawn(name: RegionName): boolean {
    return regions.some((region) => region.name === name);
  }

  /** Whether what stands in this region, if anything, is of the edited document. */
  function isOfPart(name: RegionName): boolean {
    if (part === 'page') return regionsOfPart.page.includes(name) || context.page.regions[name] !== undefined;
    if (context.page.regions[name] !== undefined) return false;
    return regionsOfPart.frame.includes(name) || context.frame?.regions[name] !== undefined;
  }
}

function isOf(node: PlannedNode, document: PageDocument, part: 'page' | 'frame'): boolean {
  return node.part === part && node.documentId === document.meta.id;
}
