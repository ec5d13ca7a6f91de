import type { NewProduct } from '../../../schemas/catalogue/new-product.ts';
import type { DemonstrationWords } from './demonstration-words.ts';
import { createChance } from '../chance.ts';
import type { DemonstrationLocale, Draft } from './draft.ts';
import { finishDraft } from './finish-draft.ts';
import { kindDraft, type KindPlace } from './kind-draft.ts';
import type { ProductKind, TyreKind } from './product-kind.ts';
import { createSchedule } from './schedule.ts';
import { sliceDraft, type SliceCards } from './slice-draft.ts';
import { tyreDraft } from './tyre-draft.ts';

/** How many products the demonstration has unless more are asked for; so many have pictures of their own. */
export const demonstrationCount = 720;

export interface DemonstrationOptions {
  words: DemonstrationWords;
  /** The locales of the shop, with what they pay in. */
  locales: readonly DemonstrationLocale[];
  /** All products together, those of slices included. */
  count?: number;
  /** The moment at which the catalogue is as it is, in ms: ages and price histories end there. */
  now: number;
  /** Products that slices show, by number; they come first, in this order. */
  slices?: ReadonlyMap<string, SliceCards>;
}

/** First number of what is made up: seven digits, while slices have six. */
const firstNumber = 8_000_001;

/**
 * The demonstration catalogue, one product after the other. The same options give the same products; a larger `count`
 * only adds to them, and the tenants' catalogues are the same but for their languages and prices.
 */
export function* demonstrationProducts(options: DemonstrationOptions): Generator<NewProduct, void> {
  const { count = demonstrationCount, slices = new Map<string, SliceCards>() } = options;
  let left = count;
  for (const [sku, cards] of slices) {
    if (left <= 0) return;
    const draft = sliceDraft(sku, cards, options);
    if (!draft) continue;
    left -= 1;
    yield finishDraft(draft, options);
  }
  for (const draft of madeDrafts(options, left)) yield finishDraft(draft, options);
}

/** What is made up of the kinds, one after the other, before it is put into a shop. */
export function* madeDrafts(
  options: Omit<DemonstrationOptions, 'count'>,
  count: number,
): Generator<Draft, void> {
  const { words } = options;
  const placeOf = createSchedule<ProductKind | TyreKind>([...words.kinds, ...words.tyres.kinds]);
  const last = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const { kind, nth } = placeOf(index);
    const sku = String(firstNumber + index);
    const isDrawn = index < demonstrationCount;
    const place: KindPlace = { ...options, sku, nth, chance: createChance(sku), isDrawn };
    const made = 'traits' in kind ? kindDraft(kind, place) : tyreDraft(kind, place);
    const draft = withEnd(made, last.get(kind.id) ?? null, options.now);
    if (!draft.gone) last.set(kind.id, sku);
    yield draft;
  }
}

/** Few products are gone for good, most of those with the one of their kind before them as successor. */
function withEnd(draft: Draft, before: string | null, now: number): Draft {
  const isOld = draft.listed < now - 300 * 24 * 60 * 60 * 1000;
  if (!draft.chance.happens(0.02) || !isOld) return draft;
  return { ...draft, gone: { successor: draft.chance.happens(0.7) ? before : null } };
}
