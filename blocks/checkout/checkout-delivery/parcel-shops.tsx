import type { ParcelShop } from '../../../schemas/checkout/checkout-draft.ts';
import type { CheckoutState } from '../../../schemas/checkout/checkout-state.ts';
import { faultOf } from '../../kit/account/fault-of.ts';
import { fieldId, type FieldPart } from '../../kit/account/form-part.ts';
import { PostalCodeField } from '../../kit/checkout/postal-code-field.tsx';
import { FieldFault } from '../../kit/form/field.tsx';
import { field } from '../../kit/form/field-styles.ts';
import { button } from '../../kit/style/button.ts';
import { classNames } from '../../kit/style/class-names.ts';
import { styles } from './styles.ts';

/** Parcel shops near a postal code, of which one is chosen. */
export function ParcelShops({ state, part }: { state: CheckoutState; part: FieldPart }) {
  const { form, page } = part;
  const shops = shopsOf(state);
  const { values } = part.state;
  const id = fieldId(form, 'parcelShop');
  const fault = faultOf(state, 'parcelShop');
  const hasSearched = (values.shopSearch ?? '') !== '' && faultOf(state, 'shopSearch') === undefined;
  return (
    <>
      <div className={styles.search}>
        <PostalCodeField
          {...part}
          name="shopSearch"
          country={state.country}
          isOptional
          autoComplete="shipping postal-code"
        />
        <button className={classNames(button.root, button.secondary)} name="find" value="yes" formNoValidate>
          {page.t('checkout-delivery.find')}
        </button>
      </div>
      {shops.length === 0 && (
        <p className={styles.known} id={id} tabIndex={-1}>
          {page.t(`checkout-delivery.${noShops(state, hasSearched)}`)}
        </p>
      )}
      {shops.length > 0 && (
        <fieldset className={styles.shops}>
          <legend className={field.label}>
            {page.t('checkout-delivery.choose-shop')}
            <span aria-hidden="true"> *</span>
          </legend>
          {shops.map(({ id: shop, name, street, postalCode, city, hours }, index) => (
            <label key={shop} className={classNames(field.choice, styles.shop)}>
              <input
                {...(index === 0 && {
                  ...{ id, 'data-missing': page.t('checkout.fault.parcelShop.missing') },
                  'aria-describedby': `${id}-fault`,
                  'aria-invalid': fault === undefined ? undefined : true,
                })}
                className={field.tick}
                type="radio"
                name="parcelShop"
                value={shop}
                defaultChecked={values.parcelShop === shop}
                data-required=""
              />
              <span>
                {name}
                <small>{`${street}, ${postalCode} ${city}`}</small>
                {hours !== undefined && <small>{hours}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <FieldFault id={id} words={fault} />
    </>
  );
}

/** Why none is shown: the end of the key of the text that says it. */
function noShops({ parcelShops }: CheckoutState, hasSearched: boolean): string {
  if (parcelShops === null) return 'shops-away';
  return hasSearched ? 'no-shops' : 'find-first';
}

/** Those that were found, and the one that was chosen before. */
function shopsOf({ parcelShops, draft: { place } }: CheckoutState): ParcelShop[] {
  const chosen = place?.kind === 'parcel-shop' ? place.shop : undefined;
  const found = parcelShops ?? [];
  return chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
}
