import type { Basket, BasketState } from '../../../schemas/basket/basket.ts';
import { toldBasket } from '../../../schemas/basket/told-basket.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { loginAddress } from '../../kit/collection/login-address.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { section } from '../../kit/section/section.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { Line } from './line.tsx';
import { FaultNotice, Notices } from './notices.tsx';
import type { BasketProps } from './schema.ts';
import { limitWords, shippingWords } from './shipping-words.ts';
import { cappedText, spokenBasket, spokenNotices } from './spoken-basket.ts';
import { styles } from './styles.ts';
import { Summary, ToCheckout } from './summary.tsx';

/**
 * What somebody has collected, and what it costs. Everything is done by forms that post to this page; with a script they
 * do so in the background, and this block is taken over from the answer. (Requirement 2.003)
 */
export function view({
  props,
  data: { state },
  page,
}: ViewInput<BasketProps, { state: BasketState }, never, never>) {
  const { basket } = state;
  return (
    <section
      className={classNames(section.inner, styles.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      data-role="basket"
      data-count={basket.count}
      data-told={basket.count > 0 ? toldOf(basket, page) : ''}
      data-spoken={spokenBasket(basket, page)}
      data-done={spokenNotices(state, 'good')}
      data-alert={spokenNotices(state, 'bad')}
      data-capped={cappedText(state)}
      data-failed={page.t('basket.failed')}
      data-offline={page.t('basket.offline')}
      data-action-start="basket"
    >
      <Head basket={basket} level={props.level} page={page} />
      <Notices state={state} page={page} />
      {basket.lines.length === 0 ? (
        <Empty asksToLogIn={state.asksToLogIn} page={page} />
      ) : (
        <Filled state={state} props={props} page={page} />
      )}
      <template>
        <FaultNotice />
      </template>
      <p className={hidden.root} role="status" data-role="spoken" data-kept="" />
      <p className={hidden.root} role="alert" data-role="alert" data-kept="" />
    </section>
  );
}

function Head({ basket, level, page }: { basket: Basket; level: 1 | 2; page: PageView }) {
  const Level = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Level className={classNames(section.title, styles.title)} id={`${page.nodeId}.title`} tabIndex={-1}>
        {page.t('basket.title')}
      </Level>
      {basket.count > 0 && <p>{page.t('basket.count', { count: basket.count })}</p>}
    </div>
  );
}

function Filled({ state, props, page }: { state: BasketState; props: BasketProps; page: PageView }) {
  const { basket, notices } = state;
  return (
    <div className={styles.columns} data-key="filled">
      <div className={styles.goods}>
        <FreeShipping basket={basket} page={page} />
        <ul className={styles.lines}>
          {basket.lines.map((line) => (
            <Line
              key={line.sku}
              line={line}
              isCustomers={!state.asksToLogIn}
              notices={notices.filter(({ kind, sku }) => kind === 'bad' && sku === line.sku)}
              page={page}
            />
          ))}
        </ul>
        <Bar basket={basket} page={page} />
      </div>
      <Summary state={state} props={props} page={page} />
    </div>
  );
}

/** That shipping is free, or what is missing for that, with how far it is; and where it can go at all. (Requirement 9.001) */
function FreeShipping({ basket, page }: { basket: Basket; page: PageView }) {
  const { missing, freeFrom } = basket;
  const isFree = missing === 0;
  return (
    <div className={classNames(styles.shipping, isFree && styles.isFree)} data-role="shipping">
      <Icon name={isFree ? 'check' : 'truck'} />
      <p>
        <b>{shippingWords(basket, page)}</b> {limitWords(page)}
      </p>
      {!isFree && freeFrom > 0 && (
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0h100v4H0z" />
          <path d={`M0 0h${Math.round((100 * (freeFrom - missing)) / freeFrom)}v4H0z`} />
        </svg>
      )}
    </div>
  );
}

/** On narrow screens, what it costs and the way on, in view while the articles are. */
function Bar({ basket, page }: { basket: Basket; page: PageView }) {
  const { total, shipping } = basket;
  const isBuilt = page.route('checkout') !== undefined;
  const kind = shipping.total === 0 ? 'bar-free' : 'bar-shipping';
  return (
    <div className={styles.bar}>
      <p>
        <b>{page.price(total)}</b>
        <span>{page.t(`basket.${kind}`, { price: page.price(shipping.total) })}</span>
      </p>
      {isBuilt && basket.canOrder ? (
        <ToCheckout basket={basket} page={page} />
      ) : (
        <a className={classNames(button.root, button.secondary)} href={`#${page.nodeId}.summary`}>
          {page.t('basket.to-summary')}
        </a>
      )}
    </div>
  );
}

/** Nothing is in it: ways to something. */
function Empty({ asksToLogIn, page }: { asksToLogIn: boolean; page: PageView }) {
  const login = asksToLogIn ? loginAddress('basket', page) : undefined;
  const wishlist = page.route('wishlist');
  return (
    <div className={styles.empty} data-key="empty">
      <Icon name="basket" />
      <h2>{page.t('basket.empty')}</h2>
      <p>{page.t('basket.empty-why')}</p>
      {login !== undefined && (
        <p>
          {`${page.t('basket.login')} `}
          <a href={login}>{page.t('basket.log-in')}</a>
        </p>
      )}
      <div>
        <a className={classNames(button.root, button.primary)} href={page.route('home')}>
          {page.t('basket.go-shopping')}
        </a>
        {wishlist !== undefined && (
          <a className={classNames(button.root, button.secondary)} href={wishlist}>
            {page.t('basket.to-wishlist')}
          </a>
        )}
      </div>
    </div>
  );
}

/** What the header's entry is called beside its word. */
function toldOf({ count, goods }: Basket, page: PageView): string {
  return toldBasket({ count: page.t('basket.count', { count }), goods: page.price(goods) });
}
