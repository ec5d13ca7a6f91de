import type { ReactNode } from 'react';
import { classNames } from '../../kit/class-names.ts';
import type { ViewInput } from '../../kit/define-block.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { LinkView } from '../../kit/link-view.tsx';
import { openingHoursLines } from '../../kit/opening-hours.ts';
import type { PageView } from '../../kit/page-view.ts';
import { section } from '../../kit/section.ts';
import type { ContactCardProps } from './schema.ts';
import { styles } from './styles.ts';

type Way = ContactCardProps['show'][number];

const icons = {
  phone: 'phone',
  email: 'mail',
  address: 'truck',
  hours: 'calendar',
} as const satisfies Record<Way, IconName>;

/** Who to turn to. Without JavaScript the office hours are there as text; whether they hold now is for the action to say. */
export function view({ props, page }: ViewInput<ContactCardProps, object, never, never>) {
  const { headline, text, show, more } = props;
  const ways = show.filter((way) => way !== 'hours' || page.tenant.company.openingHours.length > 0);
  return (
    <section className={classNames(section.root, section.inner)}>
      <div className={styles.card}>
        {headline && <h2 className={classNames(section.title, styles.title)}>{headline}</h2>}
        {text && <p className={styles.text}>{text}</p>}
        {ways.includes('hours') && <Status page={page} />}
        <dl className={styles.list}>
          {ways.map((way) => (
            <div key={way} className={styles.way}>
              <Icon name={icons[way]} />
              <dt className={styles.label}>{page.t(`contact-card.label.${way}`)}</dt>
              <dd className={styles.value}>{values[way](page)}</dd>
            </div>
          ))}
        </dl>
        {more && (
          <p className={styles.more}>
            <LinkView link={more} page={page} className={section.more} otherwise="nothing">
              {more.label}
            </LinkView>
          </p>
        )}
      </div>
    </section>
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
