import type { PostalAddress } from '../../../schemas/address/postal-address.ts';
import type { PageView } from '../define/page-view.ts';
import { checkoutParts as styles } from './checkout-part-styles.ts';

/** An address as it stands on a letter. */
export function AddressLines({ address, page }: { address: PostalAddress; page: PageView }) {
  const { firstName, lastName, street, houseNumber, addition, postalCode, city, country } = address;
  return (
    <p className={styles.lines}>
      {[
        `${firstName} ${lastName}`,
        `${street} ${houseNumber}`,
        addition,
        `${postalCode} ${city}`,
        countryName(country, page),
      ]
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </p>
  );
}

/** What a country is called in the page's language. */
export function countryName(country: string, page: PageView): string {
  // Whatever else stands there has no name, and `of` would throw.
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([page.locale], { type: 'region' }).of(country) ?? country;
}
