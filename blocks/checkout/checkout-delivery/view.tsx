import type { Basket, BasketState } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { EmailField } from '../../kit/account/email-field.tsx';
import { fieldLabel } from '../../kit/account/field-label.ts';
import { DeliveryOptions } from '../../kit/basket/delivery-options.tsx';
import { AddressFields, addressFieldLabels } from '../../kit/checkout/address-fields.tsx';
import { backLink } from '../../kit/checkout/back-link.ts';
import { CheckoutPage } from '../../kit/checkout/checkout-page.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import { TextField } from '../../kit/checkout/text-field.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { deliveryValues } from './delivery-values.ts';
import { Freight } from './freight.tsx';
import { PlaceChoice, placeFieldLabels } from './place-choice.tsx';
import type { CheckoutDeliveryProps } from './schema.ts';

interface DeliveryData {
  state: CheckoutState;
  basket: BasketState;
}

/** Who orders, and where it goes: nothing that the order does not need. (Requirements 2.005, 2.006) */
export function view({ props, data, page }: ViewInput<CheckoutDeliveryProps, DeliveryData, never, never>) {
  const { state, basket } = data;
  const id = `${page.nodeId}.form`;
  const part = { form: id, state: { values: deliveryValues(state), faults: state.faults }, page };
  return (
    <CheckoutPage
      state={state}
      basket={basket.basket}
      level={props.level}
      title={page.t('checkout-delivery.title')}
      page={page}
    >
      <StepForm
        block="checkout-delivery"
        form="delivery"
        id={id}
        fields={fieldsOf(state, page)}
        submit={page.t('checkout.next')}
        back={backLink(state, page)}
        state={part.state}
        page={page}
      >
        {/* Enter means the button at the end, not the one that looks for parcel shops. */}
        <button className={hidden.root} tabIndex={-1} aria-hidden="true" />
        {!state.isCustomer && (
          <fieldset className={checkoutStyles.group}>
            <legend className={checkoutStyles.heading}>{page.t('checkout-delivery.contact')}</legend>
            <EmailField {...part} autoComplete="email" hint={page.t('checkout-delivery.email-why')} />
          </fieldset>
        )}
        <fieldset className={checkoutStyles.group}>
          <legend className={checkoutStyles.heading}>{page.t('checkout-delivery.address')}</legend>
          <AddressFields {...part} group="billing" country={state.country} />
          {state.needsFreight && (
            <TextField
              {...part}
              name="phone"
              autoComplete="tel"
              inputMode="tel"
              hint={page.t('checkout-delivery.phone-why')}
            />
          )}
        </fieldset>
        <PlaceChoice state={state} part={part} />
        {state.needsFreight && <Freight days={state.freightDays} part={part} />}
        <DeliveryOptions
          delivery={chosenDelivery(basket.basket, state)}
          page={page}
          legend={checkoutStyles.heading}
        />
      </StepForm>
    </CheckoutPage>
  );
}

/** As it was chosen on this page, where that was shown anew, else as the basket has it. */
function chosenDelivery({ delivery }: Basket, { values }: CheckoutState): Basket['delivery'] {
  const chosen = delivery.offered.find((option) => option === values.option);
  return chosen ? { ...delivery, option: chosen } : delivery;
}

function fieldsOf(state: CheckoutState, page: PageView): { name: string; label: string }[] {
  const own = (name: string) => ({ name, label: page.t(`checkout.field.${name}`) });
  return [
    ...(state.isCustomer ? [] : [{ name: 'email', label: fieldLabel('email', page) }]),
    ...addressFieldLabels(page),
    ...(state.needsFreight ? [own('phone')] : []),
    ...placeFieldLabels(page, state.needsFreight),
    ...(state.needsFreight ? [own('day'), own('floor')] : []),
  ];
}
