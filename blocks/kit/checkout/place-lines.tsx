import type { PostalAddress } from '../../../schemas/address/postal-address.ts';
import type { DeliveryPlace } from '../../../schemas/checkout/checkout-draft.ts';
import type { PageView } from '../define/page-view.ts';
import { AddressLines, countryName } from './address-lines.tsx';
import { checkoutParts as styles } from './checkout-part-styles.ts';

interface PlaceLinesProps {
  place: DeliveryPlace;
  /** Where an order goes that goes nowhere else. */
  billing: PostalAddress;
  page: PageView;
}

/** Where an order goes. */
export function PlaceLines({ place, billing, page }: PlaceLinesProps) {
  if (place.kind === 'home') return <AddressLines address={place.address ?? billing} page={page} />;
  const { name, street, postalCode, city, country } = place.shop;
  return (
    <p className={styles.lines}>
      {[
        page.t('checkout.place.parcel-shop'),
        name,
        street,
        `${postalCode} ${city}`,
        countryName(country, page),
      ].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
