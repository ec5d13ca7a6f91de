/** Why a call came to nothing: the server said no (`status`), or could not be reached (0). */
export class CallError extends Error {
  readonly status: number;
  /** The server's own word for it, which stays the same (`EditProblem`); empty where it had none. */
  readonly reason: string;

  constructor(status: number, problem: Readonly<Record<string, unknown>> = {}) {
    super(typeof problem.detail === 'string' ? problem.detail : `The call was answered ${status}`);
    this.status = status;
    this.reason = typeof problem.reason === 'string' ? problem.reason : '';
  }
}

interface Question {
  method?: 'GET' | 'POST';
  body?: unknown;
  signal?: AbortSignal;
  /** Whether it is to reach the server although the page is being left (at most 64 KiB). */
  outlivesPage?: boolean;
}

/** Calls the server below `/edit/api/` and resolves with the JSON that it answers. Rejects with a `CallError`. */
export type Ask = (path: string, question?: Question) => Promise<unknown>;

/** Milliseconds after which a call that nobody answers has failed: a lost connection often tells nothing. */
const limitMs = 20_000;

/** `base` is the address of the calls. */
export function createAsk(base: string, fetchFrom: typeof fetch = fetch): Ask {
  return async (path, { method = 'GET', body, signal, outlivesPage = false } = {}) => {
    const limit = AbortSignal.timeout(limitMs);
    const response = await fetchFrom(`${base}${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      keepalive: outlivesPage,
    }).catch((error: unknown) => {
      if (signal?.aborted === true) throw error;
      throw new CallError(0);
    });
    const text = await response.text();
    const answer = /json/.test(response.headers.get('content-type') ?? '') ? readJson(text) : undefined;
    if (!response.ok) throw new CallError(response.status, answer as Record<string, unknown> | undefined);
    return answer;
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
