import { showToast } from '../../kit/toasts/show-toast.ts';

/** Says above the page why something did not go into the basket. Apart from the buying itself, which seldom needs it. */
export function showNotAdded(text: string): void {
  showToast({ key: 'basket-add', kind: 'bad', text });
}
