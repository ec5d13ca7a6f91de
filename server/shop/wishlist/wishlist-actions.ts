import { sku as skuShape } from '../../../schemas/product-card.ts';
import type { WishlistForm } from '../../../schemas/wishlist/wishlist-form.ts';
import type { CollectionContext, CollectionPlace } from '../../collection/collection-context.ts';
import { refuseNew } from '../../collection/refuse-new.ts';
import type { Refusal } from '../../collection/form-outcome.ts';
import { type FormValues, valueOf } from '../../collection/form-values.ts';
import { addWish, type ChangeOutcome, editWish, putBackWish, removeWish } from './wishlist-changes.ts';
import type { FoundArticle, WishArticles, WishlistServiceParts } from './wishlist-ports.ts';
import type { StoredWish, WishlistDecision } from './wishlist-store.ts';
import type { WishlistChange } from './wishlist-words.ts';

/** What came of a form, and the list after it; undefined: there is none. */
export type ActionResult =
  | { change: WishlistChange; stored: readonly StoredWish[] | undefined }
  | { refused: Refusal };

type Parts = WishlistServiceParts;
type Context = CollectionContext;

/** Does what a form wants done with a list, but for moving an article into the basket. */
export function carryOut(
  parts: Parts,
  form: Exclude<WishlistForm, 'to-basket'>,
  sku: string,
  values: FormValues,
  context: Context,
): Promise<ActionResult> {
  switch (form) {
    case 'add':
      return addArticle(parts, sku, context);
    case 'remove':
      return removeArticle(parts, sku, context);
    case 'undo':
      return putBackArticle(parts, sku, context);
    case 'edit':
      return editArticle(parts, sku, valueOf(values, 'to')?.trim(), context);
  }
}

/** Changes the list of an owner, on what the last change has left. */
export function changeList(
  { store, now }: Parts,
  { tenant, once }: Context,
  owner: string,
  decide: (wishes: readonly StoredWish[]) => WishlistDecision<ChangeOutcome>,
): Promise<{ after: readonly StoredWish[]; outcome: ChangeOutcome }> {
  return store.change(tenant.slug, owner, now(), decide, once);
}

export async function articleOf(
  articles: WishArticles,
  { tenant, locale }: CollectionPlace,
  sku: string,
): Promise<FoundArticle | undefined> {
  return (await articles.find(tenant, locale, [sku])).get(sku);
}

async function addArticle(parts: Parts, sku: string, context: Context): Promise<ActionResult> {
  const article = await articleOf(parts.articles, context, sku);
  if (!article?.wish) return { refused: { key: 'unknown-article' } };
  const { product, name } = article;
  const { store, countNew } = parts;
  const hasBegun = async (known: string) => (await store.read(context.tenant.slug, known)).length > 0;
  const tooMany = await refuseNew({ hasBegun, countNew }, context);
  if (tooMany) return { refused: { ...tooMany, sku } };
  const owner = await context.start();
  const { outcome, after: stored } = await changeList(parts, context, owner, (wishes) =>
    addWish(wishes, { sku, product }),
  );
  if (outcome === 'full') return { refused: { key: 'full', sku } };
  return {
    change: { state: 'gemerkt', sku, name, canUndo: false, isChanged: outcome === 'done' },
    stored,
  };
}

async function removeArticle(parts: Parts, sku: string, context: Context): Promise<ActionResult> {
  const { owner } = context;
  const name = (await articleOf(parts.articles, context, sku))?.name ?? '';
  const changed =
    owner === null
      ? undefined
      : await changeList(parts, context, owner, (wishes) => removeWish(wishes, sku, parts.now()));
  const canUndo = changed?.outcome === 'done';
  return { change: { state: 'entfernt', sku, name, canUndo, isChanged: canUndo }, stored: changed?.after };
}

async function putBackArticle(parts: Parts, sku: string, context: Context): Promise<ActionResult> {
  const { owner } = context;
  if (owner === null) return { refused: { key: 'not-there' } };
  const name = (await articleOf(parts.articles, context, sku))?.name ?? '';
  const { outcome, after: stored } = await changeList(parts, context, owner, (wishes) =>
    putBackWish(wishes, sku),
  );
  if (outcome === 'full') return { refused: { key: 'full', sku } };
  if (outcome === 'absent') return { refused: { key: 'not-there' } };
  return {
    change: { state: 'zurueck', sku, name, canUndo: false, isChanged: outcome === 'done' },
    stored,
  };
}

async function editArticle(
  parts: Parts,
  sku: string,
  to: string | undefined,
  context: Context,
): Promise<ActionResult> {
  const { owner, tenant, locale } = context;
  if (to === '') return { refused: { key: 'needs-variant', sku } };
  if (owner === null || !skuShape.safeParse(to).success || to === undefined)
    return { refused: { key: 'not-there' } };
  const found = await parts.articles.find(tenant, locale, [sku, to]);
  const [from, other] = [found.get(sku), found.get(to)];
  const fits = sku === to || (other?.wish && other.product !== to && other.product === from?.product);
  if (!fits) return { refused: { key: 'no-such-variant', sku } };
  const { outcome, after: stored } = await changeList(parts, context, owner, (wishes) =>
    editWish(wishes, sku, to),
  );
  if (outcome === 'absent') return { refused: { key: 'not-there' } };
  const state = outcome === 'unchanged' ? 'unveraendert' : 'geaendert';
  const change = {
    state,
    sku: to,
    name: from?.name ?? '',
    canUndo: false,
    isChanged: outcome === 'done',
  } as const;
  return { change, stored };
}
