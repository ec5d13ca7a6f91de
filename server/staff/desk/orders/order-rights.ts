import type { RequestHandler } from 'express';
import { HttpError } from '../../../http/http-error.ts';
import type { DeskRole } from '../../account/staff-role.ts';
import { type SignedIn, visitOf } from '../desk-page.ts';

/** Roles that open orders. */
export const orderRoles: readonly DeskRole[] = ['service', 'warehouse', 'administrator'];

/** Roles that see who ordered and paid, and give money back. The warehouse sees what it needs to pack. */
export const officeRoles: readonly DeskRole[] = ['service', 'administrator'];

/** Whether money, addresses of mail and customers are for who is signed in. */
export function isOffice({ roles }: Pick<SignedIn, 'roles'>): boolean {
  return roles.some((role) => officeRoles.includes(role));
}

/** Lets no other role through: 403. Who is not signed in comes this far by a method alone that no address takes. */
export const onlyOffice: RequestHandler = (_request, response, next) => {
  const { signedIn } = visitOf(response);
  if (signedIn && !isOffice(signedIn))
    throw new HttpError(403, 'Money and mails of orders need another role');
  next();
};
