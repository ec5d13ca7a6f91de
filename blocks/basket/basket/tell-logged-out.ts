import { loginNotice } from '../../kit/collection/login-notice.ts';
import { showToast } from '../../kit/toasts/show-toast.ts';

/**
 * Says that the login has ended, where that is what the shop's answer says, with the way to a new one. What is shown stays: it is
 * there again after it. Tells whether that was so.
 */
export function tellLoggedOut(root: HTMLElement, next: HTMLElement): boolean {
  const told = loginNotice(next);
  if (!told) return false;
  root.querySelector('[data-role=notices]')?.replaceChildren(document.importNode(told.notice, true));
  showToast(told.toast);
  return true;
}
