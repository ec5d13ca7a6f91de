import type { ReactNode } from 'react';
import type { Basket } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { AddressLines } from '../../kit/checkout/address-lines.tsx';
import { checkoutParts } from '../../kit/checkout/checkout-part-styles.ts';
import { CreditNote } from '../../kit/checkout/credit-note.tsx';
import { methodName } from '../../kit/checkout/method-name.ts';
import { PlaceLines } from '../../kit/checkout/place-lines.tsx';
import { PlanTable } from '../../kit/checkout/plan-table.tsx';
import type { PageView } from '../../kit/define/page-view.ts';

interface ToldProps {
  state: CheckoutState;
  basket: Basket;
  page: PageView;
}

/** What was told and chosen, part by part, each with the way to change it. */
export function Told({ state, basket, page }: ToldProps) {
  const { billing, place, contact, freight, payment, hasProtection } = state.draft;
  const day = state.freightDays.find((each) => each.day === freight?.day)?.words ?? freight?.day ?? '';
  const hasOwnPlace = place !== null && !(place.kind === 'home' && place.address === null);
  return (
    <>
      {billing && place && hasOwnPlace && (
        <Card name="delivery-to" change="checkout-delivery-change" page={page}>
          <PlaceLines place={place} billing={billing} page={page} />
        </Card>
      )}
      {billing && (
        <Card name={hasOwnPlace ? 'billing' : 'both-addresses'} change="checkout-delivery-change" page={page}>
          <AddressLines address={billing} page={page} />
          {contact && (
            <p>{[contact.email, contact.phone].filter((each) => each !== null && each !== '').join(' · ')}</p>
          )}
        </Card>
      )}
      {(freight || basket.delivery.offered.length > 1) && (
        <Card name="delivery" change="checkout-delivery-change" page={page}>
          {freight && <p>{page.t('check-order.freight', { day, floor: freight.floor })}</p>}
          {basket.delivery.offered.length > 1 && (
            <p>
              {page.t('check-order.parcels', {
                name: page.t(`basket-delivery.${basket.delivery.option}`),
                why: page.t(`basket-delivery.${basket.delivery.option}-why`),
              })}
            </p>
          )}
        </Card>
      )}
      {payment && (
        <Card name="payment" change="checkout-payment-change" page={page}>
          <p>{methodName(payment.method, page)}</p>
          {state.plan && <PlanTable plan={state.plan} page={page} />}
          {state.plan && <CreditNote plan={state.plan} page={page} />}
        </Card>
      )}
      {state.protection !== null && (
        <Card name="protection" change="checkout-protection-update" page={page}>
          <p>
            {hasProtection === true
              ? page.t('check-order.protected', { price: page.price(state.protection) })
              : page.t('check-order.not-protected')}
          </p>
        </Card>
      )}
    </>
  );
}

interface CardProps {
  name: 'delivery-to' | 'billing' | 'both-addresses' | 'delivery' | 'payment' | 'protection';
  /** The route on which it is changed. */
  change: string;
  page: PageView;
  children: ReactNode;
}

function Card({ name, change, page, children }: CardProps) {
  const href = page.route(change);
  const title = page.t(`check-order.${name}`);
  return (
    <section className={checkoutParts.card} data-role={name}>
      <div className={checkoutParts.cardHead}>
        <h2>{title}</h2>
        {href !== undefined && (
          <a href={href} aria-label={page.t('check-order.change-what', { what: title })}>
            {page.t('check-order.change')}
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
