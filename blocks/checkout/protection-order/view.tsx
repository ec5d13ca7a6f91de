import type { InsurableOrder, ProtectionState } from '../../../schemas/order/protection-state.ts';
import { AccountNotice } from '../../kit/account/account-notice.tsx';
import { BenefitList } from '../../kit/account/benefit-list.tsx';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { ChoiceCard } from '../../kit/checkout/choice-card.tsx';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import { orderButtonText } from '../../kit/checkout/order-button.ts';
import { OrderPage } from '../../kit/checkout/order-page.tsx';
import { orderPage } from '../../kit/checkout/order-page-styles.ts';
import { ProtectionTerms } from '../../kit/checkout/protection-terms.tsx';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { FieldFault } from '../../kit/form/field.tsx';
import { section } from '../../kit/section/section.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import type { ProtectionOrderProps } from './schema.ts';

type Input = ViewInput<ProtectionOrderProps, { state: ProtectionState }, never, never>;

/** Insures instalments that run: nobody has to, and its terms are never ticked beforehand. (Requirements 2.144, 2.145, 5.043) */
export function view({ props, data: { state }, page }: Input) {
  if (state.done) return <Done level={props.level} done={state.done} page={page} />;
  const Level = `h${props.level}` as const;
  return (
    <section
      className={classNames(section.inner, checkoutStyles.root)}
      id={page.nodeId}
      aria-labelledby={`${page.nodeId}.title`}
      data-role="protection-order"
    >
      <div className={orderPage.root}>
        <Level className={checkoutStyles.title} id={`${page.nodeId}.title`}>
          {page.t('protection-order.title')}
        </Level>
        <AccountNotice notice={state.faults.length > 0 ? null : state.notice} />
        <p className={checkoutStyles.text}>{page.t('protection-order.text')}</p>
        <BenefitList benefits={props.covers} />
        {state.orders.length === 0 ? (
          <p>{page.t('protection-order.none')}</p>
        ) : (
          <OrderForm terms={props.terms} state={state} page={page} />
        )}
      </div>
    </section>
  );
}

interface FormProps {
  terms: ProtectionOrderProps['terms'];
  state: ProtectionState;
  page: PageView;
}

function OrderForm({ terms, state, page }: FormProps) {
  const id = `${page.nodeId}.form`;
  const field = fieldId(id, 'order');
  const fault = faultOf(state, 'order');
  const [wanted] = (state.values.order ?? '').split('-');
  const chosen = state.orders.find(({ number }) => number === wanted) ?? onlyOne(state.orders);
  return (
    <StepForm
      block="protection-order"
      form="protect"
      id={id}
      fields={[
        { name: 'terms', label: page.t('checkout.protection-terms-label') },
        { name: 'order', label: page.t('protection-order.order') },
      ]}
      submit={orderButtonText(page.language)}
      state={state}
      page={page}
    >
      <ProtectionTerms id={fieldId(id, 'terms')} terms={terms} state={state} page={page} isRequired />
      {/* What it costs stands directly above the button. */}
      <fieldset className={choiceCards.list}>
        <legend className={hidden.root}>
          {page.t('protection-order.order')}
          <span aria-hidden="true"> *</span>
        </legend>
        {state.orders.map((order, index) => (
          <ChoiceCard
            key={order.number}
            name="order"
            // With what was seen of its costs: other costs are not what was agreed to.
            value={`${order.number}-${order.total}`}
            title={page.t('protection-order.order-of', { number: order.number, placed: order.placed })}
            detail={page.t('protection-order.costs', amountsOf(order, page))}
            isChecked={order === chosen}
            first={
              index === 0
                ? {
                    ...{ id: field, required: true, 'data-missing': page.t('checkout.fault.order.missing') },
                    'aria-describedby': `${field}-fault`,
                    'aria-invalid': fault === undefined ? undefined : true,
                  }
                : { required: true }
            }
          />
        ))}
        <FieldFault id={field} words={fault} />
      </fieldset>
    </StepForm>
  );
}

const onlyOne = (orders: readonly InsurableOrder[]): InsurableOrder | undefined =>
  orders.length === 1 ? orders[0] : undefined;

function amountsOf({ open, count, first, total }: InsurableOrder, page: PageView) {
  return { count, open: page.price(open), first: page.price(first), total: page.price(total) };
}

interface DoneProps {
  level: 1 | 2;
  done: NonNullable<ProtectionState['done']>;
  page: PageView;
}

function Done({ level, done: { order, email }, page }: DoneProps) {
  const account = page.route('account');
  const t = (key: string, values?: Record<string, string | number>): string =>
    page.t(`protection-order.${key}`, values);
  return (
    <OrderPage
      level={level}
      kind="good"
      title={t('done')}
      texts={[
        t('done-text', { number: order.number, placed: order.placed }),
        t('done-costs', amountsOf(order, page)),
        t('done-mail', { email }),
      ]}
      page={page}
    >
      {account !== undefined && (
        <p className={checkoutStyles.actions}>
          <a className={classNames(button.root, button.secondary)} href={account}>
            {t('account')}
          </a>
        </p>
      )}
    </OrderPage>
  );
}
