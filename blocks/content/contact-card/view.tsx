import type { ReactNode } from 'react';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { iconStyles } from '../../kit/icon/icon-styles.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { LinkView } from '../../kit/link/link-view.tsx';
import { openingHoursLines } from '../../kit/text/opening-hours.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import type { ContactCardProps } from './schema.ts';
import { styles } from './styles.ts';

type Way = ContactCardProps['show'][number];

/** Who to turn to. Without JavaScript the office hours are there as text; whether they hold now is for the action to say. */
export function view({ props, page }: ViewInput<ContactCardProps, object, never, never>) {
  const { headline, text, show, more } = props;
  const ways = show.filter((way) => way !== 'hours' || page.tenant.company.openingHours.length > 0);
  return (
    <section id={page.nodeId} className={classNames(section.root, section.inner)}>
      <div className={styles.card}>
        {headline && <h2 className={classNames(section.title, styles.title)}>{headline}</h2>}
        {text && <p className={styles.text}>{text}</p>}
        {ways.includes('hours') && <Status page={page} />}
        <dl className={styles.list}>
          {ways.map((way) => (
            <div key={way} className={styles.way}>
              <WayIcon way={way} />
              <dt className={styles.label}>{page.t(`contact-card.label.${way}`)}</dt>
              <dd className={styles.value}>{values[way](page)}</dd>
            </div>
          ))}
        </dl>
        {more && (
          <p className={styles.more}>
            <LinkView link={more} page={page} className={section.more} otherwise="bare-words">
              {more.label}
            </LinkView>
          </p>
        )}
      </div>
    </section>
  );
}

/** Outlines of what the kit has no icon for, on the same grid. */
const outlines = {
  address:
    'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11ZM14.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  hours: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V12l3 2',
} as const;

function WayIcon({ way }: { way: Way }) {
  if (way === 'phone') return <Icon name="phone" />;
  if (way === 'email') return <Icon name="mail" />;
  return (
    <svg className={iconStyles.root} viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[way]} />
    </svg>
  );
}

const values: Record<Way, (page: PageView) => ReactNode> = {
  phone: ({ tenant: { company } }) => (
    <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>
  ),
  email: ({ tenant: { company } }) => <a href={`mailto:${company.email}`}>{company.email}</a>,
  address: ({ tenant: { company } }) => (
    <address>
      {company.legalName}
      <br />
      {company.street}
      <br />
      {company.postalCode} {company.city}
    </address>
  ),
  hours: (page) =>
    openingHoursLines(page.tenant.company.openingHours, page).map(({ days, opens, closes }) => (
      <span key={`${days}${opens}`}>{page.t('contact-card.hours', { days, opens, closes })}</span>
    )),
};

function Status({ page }: { page: PageView }) {
  const { openingHours } = page.tenant.company;
  const lines = openingHoursLines(openingHours, page);
  const hours = openingHours.map((line, index) => ({
    ...line,
    text: page.t('contact-card.open', { closes: lines[index]?.closes ?? line.closes }),
  }));
  return (
    <p
      className={styles.status}
      data-action-start="contact-card"
      data-hours={JSON.stringify(hours)}
      data-zone={page.tenant.timeZone}
      data-closed={page.t('contact-card.closed')}
    />
  );
}
