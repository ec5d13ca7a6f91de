import type { ServiceFlyout } from '../../../schemas/service-flyout.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { isLinkShown } from '../../kit/link/is-link-shown.ts';
import { LinkItem } from '../../kit/link/link-item.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import type { ServiceFlyoutProps } from './schema.ts';
import { styles } from './styles.ts';

type Data = { flyout?: ServiceFlyout | undefined };

/** A button that opens the way to help; without its file nothing, since the footer leads there too. */
export function view({ data, page }: ViewInput<ServiceFlyoutProps, Data, never, never>) {
  if (!data.flyout) return null;
  const id = `${page.nodeId}.panel`;
  const groups = data.flyout.groups.filter(({ links }) => links.some((link) => isLinkShown(link, page)));
  return (
    <div className={styles.root}>
      <button className={styles.button} type="button" popoverTarget={id}>
        <Icon name="phone" />
        <span className={styles.word}>{page.t('service-flyout.open')}</span>
      </button>
      <nav className={styles.panel} id={id} popover="auto" aria-label={page.t('service-flyout.open')}>
        {groups.map(({ label, links }) => (
          <div key={label}>
            <p className={styles.title}>{label}</p>
            <ul className={styles.links}>
              {links.map((link) => (
                <LinkItem key={link.label} link={link} page={page} />
              ))}
            </ul>
          </div>
        ))}
        <Contact hours={data.flyout.hours} page={page} />
      </nav>
    </div>
  );
}

function Contact({ hours, page }: { hours: string | undefined; page: PageView }) {
  const { phone } = page.tenant.company;
  return (
    <p className={styles.contact}>
      <span>{page.t('service-flyout.call')}</span>
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
      {hours && <span>{hours}</span>}
    </p>
  );
}
