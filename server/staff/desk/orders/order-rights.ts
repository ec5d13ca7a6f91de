import type { RequestHandler } from 'express';
import { HttpError } from '../../../http/http-error.ts';
import type { DeskRole } from '../../account/staff-role.ts';
import { type SignedIn, signedInAt } from '../desk-page.ts';

/** Roles that open orders. */
export const orderRoles: readonly DeskRole[] = ['service', 'warehouse', 'administrator'];

/** Roles that see who ordered and paid, and give money back. The warehouse sees what it needs to pack. */
export const officeRoles: readonly DeskRole[] = ['service', 'administrator'];

/** Whether money, addresses of mail and customers are for who is signed in. */
export function isOffice({ roles }: Pick<SignedIn, 'roles'>): boolean {
  return roles.some((role) => officeRoles.includes(role));
}

/** Lets nobody else through: 403. */
export const onlyOffice: RequestHandler = (_request, response, next) => {
  if (!isOffice(signedInAt(response)))
    throw new HttpError(403, 'Money and mails of orders need another role');
  next();
};
