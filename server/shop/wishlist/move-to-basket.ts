import type { CollectionContext } from '../../collection/collection-context.ts';
import { isOutage } from '../../storage/is-outage.ts';
import { type ActionResult, articleOf, changeList } from './wishlist-actions.ts';
import { putBackWish, removeWish, shownWishes } from './wishlist-changes.ts';
import type { WishlistServiceParts } from './wishlist-ports.ts';
import type { StoredWish } from './wishlist-store.ts';
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

/**
 * Takes it off the list first: of two at once, in whichever processes, one alone finds it there, and puts it into the basket. What
 * the basket does not take comes back to its place.
 */
async function move(
  parts: WishlistServiceParts,
  sku: string,
  owner: string,
  context: CollectionContext,
): Promise<ActionResult> {
  const shown = shownWishes(await parts.store.read(context.tenant.slug, owner));
  const article = await articleOf(parts.articles, context, sku);
  const isShown = shown.some((wish) => wish.sku === sku);
  // Asked again, it may have been taken off by the first time.
  if (!isShown && !context.once) return { refused: { key: 'not-there' } };
  if (isShown && !article?.wish) return { refused: { key: 'unknown-article', sku } };
  if (isShown && article?.variant === null) return { refused: { key: 'needs-variant', sku } };
  const takeOff = (wishes: readonly StoredWish[]) => removeWish(wishes, sku, parts.now());
  const taken = await changeList(parts, context, owner, takeOff);
  if (taken.outcome !== 'done') return { refused: { key: 'not-there' } };
  const again = { ...context, once: undefined };
  const putBack = () => changeList(parts, again, owner, (wishes) => putBackWish(wishes, sku));
  const put = await parts.putIntoBasket(context, article?.variant ?? sku).catch(async (error: unknown) => {
    await putBack();
    throw error;
  });
  if (!put.ok) {
    await orAway(putBack());
    const { status, detail, retryAfterSeconds } = put;
    return { refused: { status, detail, retryAfterSeconds, sku } };
  }
  const change: WishlistChange = {
    ...{ state: 'im-warenkorb', sku, name: article?.name ?? '' },
    ...{ canUndo: false, isChanged: true },
  };
  // The first time was refused, and put it back.
  const isLeft = shownWishes(taken.after).some((wish) => wish.sku === sku);
  const left = isLeft ? await orAway(changeList(parts, again, owner, takeOff)) : taken;
  return { change, stored: left?.after ?? taken.after };
}

/** Undefined: the store is away. */
function orAway<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    return undefined;
  });
}
