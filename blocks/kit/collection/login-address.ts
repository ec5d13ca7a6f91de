import { accountQuery } from '../../../schemas/account/form-state.ts';
import type { PageView } from '../define/page-view.ts';

/** Where one logs in to come back to a collection; undefined in a build without a login. */
export function loginAddress(collection: 'basket' | 'wishlist', page: PageView): string | undefined {
  const login = page.route('login');
  const own = page.route(collection);
  if (login === undefined || own === undefined) return login;
  return `${login}?${page.words.query(new URLSearchParams({ [accountQuery.target]: own }).toString())}`;
}
