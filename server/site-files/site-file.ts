import type { ServerResponse } from 'node:http';
import type { Bodies } from '../http/content-encoding.ts';
import { encodeBodies, etagOf } from '../http/content-encoding.ts';
import { type SendConditions, sendPage } from '../pages/send-page.ts';

/** A small file about a shop that is made by the shop itself. */
export interface SiteFile {
  headers: readonly string[];
  bodies: Bodies;
  etag: string;
}

/** Texts below it are not worth a compressed copy, in bytes. */
const smallest = 500;

/** Makes a file of a text or a picture; `maxAge` in seconds. Texts are compressed once, for all who ask. */
export async function makeSiteFile(
  type: string,
  content: string | Buffer,
  maxAge: number,
): Promise<SiteFile> {
  const identity = typeof content === 'string' ? Buffer.from(content) : content;
  const headers = [
    'Content-Type',
    type,
    'Cache-Control',
    `public, max-age=${maxAge}`,
    'Vary',
    'Accept-Encoding',
  ];
  const isWorthIt = typeof content === 'string' && identity.length >= smallest;
  const bodies = await encodeBodies(identity, isWorthIt ? ['br', 'gzip'] : []);
  return { headers, etag: etagOf(identity), bodies };
}

/** Sends a file as pages are sent: compressed as the browser wants it, 304 where it has it, no body for HEAD. */
export function sendSiteFile(response: ServerResponse, file: SiteFile, conditions: SendConditions): void {
  sendPage(response, { ...file, drawnAt: 0 }, conditions, 0);
}
