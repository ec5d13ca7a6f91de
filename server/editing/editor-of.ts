import type { Response } from 'express';
import type { EditorRole } from '../../schemas/editing/document.ts';
import { editorRoles } from '../../schemas/editing/document.ts';
import { HttpError } from '../http/http-error.ts';
import { rolesIn } from '../staff/account/staff-role.ts';
import type { Staff } from '../staff/account/staff.ts';
import { visitOf } from '../staff/desk/desk-page.ts';

/** One of the editors of the shop of a request, with the role that lets them do most. */
export interface Editor {
  tenant: string;
  staff: Staff;
  role: EditorRole;
}

/** The role of somebody in a shop that lets them do most; undefined: none. */
export function editorRoleOf({ roles }: Pick<Staff, 'roles'>, tenant: string): EditorRole | undefined {
  return rolesIn(roles, 'edit', tenant).at(-1);
}

/** Whether a role may do what another one may. */
export function mayActAs(role: EditorRole, needed: EditorRole): boolean {
  return editorRoles.indexOf(role) >= editorRoles.indexOf(needed);
}

/** Who sends a request, at least of the role `needed`. Throws `HttpError` 401 for nobody, 403 for who lacks the role. */
export function editorAt(response: Response, needed: EditorRole): Editor {
  const { signedIn, tenant } = visitOf(response);
  if (!signedIn) throw new HttpError(401, 'Nobody is signed in');
  const role = editorRoleOf(signedIn.staff, tenant.slug);
  if (role === undefined || !mayActAs(role, needed))
    throw new HttpError(403, `This needs the role ${needed} in the shop ${tenant.slug}`);
  return { tenant: tenant.slug, staff: signedIn.staff, role };
}
