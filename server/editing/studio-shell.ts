import type { RequestHandler } from 'express';
import { escapeText } from '../../schemas/escape-text.ts';
import { scriptJson } from '../../schemas/json.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import type { StudioAssets } from '../pages/build-assets.ts';
import { type DeskVisit, visitOf } from '../staff/desk/desk-page.ts';

interface StudioShellParts {
  assets: StudioAssets;
  /** What the application is told by its page. */
  dataOf: (visit: DeskVisit) => object;
}

/**
 * The page in which the editors' application runs, the same for every address that it gives itself. Without a script it says so,
 * and leads to previews.
 */
export function createStudioShell({ assets, dataOf }: StudioShellParts): RequestHandler {
  const policy = studioPolicy(assets.development !== undefined);
  const files = [
    `<link rel="stylesheet" href="${assets.styles}">`,
    assets.development ?? '',
    `<script type="module" src="${assets.script}"></script>`,
  ].join('');
  return (_request, response) => {
    const visit = visitOf(response);
    response.set({ 'Content-Security-Policy': policy, 'Content-Language': visit.language });
    response.type('html').send(shellHtml(visit, files, dataOf(visit)));
  };
}

/** Scripts, styles and frames of our own addresses alone, and nothing inline; nobody frames the application itself. */
function studioPolicy(isDevelopment: boolean): string {
  if (isDevelopment) return contentSecurityPolicy({ styles: [], scripts: [], frames: [], development: true });
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-report',
    'report-to csp',
  ].join('; ');
}

function shellHtml({ tenant, language, text }: DeskVisit, files: string, data: object): string {
  const title = escapeText(`${text('title.edit')} – ${tenant.name}`);
  const say = (key: string): string => escapeText(text(key));
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${files}</head><body><div id="studio"></div><script type="application/json" id="studio-data">${scriptJson(data)}</script><noscript><main><h1>${title}</h1><p>${say('studio.needs-script')}</p><form method="get" action="/edit/preview"><h2>${say('studio.preview')}</h2><p><label for="path">${say('studio.preview.path')}</label> <input id="path" name="path" value="/" maxlength="512" required> <button>${say('studio.preview.action')}</button></p></form><p><a href="/edit/account">${say('page.account')}</a></p></main></noscript></body></html>`;
}
