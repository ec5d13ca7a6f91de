import { failureOf, isJson, RestFailure } from './rest-failure.ts';

interface RestCall {
  /** Sent as JSON by POST; absent: GET. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Milliseconds after which an answer is not waited for any longer. */
const timeoutMs = 15_000;

/**
 * What a call below `/api/` answers: GET, or POST where there is a body; undefined for an answer without content. Nothing is
 * kept by the browser's own cache. Throws `RestFailure` for everything that is no data. (Requirements 7.002–7.004)
 */
export async function requestJson<Answer>(
  url: string,
  { body, headers }: RestCall = {},
  ask: typeof fetch = fetch,
): Promise<Answer> {
  let answer: Response;
  try {
    answer = await ask(url, {
      method: body === undefined ? 'GET' : 'POST',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new RestFailure(`Endpoint: ${url} - no answer`, { url, cause });
  }
  if (!answer.ok) throw await failureOf(url, answer);
  if (answer.status === 204) return undefined as Answer;
  return dataOf<Answer>(url, answer);
}

async function dataOf<Answer>(url: string, answer: Response): Promise<Answer> {
  try {
    if (isJson(answer)) return (await answer.json()) as Answer;
  } catch (cause) {
    throw new RestFailure(`Endpoint: ${url} - broken answer`, { url, cause });
  }
  throw new RestFailure(`Endpoint: ${url} - no JSON`, { url, status: answer.status });
}
