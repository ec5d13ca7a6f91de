/** A text of the shop by its key, which is said in the language of whoever is answered. */
export interface ErrorText {
  key: string;
  values?: Readonly<Record<string, string>>;
}

/** What is wrong with one field or parameter. */
export interface FieldError {
  field: string;
  text: ErrorText;
}

interface HttpErrorOptions {
  headers?: Record<string, string>;
  cause?: unknown;
  text?: ErrorText;
  errors?: readonly FieldError[];
}

/**
 * What a route answers when it cannot do what was asked. Problem details below `/api/` say `text`, or a sentence for each of
 * `errors`, in the language of the call; without them `detail`, which is for the log else. Pages of errors have words of their own.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: ErrorText | undefined;
  readonly errors: readonly FieldError[];

  constructor(status: number, detail: string, options: HttpErrorOptions = {}) {
    super(detail, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'HttpError';
    this.status = status;
    this.headers = options.headers ?? {};
    this.text = options.text;
    this.errors = options.errors ?? [];
  }
}
