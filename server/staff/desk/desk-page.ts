import type { RequestHandler, Response } from 'express';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { ownPath } from '../../http/own-path.ts';
import type { Staff } from '../account/staff.ts';
import type { StaffSession } from '../account/staff-sessions.ts';
import type { DeskRole, StaffApplication } from '../account/staff-role.ts';
import { staffPaths } from '../account/staff-paths.ts';
import type { DeskLanguage, DeskText } from './desk-text.ts';

/** A section of the desk: what the navigation leads to, and who may open it. */
export interface DeskPage {
  /** Below `/desk`, as `orders`; its texts are `page.orders` and `page.orders.about`. */
  name: string;
  /** Roles that open it; `all`: whoever is signed in. */
  roles: readonly DeskRole[] | 'all';
  /** What waits here for who is signed in, for the first page; absent: nothing ever does. May throw an outage. */
  todo?(tenant: string, signedIn: SignedIn): Promise<Todo[]>;
  /** Everything below its path; answers by `showDesk`, leads on by `leadOn`, and takes who is there from `signedInAt`. */
  routes: RequestHandler;
}

/** Work that waits: its text is `todo.<name>`. */
export interface Todo {
  name: string;
  count: number;
  /** Where it is done. */
  path: string;
}

/** Who is signed in, with their roles in this shop. */
export interface SignedIn {
  staff: Staff;
  /** At the desk; in another application none. */
  roles: readonly DeskRole[];
  session: StaffSession;
}

/** What a request to the desk, or to another application with pages of its kind, is answered with. */
export interface DeskVisit {
  application: StaffApplication;
  tenant: TenantConfig;
  language: DeskLanguage;
  text: DeskText;
  signedIn: SignedIn | null;
}

/** The visit of a request, as the desk read it before all of its routes. */
export function visitOf(response: Response): DeskVisit {
  return response.locals.desk as DeskVisit;
}

/** Who is signed in; for routes that nobody else comes to. */
export function signedInAt(response: Response): SignedIn {
  const { signedIn } = visitOf(response);
  if (!signedIn) throw new Error('A section of the desk was opened by nobody');
  return signedIn;
}

/** Whether somebody may open a section. */
export function mayOpen({ roles }: Pick<DeskPage, 'roles'>, { roles: own }: SignedIn): boolean {
  return roles === 'all' || own.some((role) => roles.includes(role));
}

/** Leads on to a page of the application after a form was carried out; `done` names the notice `done.…` that it then shows. */
export function leadOn(response: Response, path: string, done?: string): void {
  leadTo(response, `${homeOf(response)}${path}${done === undefined ? '' : `?done=${done}`}`);
}

/** Leads to a path of the shop; a HEAD is told the same length as a GET. */
export function leadTo(response: Response, path: string): void {
  response.status(303).set({ Location: path, 'Content-Length': '0' }).end();
}

/** Where the application that answers begins. */
export function homeOf(response: Response): string {
  return staffPaths[visitOf(response).application];
}

/** A page of the application that a form named, to go back to; its beginning for everything that leads elsewhere. */
export function ownDeskPath(response: Response, target: string): string {
  const path = ownPath(target) ?? '';
  return path.startsWith(`${homeOf(response)}/`) ? path : homeOf(response);
}
