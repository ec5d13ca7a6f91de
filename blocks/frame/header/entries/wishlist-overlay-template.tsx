import { accountQuery } from '../../../../schemas/account/form-state.ts';
import type { PageView } from '../../../kit/define/page-view.ts';

/**
 * What the entry of the wishlist shows who is not logged in, for a script to open: stands right behind the entry. Null in a
 * build without a wishlist or a login. (Requirement 2.125)
 */
export function WishlistOverlayTemplate({ page }: { page: PageView }) {
  const login = page.route('login');
  const wishlist = page.route('wishlist');
  if (login === undefined || wishlist === undefined) return null;
  const query = page.words.query(new URLSearchParams({ [accountQuery.target]: wishlist }).toString());
  return (
    <template>
      <div popover="auto" tabIndex={-1} role="dialog" aria-label={page.t('header.wishlist')}>
        <h2>{page.t('header.wishlist.ask')}</h2>
        <p>{page.t('header.wishlist.why')}</p>
        <a href={`${login}?${query}`}>{page.t('header.wishlist.log-in')}</a>
        <a href={wishlist}>{page.t('header.wishlist.without')}</a>
      </div>
    </template>
  );
}
