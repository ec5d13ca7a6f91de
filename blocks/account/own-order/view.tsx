import { orderAgainForm, type OwnOrder } from '../../../schemas/fulfilment/own-order.ts';
import { orderQuery } from '../../../schemas/checkout/checkout-form.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { Amounts } from '../../kit/basket/amounts.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderFacts } from '../../kit/checkout/order-facts.tsx';
import { OrderLines } from '../../kit/checkout/order-lines.tsx';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { LineSteps } from '../../kit/ordered/line-steps.tsx';
import { Returns } from '../../kit/ordered/returns.tsx';
import { OrderedDetails } from '../../kit/ordered/ordered-details.tsx';
import { Parcels } from '../../kit/ordered/parcels.tsx';
import { orderedAmounts, orderedLines } from '../../kit/checkout/ordered-goods.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { OwnOrderProps } from './schema.ts';

type Input = ViewInput<OwnOrderProps, { state: OwnOrder }, never, never>;

/** An order of a customer: how far it is, what happens next, what was ordered, and what can be done with it. */
export function view({ props, data: { state: own }, page }: Input) {
  const { order, state, refusal } = own;
  const kinds = { delivered: 'good', closed: 'good' } as const;
  return (
    <OrderPage
      level={props.level}
      kind={state === 'delivered' || state === 'closed' ? kinds[state] : 'open'}
      title={page.t('own-order.title', {
        state: page.t(`checkout.order-state.${state}`),
      })}
      texts={[page.t(`checkout.order-next.${state}`)]}
      page={page}
    >
      <AccountNotice notice={refusal === '' ? null : { kind: 'bad', text: refusal }} />
      <OrderFacts order={order} page={page} />
      <Pay own={own} page={page} />
      <Parcels parcels={own.parcels} page={page} />
      <Goods own={own} page={page} />
      <Returns returns={own.returns} page={page} />
      <OrderedDetails order={order} page={page} />
      <Ways own={own} page={page} />
    </OrderPage>
  );
}

interface PartProps {
  own: OwnOrder;
  page: PageView;
}

/** Where an order is paid that waits for it. */
function Pay({ own: { order }, page }: PartProps) {
  const href = page.route('after-payment');
  if (href === undefined || order.methods.length === 0) return null;
  const query = page.words.query(new URLSearchParams({ [orderQuery.token]: order.token }).toString());
  return (
    <p className={checkoutStyles.actions}>
      <a className={classNames(button.root, button.primary)} href={`${href}?${query}`}>
        {page.t('own-order.pay')}
      </a>
    </p>
  );
}

function Goods({ own: { order, reviews, steps }, page }: PartProps) {
  const { ordered } = order;
  // When it comes matters until it is here.
  const arrivals = order.arrivals.filter(({ position }) => isAwaited(steps, position));
  const lines = orderedLines(ordered, arrivals);
  const below = new Map(
    lines.flatMap(({ key, name }) => {
      const own = steps.find(({ position }) => String(position) === key)?.steps ?? [];
      const product = reviews.find(({ position }) => String(position) === key);
      const path = product && page.route('product', { slug: product.slug, sku: product.sku });
      const where = <LineSteps steps={own} page={page} />;
      if (path === undefined) return own.length === 0 ? [] : [[key, where] as const];
      const href = `${path}#${page.words.fragment('bewertung-schreiben')}`;
      const both = (
        <>
          {where}
          <a className={checkoutStyles.link} href={href} aria-label={page.t('own-order.review', { name })}>
            {page.t('own-order.review-short')}
          </a>
        </>
      );
      return [[key, both] as const];
    }),
  );
  return (
    <section className={orderPage.panel} aria-labelledby={`${page.nodeId}.goods`}>
      <h2 className={accountForm.title} id={`${page.nodeId}.goods`}>
        {page.t('own-order.articles')}
      </h2>
      <OrderLines lines={lines} page={page} below={below} />
      <Amounts amounts={orderedAmounts(ordered)} page={page} byRate />
    </section>
  );
}

function isAwaited(steps: OwnOrder['steps'], position: number): boolean {
  const own = steps.find((each) => each.position === position)?.steps;
  return own === undefined || own.some(({ step }) => step === 'preparing' || step === 'on-the-way');
}

function Ways({ own: { order, cancel, canReturn }, page }: PartProps) {
  const list = page.route('account-orders');
  const back = page.route('account-return', { number: order.number });
  return (
    <div className={checkoutStyles.actions}>
      {canReturn && back !== undefined && (
        <a className={classNames(button.root, button.primary)} href={back}>
          {page.t('own-order.send-back')}
        </a>
      )}
      {cancel !== null && (
        <a className={classNames(button.root, button.secondary)} href={cancel}>
          {page.t('own-order.cancel')}
        </a>
      )}
      {order.invoice !== null && (
        // A call has one address in every language.
        <a className={classNames(button.root, button.secondary)} href={order.invoice}>
          {page.t('own-order.invoice')}
        </a>
      )}
      <form method="post" action={page.route('account-order', { number: order.number })}>
        <input type="hidden" name="form" value={orderAgainForm} />
        <button className={classNames(button.root, button.secondary)} type="submit">
          {page.t('own-order.again')}
        </button>
      </form>
      {list !== undefined && (
        <a className={checkoutStyles.link} href={list}>
          {page.t('own-order.all')}
        </a>
      )}
    </div>
  );
}
