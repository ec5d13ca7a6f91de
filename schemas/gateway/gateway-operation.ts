/**
 * An operation that blocks send to the gateway: its document in GraphQL, and the SHA-256 of the text that is carried out, by
 * which production knows it. Types say what it takes and answers.
 */
export interface GatewayOperation<Data, Variables> {
  hash: string;
  text: string;
  /** Only for the compiler. */
  types?: (variables: Variables) => Data;
}

/**
 * Defines an operation in a file `<name>-operation.ts` of a block. The build takes it from there; `npm run generate` writes
 * its hash.
 */
export function gatewayOperation<Data, Variables>(
  hash: string,
  text: string,
): GatewayOperation<Data, Variables> {
  return { hash, text };
}
