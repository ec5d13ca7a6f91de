import type { ReactNode } from 'react';
import type { PageView } from '../../../kit/define/page-view.ts';
import { Icon, type IconName } from '../../../kit/icon/icon.tsx';
import { AccountEntry } from './account-entry.tsx';
import { entry } from './entry-styles.ts';
import { WishlistOverlayTemplate } from './wishlist-overlay-template.tsx';

interface Link {
  name: 'wishlist' | 'basket';
  icon: IconName;
  label: string;
  href: string | undefined;
}

/** What belongs to the visitor. The page is the same for everybody: names and counts are filled in after it has loaded. */
export function Entries({ service, page }: { service: ReactNode[]; page: PageView }) {
  const links: Link[] = [
    { name: 'wishlist', icon: 'heart', label: page.t('header.wishlist'), href: page.route('wishlist') },
    { name: 'basket', icon: 'basket', label: page.t('header.basket'), href: page.route('basket') },
  ];
  const built = links.filter(({ href }) => href !== undefined);
  const hasAccount = page.route('account') !== undefined || page.route('login') !== undefined;
  if (built.length === 0 && service.length === 0 && !hasAccount) return null;
  return (
    <ul className={entry.list}>
      {service.length > 0 && <li className={entry.help}>{service}</li>}
      {hasAccount && <AccountEntry page={page} />}
      {built.map(({ name, icon, label, href }) => (
        <li key={name}>
          <a
            className={entry.root}
            href={href}
            {...(name === 'wishlist' &&
              page.route('login') !== undefined && { 'data-action': 'header', 'data-wishlist': '' })}
          >
            <Icon name={icon} />
            <span className={entry.word}>{label}</span>
            <span className={entry.badge} data-badge={name} hidden />
          </a>
          {name === 'wishlist' && <WishlistOverlayTemplate page={page} />}
        </li>
      ))}
    </ul>
  );
}
