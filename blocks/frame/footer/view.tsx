import type { Footer } from '../../../schemas/footer.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkItem } from '../../kit/link/link-item.tsx';
import { Logo } from '../../kit/icon/logo.tsx';
import type { PageView } from '../../kit/define/page-view.ts';
import { Contact } from './contact.tsx';
import { legalRoutes } from './legal-routes.ts';
import type { FooterProps } from './schema.ts';
import { styles } from './styles.ts';
import { PaymentMarks, Seals } from './trust.tsx';

/** Columns from the bucket; company, contact, price note, seals and legal links always, as the law wants them. */
export function view({
  props,
  data,
  page,
}: ViewInput<FooterProps, { footer?: Footer | undefined }, never, never>) {
  const { footer } = data;
  return (
    <div className={styles.root}>
      {props.layout === 'full' && <Top footer={footer} page={page} />}
      {footer?.note && <div className={styles.note} dangerouslySetInnerHTML={{ __html: footer.note }} />}
      <div className={styles.end}>
        <Company year={footer?.year} page={page} />
        <LegalLinks footer={footer} page={page} />
      </div>
    </div>
  );
}

function Top({ footer, page }: { footer: Footer | undefined; page: PageView }) {
  return (
    <div className={styles.top}>
      <div className={styles.shop}>
        <Logo page={page} label={page.t('footer.home', { name: page.tenant.name })} />
        <Contact page={page} />
        {footer && <PaymentMarks marks={footer.payment} page={page} />}
      </div>
      {footer && footer.columns.length > 0 && <Columns columns={footer.columns} page={page} />}
      <Seals page={page} />
    </div>
  );
}

function Columns({ columns, page }: { columns: Footer['columns']; page: PageView }) {
  return (
    <nav className={styles.columns} aria-label={page.t('footer.navigation')}>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {links.map((link) => (
              <LinkItem key={link.label} link={link} page={page} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Who sells, and what every price on the page holds. The year is there only when the bucket gives it. */
function Company({ year, page }: { year: number | undefined; page: PageView }) {
  const { legalName, street, postalCode, city } = page.tenant.company;
  const seller = `${legalName}, ${street}, ${postalCode} ${city}`;
  return (
    <p className={styles.company}>
      <span>{year === undefined ? seller : `© ${year} ${seller}`}</span>{' '}
      <span>{page.t('footer.prices')}</span>
    </p>
  );
}

function LegalLinks({ footer, page }: { footer: Footer | undefined; page: PageView }) {
  const hasColumns = footer !== undefined && footer.columns.length > 0;
  return (
    <nav className={styles.legal} aria-label={page.t('footer.legal')}>
      <ul>
        {legalRoutes(hasColumns).map((route) => (
          <LinkItem
            key={route}
            link={{ label: page.t(`footer.route.${route}`), route }}
            page={page}
            className={route === 'withdrawal' ? styles.withdrawal : undefined}
          />
        ))}
        {footer?.legal.map((link) => (
          <LinkItem key={link.label} link={link} page={page} />
        ))}
        <li className={styles.consent}>
          <a href="#consent" data-action="consent-banner">
            {page.t('footer.consent')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
