import type { Page } from 'playwright-core';
import { signInStaff, type StaffPlace } from './sign-in-staff.ts';

/** Opens the studio of a shop on a page as somebody new. */
export async function signInEditor(
  page: Page,
  place: StaffPlace,
  { tenant = 'at', role = 'editor' }: { tenant?: string; role?: 'editor' | 'publisher' } = {},
): Promise<void> {
  await signInStaff(page, place, { tenant, application: 'edit', role });
  await page.getByRole('navigation', { name: 'Seiten und Gliederung' }).waitFor();
}
