import type { BasketState } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { BenefitList } from '../../kit/account/benefit-list.tsx';
import { fieldId } from '../../kit/account/form-part.ts';
import { backLink } from '../../kit/checkout/back-link.ts';
import { CheckoutPage } from '../../kit/checkout/checkout-page.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { ChoiceCard } from '../../kit/checkout/choice-card.tsx';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import { ProtectionTerms } from '../../kit/checkout/protection-terms.tsx';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import type { CheckoutProtectionProps } from './schema.ts';

interface ProtectionData {
  state: CheckoutState;
  basket: BasketState;
}

/** Whether the open balance is insured: nobody has to, and its terms are never ticked beforehand. (Requirements 9.044, 5.043) */
export function view({
  props,
  data,
  page,
}: ViewInput<CheckoutProtectionProps, ProtectionData, never, never>) {
  const { state, basket } = data;
  const id = `${page.nodeId}.form`;
  const wants = (state.values.protection ?? (state.draft.hasProtection === true ? 'yes' : 'no')) === 'yes';
  const price = state.protection ?? 0;
  return (
    <CheckoutPage
      state={state}
      basket={basket.basket}
      level={props.level}
      title={page.t('checkout-protection.title')}
      page={page}
    >
      <p className={checkoutStyles.text}>{page.t('checkout-protection.text')}</p>
      <BenefitList benefits={props.covers} />
      <StepForm
        block="checkout-protection"
        form="protection"
        id={id}
        fields={[{ name: 'terms', label: page.t('checkout.protection-terms-label') }]}
        submit={page.t('checkout.next')}
        back={backLink(state, page)}
        state={state}
        page={page}
      >
        <fieldset className={choiceCards.list}>
          <legend className={hidden.root}>{page.t('checkout-protection.title')}</legend>
          <ChoiceCard
            name="protection"
            value="no"
            title={page.t('checkout-protection.no')}
            isChecked={!wants}
          />
          <ChoiceCard
            name="protection"
            value="yes"
            title={page.t('checkout-protection.yes')}
            detail={page.t('checkout-protection.price', { price: page.price(price) })}
            isChecked={wants}
          >
            <fieldset className={checkoutStyles.group} data-when="protection yes">
              <legend className={hidden.root}>{page.t('checkout.protection-terms-label')}</legend>
              <ProtectionTerms id={fieldId(id, 'terms')} terms={props.terms} state={state} page={page} />
            </fieldset>
          </ChoiceCard>
        </fieldset>
        <p className={checkoutStyles.note}>{page.t('checkout-protection.note')}</p>
      </StepForm>
    </CheckoutPage>
  );
}
