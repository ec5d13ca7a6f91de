import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Request, RequestHandler } from 'express';
import { type Encoding, encodingFor } from './content-encoding.ts';
import { isRead, otherMethod } from './methods.ts';

/** Ends of the names of compressed copies. */
const ends = { br: '.br', gzip: '.gz', identity: '' } as const;

/**
 * Sends the files that lie directly in a folder now, whose names change with their contents: kept for a year, whole or a range
 * (RFC 9110, 14; Express), in the coding that is wanted where a copy (`.br`, `.gz`) lies beside. What is no such file is passed on.
 */
export function createHashedFiles(folder: string): RequestHandler {
  const sizes = new Map(
    readdirSync(folder)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, statSync(join(folder, name)).size]),
  );
  const isCopy = (name: string): boolean => /\.(br|gz)$/.test(name) && sizes.has(name.slice(0, -3));

  function codingOf(name: string, accepted: string | undefined): Encoding {
    const wanted = encodingFor(accepted);
    return sizes.has(name + ends[wanted]) ? wanted : 'identity';
  }

  return (request, response, next) => {
    const name = nameOf(request.path);
    if (name === undefined || !sizes.has(name) || isCopy(name)) return next();
    if (!isRead(request.method)) throw otherMethod(request.method, 'read');
    const coding = codingOf(name, request.headers['accept-encoding']?.toString());
    const file = name + ends[coding];
    mendRange(request, sizes.get(file) ?? 0);
    response.vary('Accept-Encoding').type(extname(name));
    if (coding !== 'identity') response.set('Content-Encoding', coding);
    const options = { root: folder, maxAge: 31_536_000_000, immutable: true, lastModified: false };
    response.sendFile(file, options, (error) => {
      if (!error || response.headersSent) return;
      // A range that is not there, or a file that has gone: what was said of the file is not said of the refusal.
      for (const header of ['Content-Encoding', 'Content-Type', 'Cache-Control'])
        response.removeHeader(header);
      next(error);
    });
  };
}

/** The library takes the unit in small letters alone, and holds more than all of the last bytes for none. (RFC 9110, 14.1) */
function mendRange({ headers }: Request, size: number): void {
  const range = headers.range?.toLowerCase();
  if (range === undefined) return;
  const last = /^bytes=-(\d+)$/.exec(range)?.[1];
  headers.range = last !== undefined && Number(last) >= size ? 'bytes=0-' : range;
}

function nameOf(path: string): string | undefined {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    return undefined;
  }
}
