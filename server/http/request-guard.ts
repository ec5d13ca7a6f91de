import type { IncomingMessage } from 'node:http';

/** Most headers that a request may carry; beyond Node's own limit further ones would be dropped without a word. */
const maxHeaders = 100;

/**
 * What is wrong with a request before anybody looks at it: an error status, or undefined. Node refuses broken framing by
 * itself; this adds what it lets pass (two Hosts, unknown transfer encodings, too many headers).
 */
export function refuseRequest({ rawHeaders, headers, url }: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'url'>): number | undefined {
  if (rawHeaders.length / 2 > maxHeaders) return 431;
  if (url === undefined || !url.startsWith('/') || url.length > 8192) return 400;
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') return 400;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts === 1 ? undefined : 400;
}
