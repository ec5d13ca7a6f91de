import type { Issue } from '../schemas/issue.ts';
import { escapeText } from './escape.ts';
import { frameStyles } from './frame-styles.ts';
import type { NodeResult } from './node-result.ts';
import type { TenantPageView } from './page-view-factory.ts';
import type { PlannedNode } from './plan.ts';

/** The box that an editor sees in the preview where a node could not be drawn: code, sentence, what to do, pointer. */
export function faultBox(node: PlannedNode, issues: readonly Issue[], view: TenantPageView): NodeResult {
  const items = issues
    .filter((issue) => issue.severity === 'error')
    .map(
      (issue) =>
        `<li><strong>${issue.code}</strong> ${escapeText(issue.message)} <em>${escapeText(issue.hint)}</em> <code>${escapeText(issue.pointer)}</code></li>`,
    );
  const title = escapeText(view.t('engine.fault', { type: node.type.slice(0, 64) }));
  return box(
    `<section class="${frameStyles.fault}" data-node="${escapeText(node.id)}" data-fault="${issues[0]?.code ?? node.state}"><p>${title}</p><ul>${items.join('')}</ul></section>`,
  );
}

/** What a shopper sees in place of a node with the policy `placeholder`. */
export function placeholderBox(view: TenantPageView): NodeResult {
  return box(`<div class="${frameStyles.placeholder}"><p>${escapeText(view.t('engine.placeholder'))}</p></div>`);
}

function box(html: string): NodeResult {
  const buffer = Buffer.from(html);
  return { pieces: [buffer], rules: '', islands: [], preloads: [], tags: [], expires: undefined, bytes: buffer.length };
}
