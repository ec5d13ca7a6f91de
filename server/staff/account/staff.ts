import type { StaffRole } from './staff-role.ts';

/** One of the people of the shop. Times in ms since 1970. */
export interface Staff {
  id: string;
  email: string;
  /** Null until the invitation was followed. */
  passwordHash: string | null;
  /** Encrypted; null until the invitation was followed. */
  totpSecret: string | null;
  createdAt: number;
  joinedAt: number | null;
  disabledAt: number | null;
  /** In every shop, by shop and application. */
  roles: StaffRole[];
}

/** Whether somebody can sign in. */
export function isActive({ joinedAt, disabledAt }: Pick<Staff, 'joinedAt' | 'disabledAt'>): boolean {
  return joinedAt !== null && disabledAt === null;
}

/** How the log of actions names somebody. */
export const staffName = (id: string): `staff:${string}` => `staff:${id}`;
