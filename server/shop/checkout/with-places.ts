import { otherAddress } from '../../../schemas/checkout/checkout-form.ts';
import type { CollectionPlace } from '../../collection/collection-context.ts';
import type { Typed } from './checkout-outcome.ts';
import type { CheckoutParts } from './checkout-ports.ts';

/** What was typed, with the places that were left out and that a postal code leaves no doubt of: nobody has to type them. */
export async function withPlaces(
  { placesOf }: Pick<CheckoutParts, 'placesOf'>,
  place: Pick<CollectionPlace, 'tenant' | 'locale'>,
  typed: Typed,
): Promise<Typed> {
  const completed: Record<string, string> = { ...typed };
  for (const prefix of ['', otherAddress]) {
    const code = typed[`${prefix}postalCode`];
    if (code === undefined || typed[`${prefix}city`]?.trim() !== '') continue;
    const [only, ...others] = await placesOf(place, code);
    if (only !== undefined && others.length === 0) completed[`${prefix}city`] = only;
  }
  return completed;
}
