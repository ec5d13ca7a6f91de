import { openingHoursLines } from '../../kit/text/opening-hours.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { styles } from './styles.ts';

/** Phone and office hours of the tenant. */
export function Contact({ page }: { page: PageView }) {
  const { phone, openingHours } = page.tenant.company;
  const hours = openingHoursLines(openingHours, page).map(({ days, opens, closes }) =>
    page.t('footer.hours', { days, opens, closes }),
  );
  return (
    <p className={styles.contact}>
      <span>{page.t('footer.contact')}</span>
      <a className={styles.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {phone}
      </a>
      {hours.length > 0 && <span>{hours.join(', ')}</span>}
    </p>
  );
}
