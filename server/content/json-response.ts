import { parseJson, type JsonLimits } from '../../schemas/safe-json.ts';
import type { ContentAnswer } from './content-source.ts';
import { FetchFailure, maxCauseBytes, statusFailure } from './fetch-failure.ts';

/** The answer that a response of the CMS or a bucket stands for; everything but 200, 304, 404 and 410 is a `FetchFailure`. */
export async function readJsonResponse(
  url: string,
  response: Response,
  limits: JsonLimits,
): Promise<ContentAnswer> {
  if (response.status === 304 || response.status === 404 || response.status === 410) {
    await response.body?.cancel();
    return response.status === 304 ? { status: 'unchanged' } : { status: 'missing' };
  }
  if (response.status !== 200) {
    const { bytes } = await readBody(response, maxCauseBytes);
    throw statusFailure(url, response.status, response.statusText, new TextDecoder().decode(bytes));
  }
  await refuseOtherTypes(url, response);
  const body = await readBody(response, limits.maxBytes);
  if (body.cut) {
    throw new FetchFailure(`More than ${limits.maxBytes} bytes`, { url, reason: 'too-large' });
  }
  const json = parseJson(body.bytes, limits);
  if (!json.ok)
    throw new FetchFailure(`Not the JSON that is expected: ${json.message}`, { url, reason: json.reason });
  const etag = response.headers.get('etag');
  return { status: 'found', body: json.value, bytes: body.bytes.length, ...(etag ? { etag } : {}) };
}

async function refuseOtherTypes(url: string, response: Response): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (type.split(';', 1)[0]?.trim().toLowerCase() === 'application/json') return;
  const { bytes } = await readBody(response, maxCauseBytes);
  throw new FetchFailure(`Content type ${JSON.stringify(type.slice(0, 100))} instead of application/json`, {
    url,
    reason: 'content-type',
    cause: new TextDecoder().decode(bytes),
  });
}

/** The body's first `maxBytes`, counted after decompression; the rest is never read. */
async function readBody(response: Response, maxBytes: number): Promise<{ bytes: Uint8Array; cut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream, and with it the connection.
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > maxBytes) break;
  }
  return { bytes: Buffer.concat(chunks, Math.min(length, maxBytes)), cut: length > maxBytes };
}
