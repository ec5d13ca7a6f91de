import { LogoutForm } from '../../kit/account/logout-form.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { type AccountMenuProps, menuRoutes } from './schema.ts';
import { styles } from './styles.ts';

/** The way between the pages of the account; those that the shop does not offer are left out. (Requirements 2.105–2.109) */
export function view({ props: { current }, page }: ViewInput<AccountMenuProps, object, never, never>) {
  return (
    <nav
      className={classNames(section.inner, styles.root)}
      id={page.nodeId}
      aria-label={page.t('account-menu.label')}
    >
      <ul className={styles.list}>
        {menuRoutes.map((name) => {
          const href = page.route(name);
          return (
            href !== undefined && (
              <li key={name}>
                <a className={styles.link} href={href} aria-current={name === current ? 'page' : undefined}>
                  {page.t(`account-menu.${name}`)}
                </a>
              </li>
            )
          );
        })}
        <li>
          <LogoutForm block="account-menu" page={page} />
        </li>
      </ul>
    </nav>
  );
}
