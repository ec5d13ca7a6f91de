import { type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  text: string;
  /** As it was sent. */
  bytes: Buffer;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Asks a server of this machine for a path as it stands, without following redirects. */
export function askAt(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(
      { port, host: '127.0.0.1', path, method, headers: { Host: 'at.localhost', ...headers } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes,
            text: decoded(bytes, incoming.headers['content-encoding']),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}
