import { isSaved, setSaved } from './saved-hearts.ts';

/** Fills the hearts of all that is saved, and empties the others: the page is the same for everybody. */
export function markSaved(skus: readonly string[]): void {
  setSaved(skus);
  paintHearts();
}

/** Shows every heart of the page as it is now. */
export function paintHearts(): void {
  for (const heart of document.querySelectorAll<HTMLButtonElement>('button[name=sku]')) {
    if (heart.form?.dataset.action !== 'wishlist-heart') continue;
    const pressed = String(isSaved(heart.value));
    if (heart.ariaPressed !== pressed) heart.ariaPressed = pressed;
  }
}

let isWatching = false;

/** Shows the hearts that come later as they are, too: more cards, another variant, a product in a layer. */
export function watchCards(): void {
  if (isWatching) return;
  isWatching = true;
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) paintHearts();
  }).observe(document.body, { childList: true, subtree: true });
}
