import { Icon } from '../../kit/icon/icon.tsx';
import { Logo } from '../../kit/icon/logo.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

/** While somebody orders: the shop's mark, and who helps. */
export function CheckoutHeader({ page }: { page: PageView }) {
  const { phone } = page.tenant.company;
  return (
    <div className={styles.reduced}>
      <Logo page={page} label={page.t('header.home', { name: page.tenant.name })} />
      <a className={styles.help} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <Icon name="phone" />
        <span>{`${page.t('header.help')} ${phone}`}</span>
      </a>
    </div>
  );
}
