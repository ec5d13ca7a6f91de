import helmet from 'helmet';
import type { RequestHandler } from 'express';

export interface PolicySources {
  /** `sha256-…` of every inline style and script of the page. */
  styles: readonly string[];
  scripts: readonly string[];
  /** Origins of others that the page may show in a frame. */
  frames: readonly string[];
  /** Origins of others to which forms of the page may lead. */
  formOrigins?: readonly string[];
  /** Whether the page may stand in a frame of the shop itself (pages inside the preview). */
  framedBySelf?: boolean;
  /** An origin of others that may show the page in a frame. */
  framedBy?: string | undefined;
  /** For the frame of an editor, whose script puts HTML of the shop's into the page, and whose forms lead nowhere but there. */
  editing?: { formTarget: string | undefined };
  /** Development only: what the dev server's scripts and its web socket need. */
  development?: boolean;
}

/** The Content-Security-Policy of a page: everything from the shop itself, inline parts by their hash. */
export function contentSecurityPolicy({
  styles,
  scripts,
  frames,
  formOrigins = [],
  framedBySelf = false,
  framedBy,
  editing,
  development = false,
}: PolicySources): string {
  const hashes = (list: readonly string[]): string => list.map((hash) => ` '${hash}'`).join('');
  if (development)
    return `default-src 'self' 'unsafe-inline' 'unsafe-eval' ws: data:; frame-ancestors ${["'self'", ...(framedBy === undefined ? [] : [framedBy])].join(' ')}`;
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    `form-action ${editing ? (editing.formTarget ?? "'none'") : ["'self'", ...formOrigins].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBySelf ? ["'self'", ...(framedBy === undefined ? [] : [framedBy])].join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    `trusted-types ${editing ? 'studio-frame' : "'none'"}`,
    'report-uri /api/csp-report',
    'report-to csp',
  ].join('; ');
}

/** Headers that every answer carries, in the order in which they are sent. The page's own policy replaces this strict one. */
export function securityHeaders(isHttps: boolean): [name: string, value: string][] {
  const headers: [string, string][] = [];
  const response = {
    setHeader: (name: string, value: string) => void headers.push([name, value]),
    removeHeader() {},
  };
  const handler = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  // Helmet's headers are the same for every answer, so they are asked for once.
  handler({} as never, response as never, () => {});
  return [
    ...headers,
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['Reporting-Endpoints', 'csp="/api/csp-report"'],
  ];
}

/** Sets the headers; answers that write all of theirs at once replace them. */
export function setHeaders(headers: readonly (readonly [string, string])[]): RequestHandler {
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}
