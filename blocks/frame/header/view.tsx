import type { Navigation } from '../../../schemas/navigation.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { Logo } from '../../kit/icon/logo.tsx';
import { Menu } from './menu/menu.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { Entries } from './entries/entries.tsx';
import type { HeaderProps } from './schema.ts';
import { SearchForm } from './search/search-form.tsx';
import { styles } from './styles.ts';

/** Tab order: menu (below laptop width), logo, search, service, account, wishlist, basket, categories, languages and colour mode. */
export function view({
  props,
  data,
  slots,
  page,
}: ViewInput<HeaderProps, { navigation?: Navigation | undefined }, 'service', never>) {
  if (props.layout === 'checkout') return <CheckoutHeader page={page} />;
  const menuId = `${page.nodeId}.menu`;
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <button
          className={styles.menuButton}
          type="button"
          popoverTarget={menuId}
          aria-label={page.t('header.menu')}
        >
          <Icon name="menu" />
        </button>
        <Logo page={page} label={page.t('header.home', { name: page.tenant.name })} />
        <SearchForm page={page} />
        <Entries service={slots.service} page={page} />
      </div>
      <Menu id={menuId} navigation={data.navigation} page={page} />
    </div>
  );
}
