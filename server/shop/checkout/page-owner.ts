import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose page a form of ordering stands on, as its hidden field says it: an id and a seal, so that nobody else can write it. */
export function writePageOwner(secret: string, tenant: string, customer: string): string {
  return `${customer}.${sealOf(secret, tenant, customer)}`;
}

/** The customer on whose page a form stood; null: a guest’s, or the field is not of ours. */
export function readPageOwner(secret: string, tenant: string, text: string): string | null {
  const [customer = '', seal = '', ...more] = text.split('.');
  const own = Buffer.from(sealOf(secret, tenant, customer));
  const given = Buffer.from(seal);
  const isOurs = more.length === 0 && own.length === given.length && timingSafeEqual(own, given);
  return isOurs ? customer : null;
}

function sealOf(secret: string, tenant: string, customer: string): string {
  return createHmac('sha256', secret)
    .update(`page of ordering ${tenant} ${customer}`)
    .digest('base64url')
    .slice(0, 32);
}
