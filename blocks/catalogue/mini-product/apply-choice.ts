import { whenChoiceShown } from '../../kit/product/shown-choice.ts';
import { showToast } from '../../kit/toasts/show-toast.ts';
import { wishChosen, type WishChosen } from '../../kit/wishlist/wish-chosen.ts';

/** Takes what is chosen in the layer back to the wishlist; the layer stays until the list has taken it. (Requirement 2.151) */
export async function applyChoice(button: HTMLElement): Promise<void> {
  const layer = button.closest('dialog');
  const stage = layer?.querySelector<HTMLElement>('[data-role=product]');
  const { wish = '', open = '' } = button.dataset;
  if (!layer || !stage || button.ariaBusy === 'true') return;
  button.ariaBusy = 'true';
  await whenChoiceShown(stage);
  button.ariaBusy = null;
  const heart = stage.querySelector<HTMLButtonElement>('form[data-action=wishlist-heart] button[name=sku]');
  // Closed meanwhile, or opened for another wish, it is not meant any more.
  if (!heart || !layer.open || !stage.isConnected || button.dataset.wish !== wish) return;
  const hasChoice = stage.querySelector('form[data-role=choice]') !== null;
  if (hasChoice && heart.value === stage.dataset.sku) {
    showToast({ key: 'choose-first', kind: 'bad', text: open });
    return;
  }
  button.ariaBusy = 'true';
  const detail: WishChosen = {
    sku: wish,
    to: heart.value,
    settle(isTaken) {
      button.ariaBusy = null;
      if (isTaken) layer.close();
    },
  };
  // The list may still wait for its code.
  while (layer.open && !isTakenUp(detail)) await new Promise((resolve) => setTimeout(resolve, 100));
}

function isTakenUp(detail: WishChosen): boolean {
  return !document.dispatchEvent(new CustomEvent(wishChosen, { detail, cancelable: true }));
}
