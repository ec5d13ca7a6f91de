import type { OwnReturn } from '../../../schemas/fulfilment/own-return.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { SendBack } from './send-back.tsx';
import type { ReturnFormProps } from './schema.ts';

type Input = ViewInput<ReturnFormProps, { state: OwnReturn }, never, never>;

/** Where a customer sends articles of an order back: which, why, and how. (Requirement 9.055) */
export function view({ props: { level }, data: { state: own }, page }: Input) {
  const { state, number, lastDay, refusal, faults } = own;
  const t = (key: string, values?: Record<string, string>): string => page.t(`return-form.${key}`, values);
  const order = page.route('account-order', { number });
  const texts = {
    open: lastDay === '' ? t('open') : t('until', { day: lastDay }),
    none: t(own.hasUnsent ? 'unsent' : 'none'),
    over: t('over', { day: lastDay }),
  };
  return (
    <OrderPage level={level} kind="open" title={t('title', { number })} texts={[texts[state]]} page={page}>
      <AccountNotice notice={refusal === '' || faults.length > 0 ? null : { kind: 'bad', text: refusal }} />
      {state === 'open' && (
        <div className={orderPage.panel}>
          <SendBack own={own} page={page} />
        </div>
      )}
      <p className={checkoutStyles.note}>
        {t('law')}{' '}
        <LinkView
          link={{ route: 'withdrawal' }}
          page={page}
          className={checkoutStyles.link}
          otherwise="nothing"
        >
          {t('withdraw')}
        </LinkView>
      </p>
      {order !== undefined && (
        <p className={checkoutStyles.note}>
          <a className={checkoutStyles.link} href={order}>
            {t('back')}
          </a>
        </p>
      )}
    </OrderPage>
  );
}
