import type { Visitor } from '../session/visitor.ts';

/** Pages that are drawn for one visitor, by their routes, and who may see them. */
export const pageAccess: ReadonlyMap<string, Visitor['kind']> = new Map<string, Visitor['kind']>([
  ['login', 'anonymous'],
  ['registration', 'anonymous'],
  ['confirm-account', 'anonymous'],
  ['password-forgotten', 'anonymous'],
  ['password-reset', 'anonymous'],
  ['basket', 'anonymous'],
  ['wishlist', 'anonymous'],
  ['account', 'full'],
  ['account-data', 'full'],
]);
