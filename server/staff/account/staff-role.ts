import { editorRoles } from '../../../schemas/editing/document.ts';

/** What people may do in each application of the shop's staff: one closed list each. */
export const applicationRoles = {
  desk: ['service', 'warehouse', 'administrator'],
  edit: editorRoles,
} as const;

export type StaffApplication = keyof typeof applicationRoles;
export const staffApplications = Object.keys(applicationRoles) as StaffApplication[];
export type DeskRole = (typeof applicationRoles)['desk'][number];

/** A role that somebody has in one shop. */
export interface StaffRole {
  tenant: string;
  application: StaffApplication;
  role: string;
}

/** A role without its shop. */
export type NamedRole = Pick<StaffRole, 'application' | 'role'>;

/** All roles that can be given. */
export const namedRoles: readonly NamedRole[] = staffApplications.flatMap((application) =>
  applicationRoles[application].map((role) => ({ application, role })),
);

/** How the log, forms and the shell name a role: those of the desk by themselves, others as `edit.publisher`. */
export function roleName({ application, role }: NamedRole): string {
  return application === 'desk' ? role : `${application}.${role}`;
}

/** The role of a name; undefined: there is none. */
export function roleOfName(name: string): NamedRole | undefined {
  return namedRoles.find((role) => roleName(role) === name);
}

/** Roles of an application's list that somebody has in a shop, in the order of the list. */
export function rolesIn<Application extends StaffApplication>(
  roles: readonly StaffRole[],
  application: Application,
  tenant: string,
): (typeof applicationRoles)[Application][number][] {
  const has = (role: string): boolean =>
    roles.some((each) => each.application === application && each.tenant === tenant && each.role === role);
  return [...applicationRoles[application]].filter(has);
}

/** Shops in which somebody administers the desk. */
export function administeredShops(roles: readonly StaffRole[]): string[] {
  return roles.flatMap(({ tenant, application, role }) =>
    application === 'desk' && role === 'administrator' ? [tenant] : [],
  );
}

/** Where somebody with these roles works first: at the desk, unless all that they do is to edit. */
export function firstApplication(roles: readonly NamedRole[]): StaffApplication {
  return roles.length > 0 && roles.every(({ application }) => application === 'edit') ? 'edit' : 'desk';
}
