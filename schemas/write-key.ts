/**
 * The header by which a write is known again when it is sent again, in the spelling of Node.js.
 * (draft-ietf-httpapi-idempotency-key-header)
 */
export const writeKeyHeader = 'idempotency-key';
