import type { CollectedNotice } from '../../../schemas/basket/collected-notice.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';
import { WishlistForm } from './wishlist-form.tsx';

interface NoticesProps {
  notices: readonly CollectedNotice[];
  page: PageView;
}

/** What was just done, or why not, above everything, with the way back. A script says it in toasts instead. */
export function Notices({ notices, page }: NoticesProps) {
  return (
    <div className={styles.notices} data-role="notices">
      {notices.map(({ kind, text, undo }, at) => (
        <div key={at} className={classNames(styles.notice, kind === 'bad' && styles.bad)} data-kind={kind}>
          <Icon name={kind === 'good' ? 'check' : 'warning'} />
          <p>{text}</p>
          {undo && (
            <WishlistForm form="undo" sku={undo.sku} page={page}>
              <button className={styles.undo}>{page.t('wishlist.undo')}</button>
            </WishlistForm>
          )}
        </div>
      ))}
    </div>
  );
}
