import type { PostalAddress } from '../../../schemas/address/postal-address.ts';
import { addressFields } from '../../../schemas/address/postal-address.ts';
import { fieldLabel } from '../account/field-label.ts';
import type { FieldGroup, FieldPart } from '../account/form-part.ts';
import { NameField } from '../account/name-field.tsx';
import { SalutationChoice } from '../account/salutation-choice.tsx';
import type { PageView } from '../define/page-view.ts';
import { countryName } from './address-lines.tsx';
import { checkoutStyles as styles } from './checkout-styles.ts';
import { PostalCodeField } from './postal-code-field.tsx';
import { TextField } from './text-field.tsx';

interface AddressFieldsProps extends FieldPart, Required<Pick<FieldGroup, 'group'>> {
  prefix?: string;
  isAlwaysShown?: boolean;
  /** Two capitals of ISO 3166: the shop delivers nowhere else. */
  country: string;
}

/** Who lives where. Browsers know from each field's token what they can fill in. (Requirements 3.054, 3.060, 3.064, 3.068) */
export function AddressFields({ country, ...part }: AddressFieldsProps) {
  const { group, page } = part;
  return (
    <>
      <SalutationChoice {...part} />
      <div className={styles.pair}>
        <NameField {...part} name="firstName" />
        <NameField {...part} name="lastName" />
      </div>
      <div className={styles.longShort}>
        <TextField {...part} name="street" autoComplete={`${group} address-line1`} />
        <TextField {...part} name="houseNumber" />
      </div>
      <TextField {...part} name="addition" isOptional autoComplete={`${group} address-line2`} />
      <div className={styles.shortLong}>
        <PostalCodeField
          {...part}
          name="postalCode"
          country={country}
          autoComplete={`${group} postal-code`}
        />
        <TextField {...part} name="city" autoComplete={`${group} address-level2`} />
      </div>
      <p className={styles.note}>{page.t('checkout.only-to', { country: countryName(country, page) })}</p>
    </>
  );
}

/** The fields of an address in their order, as a form lists them. */
export function addressFieldLabels(page: PageView, prefix = ''): { name: string; label: string }[] {
  return addressFields.map((name) => ({
    name: prefix + name,
    label:
      name === 'salutation' || name === 'firstName' || name === 'lastName'
        ? fieldLabel(name, page)
        : page.t(`checkout.field.${name}`),
  }));
}

/** What the fields of an address hold that is known. */
export function addressValues(address: PostalAddress | null, prefix = ''): Record<string, string> {
  return address ? Object.fromEntries(addressFields.map((name) => [prefix + name, address[name]])) : {};
}
