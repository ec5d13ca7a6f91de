import type { CollectionContext } from '../../collection/collection-context.ts';
import { isOutage } from '../../storage/is-outage.ts';
import { type ActionResult, articleOf, changeList } from './wishlist-actions.ts';
import { removeWish, shownWishes } from './wishlist-changes.ts';
import type { WishlistServiceParts } from './wishlist-ports.ts';
import type { WishlistChange } from './wishlist-words.ts';

/** Moves an article of a list into the basket; pressed twice at once it is moved once. */
export function createMoveToBasket(
  parts: WishlistServiceParts,
): (sku: string, context: CollectionContext) => Promise<ActionResult> {
  const underWay = new Map<string, Promise<ActionResult>>();
  return (sku, context) => {
    const { owner, tenant } = context;
    if (owner === null) return Promise.resolve({ refused: { key: 'not-there' } });
    const name = JSON.stringify([tenant.slug, owner, sku]);
    const moving =
      underWay.get(name) ?? move(parts, sku, owner, context).finally(() => underWay.delete(name));
    underWay.set(name, moving);
    return moving;
  };
}

async function move(
  parts: WishlistServiceParts,
  sku: string,
  owner: string,
  context: CollectionContext,
): Promise<ActionResult> {
  const takeOff = () => changeList(parts, context, owner, (wishes) => removeWish(wishes, sku, parts.now()));
  const shown = shownWishes(await parts.store.read(context.tenant.slug, owner));
  const article = await articleOf(parts.articles, context, sku);
  const name = article?.name ?? '';
  const change: WishlistChange = { state: 'im-warenkorb', sku, name, canUndo: false, isChanged: true };
  if (!shown.some((wish) => wish.sku === sku)) {
    // Asked again, it was moved by the first time.
    const moved = context.once && (await takeOff());
    if (moved?.outcome === 'done') return { change, stored: moved.after };
    return { refused: { key: 'not-there' } };
  }
  if (!article?.wish) return { refused: { key: 'unknown-article', sku } };
  if (article.variant === null) return { refused: { key: 'needs-variant', sku } };
  const put = await parts.putIntoBasket(context, article.variant);
  if (!put.ok) {
    const { status, detail, retryAfterSeconds } = put;
    return { refused: { status, detail, retryAfterSeconds, sku } };
  }
  // It is in the basket: whoever was told otherwise would put it there twice.
  const changed = await takeOff().catch((error: unknown) => {
    if (!isOutage(error)) throw error;
  });
  return { change, stored: changed?.after ?? shown };
}
