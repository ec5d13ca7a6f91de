import { ofCustomer } from '../../../schemas/basket/of-customer.ts';
import type { Entries } from './post-for-page.ts';

/** What the forms of a page say of whose collection they mean, for what is sent without one of them. */
export function ownersMark(root: ParentNode): Entries {
  const mark = root.querySelector<HTMLInputElement>(`input[name=${ofCustomer.name}]`);
  return mark ? [[mark.name, mark.value]] : [];
}
