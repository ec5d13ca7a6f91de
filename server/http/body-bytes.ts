import type { IncomingMessage } from 'node:http';
import { askForBody, isDeclaredTooLong } from './expected-body.ts';

/**
 * A body of at most so many bytes; undefined, at once: it has more, or says so. What still comes of it is dropped, so that the
 * answer arrives.
 */
export async function readBodyBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  if (isDeclaredTooLong(request, maxBytes)) return undefined;
  askForBody(request);
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    if (length > maxBytes) {
      request.resume();
      return undefined;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
