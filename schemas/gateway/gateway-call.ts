/** Where the gateway answers, unless the shop says otherwise. */
export const gatewayPath = '/api/gateway/';

/** Header of calls that no page of another site can send: a form, a picture and a link have no headers of their own. */
export const gatewayHeader = 'x-gateway-request';

/** Longest address by which the shop’s own scripts ask, in characters; a longer one goes by POST. (Requirement 7.065) */
export const maxGetUrl = 2047;

/** How a call names an operation that the shop knows already. `hash`: SHA-256 of its text, in hexadecimal digits. */
export function namedOperation(hash: string): { persistedQuery: { version: 1; sha256Hash: string } } {
  return { persistedQuery: { version: 1, sha256Hash: hash } };
}
