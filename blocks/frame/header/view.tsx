import type { ReactNode } from 'react';
import type { Navigation } from '../../../schemas/navigation.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon, type IconName } from '../../kit/icon/icon.tsx';
import { Logo } from '../../kit/icon/logo.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { WishlistOverlayTemplate } from './entries/wishlist-overlay-template.tsx';
import { Menu } from './menu/menu.tsx';
import { AccountEntry } from './entries/account-entry.tsx';
import type { HeaderProps } from './schema.ts';
import { SearchForm } from './search/search-form.tsx';
import { styles } from './styles.ts';

/** Tab order: menu (below laptop width), logo, search, service, account, wishlist, basket, categories, languages and colour mode. */
export function view({
  data,
  slots,
  page,
}: ViewInput<HeaderProps, { navigation?: Navigation | undefined }, 'service', never>) {
  const menuId = `${page.nodeId}-menu`;
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

interface Entry {
  name: 'wishlist' | 'basket';
  icon: IconName;
  label: string;
  href: string | undefined;
}

/** What belongs to the visitor. The page is the same for everybody: names and counts are filled in after it has loaded. */
function Entries({ service, page }: { service: ReactNode[]; page: PageView }) {
  const entries: Entry[] = [
    { name: 'wishlist', icon: 'heart', label: page.t('header.wishlist'), href: page.route('wishlist') },
    { name: 'basket', icon: 'basket', label: page.t('header.basket'), href: page.route('basket') },
  ];
  const built = entries.filter((entry) => entry.href !== undefined);
  const hasAccount = page.route('account') !== undefined || page.route('login') !== undefined;
  if (built.length === 0 && service.length === 0 && !hasAccount) return null;
  return (
    <ul className={styles.entries}>
      {service.length > 0 && <li className={styles.help}>{service}</li>}
      {hasAccount && <AccountEntry page={page} />}
      {built.map(({ name, icon, label, href }) => (
        <li key={name}>
          <a
            className={styles.entry}
            href={href}
            {...(name === 'wishlist' &&
              page.route('login') !== undefined && { 'data-action': 'header', 'data-wishlist': '' })}
          >
            <Icon name={icon} />
            <span className={styles.word}>{label}</span>
            <span className={styles.badge} data-badge={name} hidden />
          </a>
          {name === 'wishlist' && <WishlistOverlayTemplate page={page} />}
        </li>
      ))}
    </ul>
  );
}
