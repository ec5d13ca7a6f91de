import type { DocumentNode, PageDocument } from '../../renderer/contract/page-document.ts';
import { type ShownSpan, shownSpan } from '../../renderer/contract/shown-span.ts';
import type { Issue } from '../../schemas/issue.ts';
import { isJsonObject, pointerSegment } from '../../schemas/json.ts';
import { loadRequest } from '../../schemas/page.ts';
import type { LinkTargets } from './link-targets.ts';

/** Article numbers that a message names. */
const maxNamed = 5;

/**
 * Products that blocks show by a product slice, and that the catalogue has nobody order as long as the block is shown. Those that the
 * slice itself calls sold out are told of where it is drawn.
 */
export async function productWindows(
  document: PageDocument,
  { targets, now }: { targets: Pick<LinkTargets, 'productsIn' | 'orderableFrom'>; now: number },
): Promise<Issue[]> {
  const found = [...document.nodes.values()].flatMap((node) =>
    slicesOf(node).map(async ({ name, slice }) => {
      const { locale } = document.meta;
      const cards = (await targets.productsIn(locale, slice)) ?? [];
      const skus = cards.flatMap(({ sku, soldOut, undeliverable }) =>
        soldOut || undeliverable ? [] : [sku],
      );
      const from = skus.length === 0 ? undefined : await targets.orderableFrom(locale, skus, now);
      const span = shownSpan(document, node.pointer);
      const late = skus.filter((sku) => {
        const at = from?.get(sku) ?? now;
        return at === Infinity || at >= span.until;
      });
      return late.length === 0 ? [] : [issueOf(node, name, { late, count: cards.length, span })];
    }),
  );
  return (await Promise.all(found)).flat();
}

function slicesOf({ raw }: DocumentNode): { name: string; slice: { category: string; id: string } }[] {
  return Object.entries(isJsonObject(raw.data) ? raw.data : {}).flatMap(([name, request]) => {
    const { load, args } = loadRequest.safeParse(request).data ?? {};
    const { category, id } = args ?? {};
    const isNamed = load === 'slice' && typeof category === 'string' && typeof id === 'string';
    return isNamed ? [{ name, slice: { category, id } }] : [];
  });
}

function issueOf(
  { id, type, pointer }: DocumentNode,
  name: string,
  { late, count, span }: { late: readonly string[]; count: number; span: ShownSpan },
): Issue {
  const named = late.slice(0, maxNamed).join(', ') + (late.length > maxNamed ? ' and others' : '');
  const until = span.until === Infinity ? '' : ` (until ${new Date(span.until).toISOString()})`;
  return {
    ...{ code: 'product-unorderable', severity: 'notice', nodeId: id, field: name },
    pointer: `${pointer}/data/${pointerSegment(name)}`,
    message: `${late.length} of ${count} products of the block "${type}" cannot be ordered as long as it is shown${until}: ${named}.`,
    hint: 'Take them out of the data set, or let the block show others.',
  };
}
