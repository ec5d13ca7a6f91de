import type { Answer } from '../shop-under-test.ts';
import { newEmail, type StaffShop, type Worker } from '../staff/staff-shop.ts';

/** Somebody with roles of the editors' application in one shop, who is signed in at `/edit`. */
export async function editorOf(
  shop: StaffShop,
  roles: readonly string[],
  { tenant = 'at', host = 'at.localhost' } = {},
): Promise<Worker> {
  const email = newEmail();
  const named = roles.map((role) => `edit.${role}`);
  const joined = await shop.join(email, await shop.invite(email, named, tenant), '/edit');
  const worker = { ...joined, browser: shop.browser({ Host: host }) };
  const answer = await shop.signIn(worker, {}, '/edit');
  if (answer.status !== 303) throw new Error(`${email} is not signed in: ${answer.status}`);
  return worker;
}

/** What a call answered, as the caller of this knows it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a cast with a name
export const json = <Body>({ text }: Answer): Body => JSON.parse(text) as Body;
