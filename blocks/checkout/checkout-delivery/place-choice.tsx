import { otherAddress } from '../../../schemas/checkout/checkout-form.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import type { FieldPart } from '../../kit/account/form-part.ts';
import { AddressFields, addressFieldLabels } from '../../kit/checkout/address-fields.tsx';
import { checkoutStyles } from '../../kit/checkout/checkout-styles.ts';
import { ChoiceCard } from '../../kit/checkout/choice-card.tsx';
import { choiceCards } from '../../kit/checkout/choice-card-styles.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
import { ParcelShops } from './parcel-shops.tsx';

interface PlaceChoiceProps {
  state: CheckoutState;
  part: FieldPart;
}

/** Where the order goes: to the invoice's address, to another one, or to a parcel shop where everything is a parcel. */
export function PlaceChoice({ state, part }: PlaceChoiceProps) {
  const { page } = part;
  const { place } = part.state.values;
  const words = (kind: string) => ({
    ...{ name: 'place', value: kind, title: page.t(`checkout.place.${kind}`) },
    isChecked: place === kind,
  });
  return (
    <fieldset className={choiceCards.list}>
      <legend className={checkoutStyles.heading}>{page.t('checkout-delivery.place')}</legend>
      <ChoiceCard {...words('home')} />
      <ChoiceCard {...words('other')}>
        <fieldset className={checkoutStyles.group} data-when="place other">
          <legend className={hidden.root}>{page.t('checkout-delivery.other')}</legend>
          <AddressFields
            {...part}
            prefix={otherAddress}
            group="shipping"
            isAlwaysShown={false}
            country={state.country}
          />
        </fieldset>
      </ChoiceCard>
      {!state.needsFreight && (
        <ChoiceCard {...words('parcel-shop')} detail={page.t('checkout-delivery.parcel-shop-why')}>
          <fieldset className={checkoutStyles.group} data-when="place parcel-shop">
            <legend className={hidden.root}>{page.t('checkout-delivery.parcel-shops')}</legend>
            <ParcelShops state={state} part={part} />
          </fieldset>
        </ChoiceCard>
      )}
    </fieldset>
  );
}

/** Its fields in their order, as the form lists them. */
export function placeFieldLabels(page: PageView, needsFreight: boolean): { name: string; label: string }[] {
  const shops = [
    { name: 'shopSearch', label: page.t('checkout.field.postalCode') },
    { name: 'parcelShop', label: page.t('checkout.place.parcel-shop') },
  ];
  return [...addressFieldLabels(page, otherAddress), ...(needsFreight ? [] : shops)];
}
