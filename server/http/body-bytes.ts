import type { IncomingMessage } from 'node:http';

/** A body of at most so many bytes; undefined: it has more. The stream is read to its end either way. */
export async function readBodyBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    length += bytes.length;
    // The rest is read and dropped, so that the answer arrives.
    if (length <= maxBytes) chunks.push(bytes);
  }
  return length <= maxBytes ? Buffer.concat(chunks) : undefined;
}
