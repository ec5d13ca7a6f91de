import type { Basket } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { accountForm } from '../../kit/account/account-form-styles.ts';
import { Amounts } from '../../kit/basket/amounts.tsx';
import { methodName } from '../../kit/checkout/method-name.ts';
import { orderButtonText } from '../../kit/checkout/order-button.ts';
import { basketLines, checkoutAmounts } from '../../kit/checkout/ordered-goods.ts';
import { OrderLines } from '../../kit/checkout/order-lines.tsx';
import { PageOwner } from '../../kit/checkout/page-owner.tsx';
import { planFigures } from '../../kit/checkout/plan-words.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { styles } from './styles.ts';

interface OrderPanelProps {
  state: CheckoutState;
  basket: Basket;
  page: PageView;
}

/** Articles, where they go, how they are paid, what they cost, and the button directly below. */
export function OrderPanel({ state, basket, page }: OrderPanelProps) {
  const id = `${page.nodeId}.order`;
  return (
    <section className={styles.panel} id={id} aria-labelledby={`${id}-title`} data-role="order">
      <h2 className={styles.panelTitle} id={`${id}-title`}>
        {page.t('checkout.summary')}
      </h2>
      <OrderLines lines={basketLines(basket, state.arrivals)} page={page} />
      <dl className={styles.facts}>
        <Fact name={page.t('check-order.goes-to')} words={placeWords(state)} />
        <Fact name={page.t('check-order.paid-by')} words={paymentWords(state, page)} />
      </dl>
      <Amounts amounts={checkoutAmounts(basket, state)} page={page} byRate />
      <form className={styles.form} method="post" id={`${page.nodeId}.form`} data-action-start="check-order">
        <input type="hidden" name="form" value="order" />
        <PageOwner values={state.values} />
        <input type="hidden" name="key" value={state.key} />
        <input type="hidden" name="seen" value={state.seen} />
        <button className={classNames(button.root, button.primary, accountForm.submit)} type="submit">
          {orderButtonText(page.language)}
        </button>
      </form>
    </section>
  );
}

function Fact({ name, words }: { name: string; words: string }) {
  if (words === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}

/** Where it goes, in a line. */
function placeWords({ draft: { billing, place } }: CheckoutState): string {
  if (place?.kind === 'parcel-shop') {
    const { name, street, postalCode, city } = place.shop;
    return `${name}, ${street}, ${postalCode} ${city}`;
  }
  const address = place?.address ?? billing;
  if (!address) return '';
  const { firstName, lastName, street, houseNumber, addition, postalCode, city } = address;
  const lines = [`${firstName} ${lastName}`, `${street} ${houseNumber}`, addition, `${postalCode} ${city}`];
  return lines.filter((line) => line !== '').join(', ');
}

/** How it is paid; an amount of a plan never stands without its total and its rates. */
function paymentWords({ draft: { payment }, plan }: CheckoutState, page: PageView): string {
  if (!payment) return '';
  const name = methodName(payment.method, page);
  if (!plan) return name;
  const figures = planFigures(plan, page);
  return payment.method === 'pause'
    ? page.t('check-order.by-pause', { name, ...figures })
    : page.t('check-order.by-plan', { name, count: plan.count, ...figures });
}
