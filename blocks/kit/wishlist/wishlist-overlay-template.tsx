import { accountQuery } from '../../../schemas/account/form-state.ts';
import type { PageView } from '../page-view.ts';

/**
 * What the entry of the wishlist shows who is not logged in, for a script to open: stands right behind the entry. Null in a
 * build without a wishlist or a login. (Requirement 2.125)
 */
export function WishlistOverlayTemplate({ page }: { page: PageView }) {
  const login = page.route('login');
  const wishlist = page.route('wishlist');
  if (login === undefined || wishlist === undefined) return null;
  const query = new URLSearchParams({ [accountQuery.target]: wishlist }).toString();
  return (
    <template>
      <div popover="auto" tabIndex={-1} role="dialog" aria-label={page.t('wishlist-overlay.title')}>
        <h2>{page.t('wishlist-overlay.ask')}</h2>
        <p>{page.t('wishlist-overlay.why')}</p>
        <a href={`${login}?${query}`}>{page.t('wishlist-overlay.log-in')}</a>
        <a href={wishlist}>{page.t('wishlist-overlay.without')}</a>
      </div>
    </template>
  );
}
