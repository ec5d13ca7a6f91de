import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { z } from 'zod';

const text = z.string().transform((value) => value.slice(0, 500));
const classic = z.object({ 'csp-report': z.object({ 'effective-directive': text.optional(), 'violated-directive': text.optional(), 'blocked-uri': text.optional(), 'document-uri': text.optional() }) });
const modern = z.array(z.object({ body: z.object({ effectiveDirective: text.optional(), blockedURL: text.optional(), documentURL: text.optional() }).partial() })).max(20);

/** Takes browsers' reports of what the security policy stopped; counts and logs them, answers 204 whatever comes. */
export function createCspReportRoute(log: Pick<Logger, 'warn'>, count: (directive: string) => void): RequestHandler[] {
  const body = express.json({ type: ['application/csp-report', 'application/reports+json', 'application/json'], limit: '16kb' });
  return [
    body,
    (request, response) => {
      for (const report of readReports(request.body)) {
        count(/^[a-z-]{1,40}$/.test(report.directive) ? report.directive : 'other');
        log.warn(report, 'The security policy stopped something');
      }
      response.status(204).end();
    },
  ];
}

function readReports(body: unknown): { directive: string; blocked: string; page: string }[] {
  const old = classic.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    return [{ directive: report['effective-directive'] ?? report['violated-directive'] ?? '', blocked: report['blocked-uri'] ?? '', page: report['document-uri'] ?? '' }];
  }
  const reports = modern.safeParse(body);
  if (!reports.success) return [];
  return reports.data.map(({ body: report }) => ({
    directive: report.effectiveDirective ?? '',
    blocked: report.blockedURL ?? '',
    page: report.documentURL ?? '',
  }));
}
