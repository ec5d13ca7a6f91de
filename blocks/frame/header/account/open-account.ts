import { openFlyout } from './account-flyout.ts';
import { openLogin } from './login-dialog.ts';
import { sessionOf } from '../visitor/session-of.ts';

/** Opens above the page what the entry of the account leads to: the login, or for who is known the account. */
export async function openAccount(link: HTMLAnchorElement): Promise<void> {
  if (sessionOf(link).shown().kind === 'anonymous') await openLogin(link);
  else openFlyout(link);
}
