import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { loginAddress } from '../../kit/collection/login-address.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';
import { WishlistForm } from './wishlist-form.tsx';

interface NoticesProps {
  notices: readonly CollectedNotice[];
  isCustomers: boolean;
  page: PageView;
}

/** What was just done, or why not, above everything, with the way back. A script says it in toasts instead. */
export function Notices({ notices, isCustomers, page }: NoticesProps) {
  const login = loginAddress('wishlist', page);
  return (
    <div className={styles.notices} data-role="notices">
      {notices.map(({ kind, text, field, undo }, at) => (
        <div key={at} className={classNames(styles.notice, kind === 'bad' && styles.bad)} data-kind={kind}>
          <Icon name={kind === 'good' ? 'check' : 'warning'} />
          <p>{text}</p>
          {field === 'login' && login !== undefined && (
            <a className={styles.undo} href={login} data-log-in="">
              {page.t('wishlist.log-in')}
            </a>
          )}
          {undo && (
            <WishlistForm form="undo" sku={undo.sku} isCustomers={isCustomers} page={page}>
              <button className={styles.undo}>{page.t('wishlist.undo')}</button>
            </WishlistForm>
          )}
        </div>
      ))}
    </div>
  );
}
