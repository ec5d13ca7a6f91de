import type { IncomingMessage } from 'node:http';
import { maxDrawBytes } from '../../schemas/editing/draw.ts';
import { documentJsonLimits } from '../../schemas/safe-json.ts';
import { refusesAllEncodings } from './content-encoding.ts';
import { isDeclaredTooLong } from './expected-body.ts';
import { maxParameters } from './query.ts';

/** Most headers that a request may carry; beyond Node's own limit further ones would be dropped without a word. */
const maxHeaders = 100;

/** Bytes of all headers. Node itself takes more, so that the refusal is a page in the shop's language. */
const maxHeaderBytes = 16 * 1024;

/** Bytes of headers at which Node ends the connection without asking anybody. */
export const nodeHeaderBytes = 64 * 1024;

const maxTargetLength = 8192;

/** Bytes of the longest body that other calls take: of more nobody needs to see the first. */
const maxBodyBytes = 100_000;

/** Where longer bodies are taken, by how their paths begin: files, documents, drafts of another CMS as forms write them. */
const longer: readonly { path: string; maxBytes: number }[] = [
  { path: '/edit/api/assets', maxBytes: 20_100_000 },
  { path: '/edit/api/', maxBytes: documentJsonLimits.maxBytes },
  { path: '/preview/live/', maxBytes: 3 * maxDrawBytes },
];

/**
 * What is wrong with a request before anybody looks at it: an error status, or undefined. Node refuses broken framing by
 * itself; this adds what it lets pass (two Hosts, unknown transfer encodings, too many headers, bodies that say they are too
 * long, and codings refused one and all).
 */
export function refuseRequest({
  rawHeaders,
  headers,
  url,
}: Pick<IncomingMessage, 'rawHeaders' | 'headers' | 'url'>): number | undefined {
  let hosts = 0;
  let bytes = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    bytes += name.length + (rawHeaders[at + 1] as string).length + 4;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  if (rawHeaders.length / 2 > maxHeaders || bytes > maxHeaderBytes) return 431;
  if (url === undefined || !url.startsWith('/') || url.length > maxTargetLength) return 400;
  const encoding = headers['transfer-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'chunked') return 400;
  if (hosts !== 1 || hasTooManyParameters(url)) return 400;
  const { maxBytes } = longer.find(({ path }) => url.startsWith(path)) ?? { maxBytes: maxBodyBytes };
  if (isDeclaredTooLong({ headers }, maxBytes)) return 413;
  return refusesAllEncodings(headers['accept-encoding']?.toString()) ? 406 : undefined;
}

function hasTooManyParameters(url: string): boolean {
  const query = url.indexOf('?');
  if (query === -1) return false;
  let count = 1;
  for (let at = url.indexOf('&', query); at !== -1; at = url.indexOf('&', at + 1)) count++;
  return count > maxParameters;
}
