import type { PersonalRequest } from '../../schemas/personal-request.ts';

/** The customer for whom a page of the account is drawn; null: nobody whose rights are full. */
export function customerOfPage(
  personal: Pick<PersonalRequest, 'visitor' | 'customerId'> | undefined,
): string | null {
  return personal?.visitor === 'logged-in' ? personal.customerId : null;
}
