import { escapeText } from '../../schemas/escape-text.ts';
import type { Issue } from '../../schemas/issue.ts';
import { visibleText } from '../../schemas/visible-text.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { frameStyles } from '../styles/frame-styles.ts';
import { previewStyles } from '../styles/preview-styles.ts';
import type { NodeResult } from './node-result.ts';
import type { TenantPageView } from './tenant-view.ts';

/**
 * The box that an editor sees in the preview where a node could not be drawn: code, sentence, what to do, pointer. In English,
 * as all that is told of faults.
 */
export function faultBox(node: PlannedNode, issues: readonly Issue[]): NodeResult {
  const errors = issues.filter((issue) => issue.severity === 'error');
  const title = toldText(`The block "${node.type.slice(0, 64)}" cannot be shown like this.`);
  return box(
    `<section class="${previewStyles.fault}" lang="en" id="${escapeText(node.pageId)}" data-node="${escapeText(node.pageId)}" data-fault="${errors[0]?.code ?? node.state}">` +
      `<p>${title}</p><ul>${errors.map((issue) => faultItem(issue)).join('')}</ul></section>`,
  );
}

/** What a shopper sees in place of a node with the policy `placeholder`. */
export function placeholderBox(view: TenantPageView): NodeResult {
  return box(
    `<div class="${frameStyles.placeholder}"><p>${escapeText(view.t('engine.placeholder'))}</p></div>`,
  );
}

/** A fault in one entry of a list; `more` is HTML. */
export function faultItem({ code, message, hint, pointer }: Issue, more = ''): string {
  return `<li><strong>${code}</strong> ${toldText(message)} <em>${toldText(hint)}</em> <code>${toldText(pointer)}</code>${more}</li>`;
}

/** A sentence of ours as HTML: what it repeats of content cannot turn it. */
export function toldText(sentence: string): string {
  return escapeText(visibleText(sentence));
}

function box(html: string): NodeResult {
  const buffer = Buffer.from(html);
  return { pieces: [buffer], classes: [], rules: '', islands: [], preloads: [], bytes: buffer.length };
}
