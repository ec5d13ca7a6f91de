/**
 * What a route answers when it cannot do what was asked. `detail` is for whoever calls: it stands in problem details below
 * `/api/`, in the shop’s language where shoppers read it; pages of errors have words of their own.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    detail: string,
    options: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'HttpError';
    this.status = status;
    this.headers = options.headers ?? {};
  }
}
