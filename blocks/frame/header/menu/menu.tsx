import type { Navigation, NavigationItem } from '../../../../schemas/navigation.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import type { PageView } from '../../../kit/define/page-view.ts';
import { Category } from './category.tsx';
import { menu } from './menu-styles.ts';
import { serviceArea } from './service-area-styles.ts';
import { ColourMode, Languages, ServiceLink } from './service-area.tsx';

interface MenuProps {
  id: string;
  navigation: Navigation | undefined;
  page: PageView;
}

/**
 * The navigation, once in the page for every width: a popover that slides in below laptop width, a row with flyouts from
 * there on. A `popover` opens, closes by Escape and gives the focus back without any script.
 */
export function Menu({ id, navigation, page }: MenuProps) {
  const items = navigation?.items ?? minimum(page);
  return (
    <nav
      className={menu.root}
      id={id}
      popover="auto"
      aria-label={page.t('header.navigation')}
      data-action="header"
      data-action-on="toggle pointerenter keydown"
    >
      <div className={menu.head}>
        <span className={menu.title}>{page.t('header.menu')}</span>
        <button
          className={menu.close}
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={page.t('header.close')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={menu.list}>
        {items.map((item) => (
          <Category key={item.id} item={item} page={page} />
        ))}
      </ul>
      <div className={serviceArea.root}>
        <ServiceLink page={page} />
        <Languages page={page} />
        <ColourMode page={page} />
      </div>
    </nav>
  );
}

/** What stands there without navigation data. */
function minimum(page: PageView): NavigationItem[] {
  return [
    { id: 'home', label: page.t('header.start'), route: 'home', groups: [] },
    { id: 'search', label: page.t('header.search'), route: 'search', groups: [] },
  ];
}
