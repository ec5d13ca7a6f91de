import type { StaffApplication } from './staff-role.ts';

/** Where each application of the shop's people is. */
export const staffPaths = { desk: '/desk', edit: '/edit' } as const satisfies Record<
  StaffApplication,
  string
>;
export const deskPath = staffPaths.desk;

/** Where somebody joins by the token of a link, and is led on to the application. */
export function invitationPath(token: string, application: StaffApplication): string {
  return `${staffPaths[application]}/invitation?token=${token}`;
}
