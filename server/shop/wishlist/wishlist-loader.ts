import { z } from 'zod';
import type { Loader } from '../../../renderer/contract/loader.ts';
import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { sku as skuShape } from '../../../schemas/product-card.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { type WishlistForm, wishlistForms, wishlistQuery } from '../../../schemas/wishlist/wishlist-form.ts';
import type { WishlistState } from '../../../schemas/wishlist/wishlist.ts';
import type { CollectionPlace } from '../../collection/collection-context.ts';
import { isCustomer } from '../../session/collection-owner.ts';
import { refusalNotice } from '../../collection/form-outcome.ts';
import { revisionOf } from '../revision-of.ts';
import { wishesOf } from './wishlist-changes.ts';
import type { ShownWishlist } from './show-wishlist.ts';
import type { WishlistService } from './wishlist-service.ts';
import { noticeOf, wishlistStates } from './wishlist-words.ts';

export interface WishlistLoaderParts {
  service: Pick<WishlistService, 'show' | 'nameOf'>;
  tenants: ReadonlyMap<string, TenantConfig>;
  text(tenant: string, locale: string, key: string, values?: Record<string, string | number>): string;
}

const args = z.strictObject({});

/** The loader `wishlist`: the list of whoever asks, with what its address says was just done; for pages of nobody else. */
export function createWishlistLoader(parts: WishlistLoaderParts): Loader<typeof args> {
  return {
    name: 'wishlist',
    args,
    dimensions: Object.values(wishlistQuery).map((name) => `query:${name}`),
    isPersonal: true,
    async load(_args, { tenant: slug, locale, personal, query }) {
      const tenant = parts.tenants.get(slug);
      if (!personal || !tenant) return { ok: false, reason: 'a wishlist stands on no page for everybody' };
      const { owner, refused } = personal;
      const place = { tenant, locale, owner };
      const shown = await parts.service.show(place);
      const isOurs = refused !== undefined && wishlistForms.includes(refused.name as WishlistForm);
      const notice = isOurs
        ? refusalNotice(refused.detail, {
            sku: refused.values['sku'] || null,
            field: refused.faults.some(({ field }) => field === 'login') ? 'login' : null,
          })
        : await doneNotice(query, shown, place);
      const value: WishlistState = {
        wishlist: shown.wishlist,
        notices: notice ? [notice] : [],
        // Whoever has not given the password here has more to see after it. (Requirement 2.125)
        asksToLogIn: !isCustomer(place.owner),
      };
      return { ok: true, value, revision: revisionOf(value), tags: [] };
    },
  };

  /** Says of an article only what the visitor's own list knows: an address that somebody else made names nothing. */
  async function doneNotice(
    query: Readonly<Record<string, string>>,
    { stored }: ShownWishlist,
    place: CollectionPlace,
  ): Promise<CollectedNotice | null> {
    const state = wishlistStates.find((each) => each === query[wishlistQuery.state]);
    const named = skuShape.safeParse(query[wishlistQuery.sku]);
    if (!state || !named.success) return null;
    const meant = wishesOf(stored, named.data);
    const isOff = state === 'entfernt' || state === 'im-warenkorb';
    const isThere = meant.some(({ removedAt }) => removedAt === null);
    // What is there again, or no longer, was told before.
    if (meant.length === 0 || isThere === isOff) return null;
    const change = {
      state,
      sku: named.data,
      name: await parts.service.nameOf(place, named.data),
      canUndo: true,
    };
    return noticeOf(change, (key, values) => parts.text(place.tenant.slug, place.locale, key, values));
  }
}
