import type { PostalAddress } from '../../../../schemas/address/postal-address.ts';
import type { Ordered } from '../../../../schemas/order/ordered.ts';
import type { PaperPart } from '../../../../schemas/order/paper-part.ts';
import type { PaperWords } from './paper-words.ts';

/** An address as it stands on a letter. */
export function addressPart(address: PostalAddress, { country }: PaperWords): PaperPart {
  const { firstName, lastName, street, houseNumber, addition, postalCode, city } = address;
  const lines = [`${firstName} ${lastName}`, `${street} ${houseNumber}`, addition, `${postalCode} ${city}`];
  return { kind: 'lines', lines: [...lines, country(address.country)].filter((line) => line !== '') };
}

/** Where an order goes. */
export function placePart({ place, billing }: Ordered, words: PaperWords): PaperPart {
  if (place.kind === 'home') return addressPart(place.address ?? billing, words);
  const { name, street, postalCode, city, country } = place.shop;
  const lines = [words.t('parcel-shop'), name, street, `${postalCode} ${city}`, words.country(country)];
  return { kind: 'lines', lines };
}
