import type { ReactNode } from 'react';
import type { OrderState } from '../../../schemas/order/order-state.ts';
import { AddressLines } from '../checkout/address-lines.tsx';
import { checkoutParts } from '../checkout/checkout-part-styles.ts';
import { CreditNote } from '../checkout/credit-note.tsx';
import { methodName } from '../checkout/method-name.ts';
import { PlaceLines } from '../checkout/place-lines.tsx';
import { PlanTable } from '../checkout/plan-table.tsx';
import type { PageView } from '../define/page-view.ts';
import { orderPage as styles } from '../checkout/order-page-styles.ts';

interface OrderedDetailsProps {
  order: Pick<NonNullable<OrderState['order']>, 'ordered' | 'plan' | 'token'>;
  page: PageView;
}

/** Where it goes, to whom the invoice goes, and how it is paid. */
export function OrderedDetails({ order: { ordered, plan, token }, page }: OrderedDetailsProps) {
  const { billing, place, freight, payment } = ordered;
  const isOnePlace = place.kind === 'home' && place.address === null;
  const t = (key: string, values?: Record<string, string>) => page.t(`checkout.ordered.${key}`, values);
  return (
    <div className={styles.told}>
      <Card title={t(isOnePlace ? 'both-addresses' : 'delivery')}>
        <PlaceLines place={place} billing={billing} page={page} />
        {freight && (
          <p>
            {t('freight', {
              day: page.date(`${freight.day}T12:00:00Z`, { dateStyle: 'full' }),
              floor: freight.floor,
            })}
          </p>
        )}
      </Card>
      {!isOnePlace && (
        <Card title={t('billing')}>
          <AddressLines address={billing} page={page} />
        </Card>
      )}
      <Card title={t('payment')}>
        <p>{methodName(payment.method, page)}</p>
        {plan && <PlanTable plan={plan} page={page} />}
        {plan && <CreditNote plan={plan} token={token} page={page} />}
        {ordered.plan?.protection && <p>{t('protected')}</p>}
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={checkoutParts.card}>
      <div className={checkoutParts.cardHead}>
        <h2>{title}</h2>
      </div>
      {children}
    </section>
  );
}
