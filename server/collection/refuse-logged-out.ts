import { ofCustomer } from '../../schemas/basket/of-customer.ts';
import { isCustomer } from '../session/collection-owner.ts';
import type { CollectionPlace } from './collection-context.ts';
import { type FormValues, valueOf } from './form-values.ts';
import type { Refusal } from './form-outcome.ts';

/** Refuses a form whose page still shows what a customer collected, while nobody is logged in any more; undefined: all is well. */
export function refuseLoggedOut(
  values: FormValues,
  place: Pick<CollectionPlace, 'owner'>,
): Refusal | undefined {
  const isMeant = valueOf(values, ofCustomer.name) === ofCustomer.value;
  return isMeant && !isCustomer(place.owner) ? { key: 'logged-out', field: 'login' } : undefined;
}
