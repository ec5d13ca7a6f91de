import { escapeText } from '../../schemas/escape-text.ts';
import type { Issue } from '../../schemas/issue.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { frameStyles } from '../styles/frame-styles.ts';
import { previewStyles } from '../styles/preview-styles.ts';
import type { NodeResult } from './node-result.ts';
import type { TenantPageView } from './tenant-view.ts';

/** The box that an editor sees in the preview where a node could not be drawn: code, sentence, what to do, pointer. */
export function faultBox(node: PlannedNode, issues: readonly Issue[], view: TenantPageView): NodeResult {
  const errors = issues.filter((issue) => issue.severity === 'error');
  const title = escapeText(view.t('engine.fault', { type: node.type.slice(0, 64) }));
  return box(
    `<section class="${previewStyles.fault}" data-node="${escapeText(node.pageId)}" data-fault="${errors[0]?.code ?? node.state}">` +
      `<p>${title}</p><ul>${errors.map(itemOf).join('')}</ul></section>`,
  );
}

/** The faults that belong to no node, as the preview shows them above the page; empty without any. */
export function pageFaults(issues: readonly Issue[], view: TenantPageView): string {
  const errors = issues.filter((issue) => issue.severity === 'error' && issue.nodeId === null);
  if (errors.length === 0) return '';
  const title = escapeText(view.t('engine.pageFault'));
  return `<section class="${previewStyles.fault}" data-fault="${errors[0]?.code ?? ''}" aria-label="${title}"><p>${title}</p><ul>${errors.map(itemOf).join('')}</ul></section>`;
}

/** What a shopper sees in place of a node with the policy `placeholder`. */
export function placeholderBox(view: TenantPageView): NodeResult {
  return box(
    `<div class="${frameStyles.placeholder}"><p>${escapeText(view.t('engine.placeholder'))}</p></div>`,
  );
}

function itemOf({ code, message, hint, pointer }: Issue): string {
  return `<li><strong>${code}</strong> ${escapeText(message)} <em>${escapeText(hint)}</em> <code>${escapeText(pointer)}</code></li>`;
}

function box(html: string): NodeResult {
  const buffer = Buffer.from(html);
  return { pieces: [buffer], classes: [], rules: '', islands: [], preloads: [], bytes: buffer.length };
}
