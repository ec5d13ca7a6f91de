import { showToast } from '../../kit/toasts/show-toast.ts';

/**
 * Says what a change has come to: amounts politely, why something was not done at once. What stands above, out of sight, is
 * said in a toast, with the way back.
 */
export function announce(root: HTMLElement): void {
  const { spoken = '', done = '', alert = '', capped = '' } = root.dataset;
  const notices = root.querySelector<HTMLElement>('[data-role=notices]');
  const isSeen = !notices || notices.getBoundingClientRect().bottom > 0;
  // The toast says it at once, too.
  if (capped !== '') showToast({ key: 'basket-capped', kind: 'bad', text: capped });
  setLiveText(root, 'alert', capped === '' ? alert : '');
  setLiveText(root, 'spoken', isSeen ? `${done} ${spoken}` : spoken);
  const undo = notices?.querySelector<HTMLButtonElement>('form button');
  if (isSeen || done === '') return;
  const action = undo && { label: undo.textContent, run: () => undo.click() };
  showToast({ key: 'basket-done', kind: 'good', text: done, ...(action && { action }) });
}

function setLiveText(root: HTMLElement, role: 'spoken' | 'alert', text: string): void {
  const place = root.querySelector(`[data-role=${role}]`);
  // What still stands was said before.
  if (place && place.textContent !== text) place.textContent = text;
}
