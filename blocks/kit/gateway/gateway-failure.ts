import type { CombinedError } from '@urql/core';

/** An operation that brought no data. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure';
  /** Of HTTP; undefined: no answer came. */
  readonly status: number | undefined;
  /** What the shop calls it, such as `NOT_FOUND`; words are in the message, in the language of the page. */
  readonly code: string | undefined;

  constructor(error: CombinedError) {
    super(error.graphQLErrors[0]?.message ?? error.message, { cause: error });
    this.status = (error.response as Response | undefined)?.status;
    this.code = codeOf(error);
  }
}

/** Whether the same question may be answered later: nobody answered, or the shop is in trouble. */
export function mayPass(error: CombinedError): boolean {
  const status = (error.response as Response | undefined)?.status ?? 0;
  return status === 0 || status >= 500 || status === 408 || status === 429;
}

function codeOf({ graphQLErrors: [first] }: CombinedError): string | undefined {
  const code = first?.extensions.code;
  return typeof code === 'string' ? code : undefined;
}
