import type { Request, RequestHandler, Response } from 'express';
import { tenantOf } from '../../http/tenant-of.ts';
import { cookieHeader } from '../../http/write-cookie.ts';
import { cookieValues } from '../../session/read-cookie.ts';
import { type CookiePlace, readStaffCookie } from '../account/staff-cookie.ts';
import type { StaffPorts } from '../account/staff-ports.ts';
import { rolesIn, type StaffApplication } from '../account/staff-role.ts';
import { staffPaths } from '../account/staff-paths.ts';
import type { DeskVisit, SignedIn } from './desk-page.ts';
import { deskLanguages, deskText, isDeskLanguage, type DeskLanguage } from './desk-text.ts';

/** Keeps the language that somebody chose; nothing else. */
const languageCookie = 'staff-language';

/** The header that keeps a chosen language for a year. */
export function languageCookieHeader(language: DeskLanguage, own: CookiePlace): string {
  const maxAge = 365 * 24 * 60 * 60;
  return cookieHeader({ ...own, sameSite: 'strict', name: languageCookie, value: language, maxAge });
}

/** Reads of a request who is there and in which language, for all routes of an application. */
export function createReadVisit(
  { sessions }: Pick<StaffPorts, 'sessions'>,
  application: StaffApplication,
  isHttps: boolean,
): RequestHandler {
  return async (request, response, next) => {
    const visit = readPlainVisit(request, response, application);
    const id = readStaffCookie(request.headers.cookie, { path: staffPaths[application], isHttps });
    const found =
      id === undefined ? null : await sessions.find({ tenant: visit.tenant.slug, application }, id);
    const signedIn: SignedIn | null = found && {
      ...found,
      roles: application === 'desk' ? rolesIn(found.staff.roles, 'desk', visit.tenant.slug) : [],
    };
    response.locals.desk = { ...visit, signedIn };
    next();
  };
}

/** A visit without anybody, as far as it can be told while the database is away. */
export function readPlainVisit(
  request: Request,
  response: Response,
  application: StaffApplication,
): DeskVisit {
  const language = languageOf(request);
  return { application, tenant: tenantOf(response), language, text: deskText(language), signedIn: null };
}

/** The language that was chosen, else the browser's, else German. */
function languageOf(request: Request): DeskLanguage {
  const [chosen = ''] = cookieValues(request.headers.cookie, languageCookie);
  if (isDeskLanguage(chosen)) return chosen;
  const asked = request.acceptsLanguages([...deskLanguages]);
  return asked !== false && isDeskLanguage(asked) ? asked : deskLanguages[0];
}
