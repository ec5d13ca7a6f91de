import type { BasketState } from '../../../schemas/basket/basket.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { BenefitList } from '../../kit/account/benefit-list.tsx';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId } from '../../kit/account/form-part.ts';
import { backLink } from '../../kit/checkout/back-link.ts';
import { CheckoutPage } from '../../kit/checkout/checkout-page.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { ChoiceCard } from '../../kit/checkout/choice-card.tsx';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import { StepForm } from '../../kit/checkout/step-form.tsx';
import type { ViewInput } from '../../kit/define/define-block.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { FieldFault } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
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
        fields={[{ name: 'terms', label: page.t('checkout-protection.terms-label') }]}
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
            <Terms id={fieldId(id, 'terms')} terms={props.terms} state={state} page={page} />
          </ChoiceCard>
        </fieldset>
        <p className={checkoutStyles.note}>{page.t('checkout-protection.note')}</p>
      </StepForm>
    </CheckoutPage>
  );
}

interface TermsProps {
  id: string;
  terms: CheckoutProtectionProps['terms'];
  state: CheckoutState;
  page: PageView;
}

/** The box for the insurance's terms, and where they stand: beside the form, so that nothing is lost. */
function Terms({ id, terms, state, page }: TermsProps) {
  const fault = faultOf(state, 'terms');
  const target = terms && page.link(terms);
  return (
    <fieldset className={checkoutStyles.group} data-when="protection yes">
      <legend className={hidden.root}>{page.t('checkout-protection.terms-label')}</legend>
      <label className={field.choice}>
        <input
          id={id}
          className={field.tick}
          type="checkbox"
          name="terms"
          value="yes"
          data-required=""
          data-missing={page.t('checkout.fault.terms.missing')}
          aria-describedby={`${id}-fault`}
          aria-invalid={fault === undefined ? undefined : true}
        />
        <span>
          {page.t('checkout-protection.terms')}
          <span aria-hidden="true"> *</span>
        </span>
      </label>
      <FieldFault id={id} words={fault} />
      {target && terms && (
        <a className={checkoutStyles.link} href={target.href} target="_blank" rel="noopener noreferrer">
          {page.t('checkout-protection.read')}
        </a>
      )}
    </fieldset>
  );
}
