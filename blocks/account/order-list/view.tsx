import { type OrderList, orderListQuery } from '../../../schemas/order/order-list.ts';
import { accountPage } from '../../kit/account/account-page-styles.ts';
import { ListPages } from '../../kit/account/list-pages.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { Field } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { PictureView } from '../../kit/picture/picture-view.tsx';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { OrderListProps } from './schema.ts';
import { styles } from './styles.ts';

type Input = ViewInput<OrderListProps, { state: OrderList }, never, never>;

/** What a customer has ordered, with how far each order is. (Requirement 2.028) */
export function view({ props: { level }, data: { state }, page }: Input) {
  const Title = `h${level}` as const;
  const { orders, years, search, year } = state;
  const isAll = search === '' && year === null;
  return (
    <section
      className={classNames(section.inner, accountPage.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
    >
      <Title className={accountPage.title} id={`${page.nodeId}.title`}>
        {page.t('order-list.title')}
      </Title>
      {years.length > 0 && <Search state={state} page={page} />}
      {orders.length === 0 ? (
        <p className={accountPage.text}>{page.t(isAll ? 'order-list.none' : 'order-list.not-found')}</p>
      ) : (
        <ul className={accountPage.list}>
          {orders.map((order) => (
            <Order key={order.number} order={order} level={level} page={page} />
          ))}
        </ul>
      )}
      <Pages state={state} page={page} />
    </section>
  );
}

function Search({ state: { search, year, years }, page }: { state: OrderList; page: PageView }) {
  return (
    <form className={styles.search} role="search" action={page.route('account-orders')}>
      <Field id={`${page.nodeId}.search`} label={page.t('order-list.search')}>
        {(control) => (
          <input
            {...control}
            type="search"
            name={page.words.parameter(orderListQuery.search)}
            defaultValue={search}
            maxLength={80}
          />
        )}
      </Field>
      <Field id={`${page.nodeId}.year`} label={page.t('order-list.year')}>
        {(control) => (
          <select
            {...control}
            className={field.select}
            name={page.words.parameter(orderListQuery.year)}
            defaultValue={year ?? ''}
          >
            <option value="">{page.t('order-list.all-years')}</option>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button className={classNames(button.root, button.secondary)} type="submit">
        {page.t('order-list.find')}
      </button>
    </form>
  );
}

/** Pictures of one order; what else it has is counted. */
const pictures = 4;

interface OrderProps {
  order: OrderList['orders'][number];
  level: 1 | 2;
  page: PageView;
}

function Order({ order: { number, placed, total, state, articles }, level, page }: OrderProps) {
  const Name = level === 1 ? 'h2' : 'h3';
  const href = page.route('account-order', { number });
  const more = articles.length - pictures;
  const facts = [
    [page.t('checkout.order.placed'), placed],
    [page.t('checkout.order.total'), total],
    [page.t('order-list.state'), page.t(`checkout.order-state.${state}`)],
  ];
  return (
    <li className={accountPage.card}>
      <Name className={field.label}>{page.t('order-list.order', { number })}</Name>
      <dl className={accountPage.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.pictures}>
        {articles.slice(0, pictures).map(({ name, picture }, at) => (
          <PictureView
            key={`${at} ${picture}`}
            picture={{ src: picture, alt: name }}
            page={page}
            sizes="56px"
            maxWidth={240}
            className={styles.picture}
          />
        ))}
        {more > 0 && <span className={accountPage.quiet}>{page.t('order-list.more', { count: more })}</span>}
      </div>
      <p className={accountPage.quiet}>{page.t(`checkout.order-next.${state}`)}</p>
      {href !== undefined && (
        <a className={accountPage.link} href={href}>
          {page.t('order-list.open', { number })}
        </a>
      )}
    </li>
  );
}

function Pages({ state: { page: at, hasNext, search, year }, page }: { state: OrderList; page: PageView }) {
  const list = page.route('account-orders');
  if (list === undefined) return null;
  const address = (to: number): string => {
    const query = new URLSearchParams({
      ...(search !== '' && { [orderListQuery.search]: search }),
      ...(year !== null && { [orderListQuery.year]: String(year) }),
      ...(to > 1 && { [orderListQuery.page]: String(to) }),
    });
    return query.size === 0 ? list : `${list}?${page.words.query(query.toString())}`;
  };
  return <ListPages block="order-list" {...{ at, hasNext, page }} addressOf={address} />;
}
