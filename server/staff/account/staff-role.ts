/** What people may do in each application of the shop's staff: one closed list each. */
export const applicationRoles = {
  desk: ['service', 'warehouse', 'administrator'],
} as const;

export type StaffApplication = keyof typeof applicationRoles;
export type DeskRole = (typeof applicationRoles)['desk'][number];

/** A role that somebody has in one shop. */
export interface StaffRole {
  tenant: string;
  application: StaffApplication;
  role: string;
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

/** Whether a text is a role of the desk. */
export function isDeskRole(text: string): text is DeskRole {
  return (applicationRoles.desk as readonly string[]).includes(text);
}
