import { escapeText } from '../../schemas/escape-text.ts';
import { localePrefix } from '../../schemas/locale-path.ts';
import type { NodeOutcome } from '../draw/node-outcome.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import type { PageContext } from './page-context.ts';

/** Draws a node once. */
export function draw(
  node: PlannedNode,
  context: PageContext,
  outcomes: Map<PlannedNode, NodeOutcome>,
): NodeOutcome {
  let outcome = outcomes.get(node);
  if (!outcome) {
    outcome = context.nodes.render(
      node,
      context.loads,
      context.tenant.view(context.request.locale),
      context.request,
    );
    outcomes.set(node, outcome);
  }
  return outcome;
}

/** Adds the HTML of a node and of all that stands in it. */
export function emit(
  node: PlannedNode,
  context: PageContext,
  outcomes: Map<PlannedNode, NodeOutcome>,
  out: Buffer[],
): void {
  const { result } = draw(node, context, outcomes);
  for (const piece of result?.pieces ?? []) {
    if (Buffer.isBuffer(piece)) {
      out.push(piece);
      continue;
    }
    if ('language' in piece) {
      out.push(Buffer.from(languageHref(context, piece.language)));
      continue;
    }
    const child = node.slots[piece.slot]?.[piece.index];
    if (child) emit(child, context, outcomes, out);
  }
}

/** Where the page is in one of the shop's locales; of a page that is in no other, the home page there. As HTML. */
export function languageHref({ request, tenant }: PageContext, locale: string): string {
  return escapeText(request.languages?.[locale] ?? (localePrefix(tenant.tenant.config, locale) || '/'));
}
