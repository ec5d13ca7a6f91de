import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { parseJson } from '../../schemas/safe-json.ts';
import { readBodyBytes } from '../http/body-bytes.ts';
import { HttpError } from '../http/http-error.ts';

const maxBytes = 16 * 1024;
const types = new Set(['application/csp-report', 'application/reports+json', 'application/json']);

/** Most lines of the log in a minute: anybody can send reports, of as many kinds as he makes up. */
const maxLinesPerMinute = 60;

/** Directives as browsers report them; what else is sent is counted as one. */
const directives = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

const text = z.string().transform((value) => value.slice(0, 500));
const classic = z.object({
  'csp-report': z.object({
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
    'blocked-uri': text.optional(),
    'document-uri': text.optional(),
  }),
});
const modern = z
  .array(
    z.object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }).partial() }),
  )
  .max(20);

interface PolicyReport {
  directive: string;
  blocked: string;
  page: string;
}

/**
 * Takes browsers' reports of what the security policy stopped: each is counted, each kind logged once, 60 lines a minute at
 * most. `clock` in monotonic milliseconds. 204; 400, 413 and 415 for what is no report.
 */
export function createCspReportRoute(
  log: Pick<Logger, 'warn'>,
  count: (directive: string) => void,
  clock: () => number,
): RequestHandler {
  const logged = new LRUCache<string, true>({ max: 1000 });
  const mayLog = createLineLimit(clock);
  return async (request, response) => {
    for (const report of readReports(await readJsonBytes(request))) {
      count(directives.has(report.directive) ? report.directive : 'other');
      const kind = JSON.stringify(report);
      if (logged.has(kind) || !mayLog()) continue;
      logged.set(kind, true);
      log.warn(report, 'The security policy stopped something');
    }
    response.status(204).end();
  };
}

async function readJsonBytes(request: IncomingMessage): Promise<Buffer> {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  const isJson = types.has(type.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (!isJson || encoding !== 'identity') throw new HttpError(415, 'A report is JSON');
  const bytes = await readBodyBytes(request, maxBytes);
  if (!bytes) throw new HttpError(413, `A report has at most ${maxBytes} bytes`);
  return bytes;
}

/** True as often as a line may be written in the minute that is running. */
function createLineLimit(clock: () => number): () => boolean {
  let minute = 0;
  let lines = 0;
  return () => {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) lines = 0;
    minute = now;
    return lines++ < maxLinesPerMinute;
  };
}

function readReports(body: Buffer): PolicyReport[] {
  const json = parseJson(body, { maxBytes, maxDepth: 8, maxNodes: 1000 });
  if (!json.ok) throw new HttpError(400, `The report is not the JSON expected: ${json.message}`);
  const old = classic.safeParse(json.value);
  if (old.success) {
    const report = old.data['csp-report'];
    return [
      reportOf(
        report['effective-directive'] ?? report['violated-directive'],
        report['blocked-uri'],
        report['document-uri'],
      ),
    ];
  }
  const reports = modern.safeParse(json.value);
  if (!reports.success) return [];
  return reports.data.map(({ body: report }) =>
    reportOf(report.effectiveDirective, report.blockedURL, report.documentURL),
  );
}

/** Addresses without their query, which may name a person. */
function reportOf(directive = '', blocked = '', page = ''): PolicyReport {
  const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');
  return { directive, blocked: withoutQuery(blocked), page: withoutQuery(page) };
}
