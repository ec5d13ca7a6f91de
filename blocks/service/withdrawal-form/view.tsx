import type { WithdrawalState } from '../../../schemas/order/withdrawal-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { LinkView } from '../../kit/link/link-view.tsx';
import { ChooseArticles } from './choose-articles.tsx';
import { Declared } from './declared.tsx';
import { FindOrder } from './find-order.tsx';
import type { WithdrawalFormProps } from './schema.ts';
import { TellInWords } from './tell-in-words.tsx';

type Input = ViewInput<WithdrawalFormProps, { state: WithdrawalState }, never, never>;

/** Withdraws from a contract without a login, in two steps, as the law wants it. (Directive 2011/83/EU, art. 11a) */
export function view({ props, data: { state }, page }: Input) {
  const { step, notice, faults, order, done } = state;
  const t = (key: string): string => page.t(`withdrawal-form.${key}`);
  if (done) return <Declared level={props.level} done={done} page={page} />;
  return (
    <OrderPage level={props.level} kind="open" title={t('title')} texts={[t(`${step}.text`)]} page={page}>
      <AccountNotice notice={faults.length > 0 ? null : notice} />
      <div className={orderPage.panel}>
        {step === 'find' && <FindOrder state={state} page={page} />}
        {step === 'words' && <TellInWords state={state} page={page} />}
        {order && <ChooseArticles state={state} order={order} page={page} />}
      </div>
      <p className={checkoutStyles.note}>
        <LinkView
          link={{ route: 'revocation' }}
          page={page}
          className={checkoutStyles.link}
          otherwise="nothing"
        >
          {t('rights')}
        </LinkView>
      </p>
    </OrderPage>
  );
}
