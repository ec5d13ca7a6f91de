/** What a call came to when it brought no data. */
interface RestFailureDetails {
  url: string;
  /** Undefined: no answer came. */
  status?: number;
  /** How long the shop wants to be left alone, in ms. */
  waitMs?: number;
  /** The answer's body (an object when it is JSON), or the error underneath. */
  cause?: unknown;
}

/** A call that failed. What the shop said of it is the cause, never data. (Requirements 7.004, 8.001) */
export class RestFailure extends Error {
  override readonly name = 'RestFailure';
  readonly url: string;
  readonly status: number | undefined;
  readonly waitMs: number;

  constructor(message: string, { url, status, waitMs = 0, cause }: RestFailureDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.url = url;
    this.status = status;
    this.waitMs = waitMs;
  }

  /** Whether the same call may succeed later: the shop is in trouble, not the call wrong. */
  get mayPass(): boolean {
    const { status } = this;
    return status === undefined || status >= 500 || status === 408 || status === 429;
  }
}

/** The failure of an answer that is not OK, in the words agreed. Reads its body. */
export async function failureOf(url: string, answer: Response): Promise<RestFailure> {
  const { status } = answer;
  const cause = await bodyOf(answer);
  // HTTP/2 has no status text; problem details name the status too.
  const title = (cause as { title?: unknown } | undefined)?.title;
  const statusText = answer.statusText || (typeof title === 'string' ? title : '');
  const waitMs = waitOf(answer.headers.get('Retry-After'));
  return new RestFailure(`Endpoint: ${url} - Status ${status}: ${statusText}`, {
    ...{ url, status, waitMs, cause },
  });
}

/** Bytes of a text that are kept as cause. */
const keptText = 2048;
const longestWaitMs = 3_600_000;

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    const text = await answer.text();
    return isJson(answer) ? JSON.parse(text) : text.slice(0, keptText);
  } catch {
    return undefined;
  }
}

/** Whether an answer says that it is JSON. */
export function isJson({ headers }: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(headers.get('Content-Type') ?? '');
}

function waitOf(retryAfter: string | null): number {
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return Math.min(longestWaitMs, seconds * 1000);
}
