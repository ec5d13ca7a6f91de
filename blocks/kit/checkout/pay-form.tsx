import type { OrderState } from '../../../schemas/order/order-state.ts';
import { faultOf } from '../account/fault-of.ts';
import { fieldId } from '../account/form-part.ts';
import type { PageView } from '../define/page-view.ts';
import { MethodChoice } from './method-choice.tsx';
import { StepForm } from './step-form.tsx';

interface PayFormProps {
  /** The block whose action takes over its checks. */
  block: string;
  state: OrderState;
  order: NonNullable<OrderState['order']>;
  page: PageView;
}

/** The means by which an order that is not paid can be paid now; nothing where there are none. */
export function PayForm({ block, state, order, page }: PayFormProps) {
  const { methods, ordered } = order;
  if (methods.length === 0) return null;
  const id = `${page.nodeId}.form`;
  const chosen = state.values.method ?? ordered.payment.method;
  return (
    <StepForm
      block={block}
      form="pay-again"
      id={id}
      fields={[{ name: 'method', label: page.t('checkout.payment') }]}
      submit={page.t('checkout.pay', { price: page.price(ordered.total) })}
      state={state}
      page={page}
    >
      <MethodChoice
        id={fieldId(id, 'method')}
        means={methods.map((method) => ({ method, refusal: null }))}
        chosen={chosen}
        fault={faultOf(state, 'method')}
        page={page}
      />
    </StepForm>
  );
}
