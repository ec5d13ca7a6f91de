import type { Issue } from '../../schemas/issue.ts';
import { elementIssue } from './element-issue.ts';
import type { PageElement } from './page-elements.ts';

/** Ids that several elements of a page bear: links and labels find the first alone. */
export function repeatedIds(elements: readonly PageElement[]): Issue[] {
  const seen = new Set<string>();
  return elements.flatMap((element) => {
    const { id } = element.attributes;
    if (id === undefined || id === '') return [];
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    if (!element.node.isOwn) return [];
    const message = `The block "${element.node.type}" draws the id "${id}", which the page has already.`;
    const hint = 'Give the node another id; if that does not help, tell who makes the block.';
    return [elementIssue('id-repeated', 'warning', element, message, hint)];
  });
}
