import type { Wishlist, WishlistState } from '../../../schemas/wishlist/wishlist.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { loginAddress } from '../../kit/collection/login-address.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { PriceNote } from '../../kit/product/price-note.tsx';
import { section } from '../../kit/section/section.ts';
import { Notices } from './notices.tsx';
import type { WishlistProps } from './schema.ts';
import { styles } from './styles.ts';
import { WishRow } from './wish-row.tsx';

/** What is said where nothing comes back from the shop, by the name of the form. (Requirements 8.009–8.012) */
const failures = {
  'data-add-failed': 'add-failed',
  'data-undo-failed': 'add-failed',
  'data-remove-failed': 'remove-failed',
  'data-edit-failed': 'edit-failed',
  'data-to-basket-failed': 'to-basket-failed',
} as const;

/**
 * What somebody has saved for later. Everything is done by forms that post to this page; with a script they do so in the
 * background, and this block is taken over from the answer. (Requirement 2.020)
 */
export function view({
  props: { level },
  data: { state },
  page,
}: ViewInput<WishlistProps, { state: WishlistState }, never, never>) {
  const { wishlist, notices, asksToLogIn } = state;
  return (
    <section
      className={classNames(section.inner, styles.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      data-role="wishlist"
      data-count={wishlist.count}
      data-undo={page.t('wishlist.undo')}
      data-action-start="wishlist"
      {...Object.fromEntries(
        Object.entries(failures).map(([name, key]) => [name, page.t(`wishlist-message.refused.${key}`)]),
      )}
    >
      <Head wishlist={wishlist} level={level} page={page} />
      <Notices notices={notices} isCustomers={!asksToLogIn} page={page} />
      {asksToLogIn && <LogIn isEmpty={wishlist.wishes.length === 0} page={page} />}
      {wishlist.wishes.length === 0 ? (
        <Empty page={page} />
      ) : (
        <div data-key="filled">
          <ul className={styles.wishes}>
            {wishlist.wishes.map((each) => (
              <WishRow key={each.sku} wish={each} isCustomers={!asksToLogIn} page={page} />
            ))}
          </ul>
          <p className={styles.note}>
            <PriceNote page={page} />
          </p>
        </div>
      )}
    </section>
  );
}

function Head({ wishlist, level, page }: { wishlist: Wishlist; level: 1 | 2; page: PageView }) {
  const Level = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Level className={classNames(section.title, styles.title)} id={`${page.nodeId}.title`} tabIndex={-1}>
        {page.t('wishlist.title')}
      </Level>
      {wishlist.count > 0 && <p>{page.t('wishlist.count', { count: wishlist.count })}</p>}
    </div>
  );
}

/** The request to log in, which leads back here. (Requirement 2.125) */
function LogIn({ isEmpty, page }: { isEmpty: boolean; page: PageView }) {
  const login = loginAddress('wishlist', page);
  if (login === undefined) return null;
  return (
    <div className={styles.login} data-key="login">
      <Icon name="user" />
      <div>
        <h2>{page.t('wishlist.login')}</h2>
        <p>{page.t(isEmpty ? 'wishlist.login-empty' : 'wishlist.login-why')}</p>
      </div>
      <a className={classNames(button.root, button.secondary, button.small)} href={login}>
        {page.t('wishlist.log-in')}
      </a>
    </div>
  );
}

/** Nothing is on it: what it is good for, and ways to something. */
function Empty({ page }: { page: PageView }) {
  const basket = page.route('basket');
  return (
    <div className={styles.empty} data-key="empty">
      <Icon name="heart" />
      <h2>{page.t('wishlist.empty')}</h2>
      <p>{page.t('wishlist.empty-why')}</p>
      <div>
        <a className={classNames(button.root, button.primary)} href={page.route('home')}>
          {page.t('wishlist.go-shopping')}
        </a>
        {basket !== undefined && (
          <a className={classNames(button.root, button.secondary)} href={basket}>
            {page.t('wishlist.go-basket')}
          </a>
        )}
      </div>
    </div>
  );
}
