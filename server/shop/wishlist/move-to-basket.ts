import type { CollectionContext } from '../../collection/collection-context.ts';
import { isOutage } from '../../storage/is-outage.ts';
import { type ActionResult, articleOf, changeList } from './wishlist-actions.ts';
import { beginMove, endMove, removeWish, shownWishes } from './wishlist-changes.ts';
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

/**
 * Begins on the list: of two at once, in whichever processes, one alone does, and puts it into the basket. It comes off the list
 * when it is there; what fails on the way, the shop itself or the list, leaves it on the list.
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
  const begun = await changeList(parts, context, owner, (wishes) => beginMove(wishes, sku, parts.now()));
  if (begun.outcome !== 'done') return { refused: { key: 'not-there' } };
  const changeLater = (decide: Parameters<typeof changeList>[3]) =>
    orAway(changeList(parts, { ...context, once: undefined }, owner, decide));
  const stay = () => changeLater((wishes) => endMove(wishes, sku));
  const put = await parts.putIntoBasket(context, article?.variant ?? sku).catch(async (error: unknown) => {
    await stay();
    throw error;
  });
  if (!put.ok) {
    await stay();
    const { status, detail, retryAfterSeconds } = put;
    return { refused: { status, detail, retryAfterSeconds, sku } };
  }
  const change: WishlistChange = {
    ...{ state: 'im-warenkorb', sku, name: article?.name ?? '' },
    ...{ canUndo: false, isChanged: true },
  };
  const left = await changeLater((wishes) => removeWish(wishes, sku, parts.now()));
  return { change, stored: (left ?? begun).after };
}

/** Undefined: the store is away. */
function orAway<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (!isOutage(error)) throw error;
    return undefined;
  });
}
