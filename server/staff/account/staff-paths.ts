/** Where the desk is. */
export const deskPath = '/desk';

/** Where somebody joins by the token of a link. */
export function invitationPath(token: string): string {
  return `${deskPath}/invitation?token=${token}`;
}
