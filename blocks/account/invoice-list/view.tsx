import type { InvoiceList } from '../../../schemas/order/invoice-list.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { section } from '../../kit/section/section.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { InvoiceListProps } from './schema.ts';

type Input = ViewInput<InvoiceListProps, { state: InvoiceList }, never, never>;

/** The invoices of a customer, each with its paper. (Requirement 2.030) */
export function view({ props: { level }, data: { state }, page }: Input) {
  const Title = `h${level}` as const;
  return (
    <section
      className={classNames(section.inner, accountPage.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
    >
      <Title className={accountPage.title} id={`${page.nodeId}.title`}>
        {page.t('invoice-list.title')}
      </Title>
      {state.invoices.length === 0 && <p className={accountPage.text}>{page.t('invoice-list.none')}</p>}
      <ul className={accountPage.list}>
        {state.invoices.map(({ number, order, issued, total, file }) => {
          const href = page.route('account-order', { number: order });
          return (
            <li className={accountPage.card} key={number}>
              <dl className={accountPage.facts}>
                <div>
                  <dt>{page.t('invoice-list.number')}</dt>
                  <dd>{number}</dd>
                </div>
                <div>
                  <dt>{page.t('invoice-list.issued')}</dt>
                  <dd>{issued}</dd>
                </div>
                <div>
                  <dt>{page.t('invoice-list.total')}</dt>
                  <dd>{total}</dd>
                </div>
                <div>
                  <dt>{page.t('checkout.order.number')}</dt>
                  <dd>{href === undefined ? order : <a href={href}>{order}</a>}</dd>
                </div>
              </dl>
              {/* A call has one address in every language. */}
              <a className={accountPage.link} href={file}>
                {page.t('invoice-list.file', { number })}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
