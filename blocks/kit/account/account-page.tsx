import type { ReactNode } from 'react';
import type { PageView } from '../define/page-view.ts';
import { section } from '../section/section.ts';
import { classNames } from '../style/class-names.ts';
import { accountForm as styles } from './account-form-styles.ts';

interface AccountPageProps {
  page: PageView;
  /** By which scripts and tests find it. */
  name?: string;
  children: ReactNode;
  /** What else is offered, in a panel beside the first; nothing: there is none. */
  aside?: ReactNode;
}

/** A page that is about one form of an account. List `section` and `accountForm` in the block's styles. */
export function AccountPage({ page, name, children, aside }: AccountPageProps) {
  return (
    <section className={classNames(section.inner, styles.page)} id={page.nodeId} data-role={name}>
      <div className={styles.panels}>
        <div className={styles.panel}>{children}</div>
        {aside && <div className={classNames(styles.panel, styles.aside)}>{aside}</div>}
      </div>
    </section>
  );
}
