import { toastBox } from './toast-box.ts';
import { type ToastPlace, toastPlace } from './toast-place.ts';
import type { Toast, ToastText } from './toast-queue.ts';
import { type ToastStore, toastStore } from './toast-store.ts';

/** Sent on `document` when nothing that was said holds any more. (Requirement 4.022) */
const toastsReset = 'toasts-reset';

/** Milliseconds after which screen readers know a live region that has just come. */
const settleMs = 100;

let shown: { place: ToastPlace; store: ToastStore } | undefined;

/**
 * Says something above the page for six seconds, which stand still under a pointer, with the focus, and while nobody looks.
 * Returns its key. At most three are shown (`toast-queue.ts`).
 */
export function showToast(toast: ToastText): string {
  shown ??= start();
  return shown.store.add(toast);
}

function start(): NonNullable<typeof shown> {
  const place = toastPlace();
  const boxes = new Map<Toast, HTMLElement>();
  const clock = {
    now: () => Date.now(),
    later(run: () => void, ms: number) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  const store = toastStore(clock, (toasts) => draw(toasts, boxes, place, store));
  holdWhileNeeded(place.root, store);
  closeByKey(place.root, store);
  document.addEventListener(toastsReset, () => store.reset());
  return { place, store };
}

function draw(
  toasts: readonly Toast[],
  boxes: Map<Toast, HTMLElement>,
  { root, raise }: ToastPlace,
  store: ToastStore,
): void {
  for (const [toast, box] of boxes) {
    if (toasts.includes(toast)) continue;
    boxes.delete(toast);
    if (box.contains(document.activeElement)) leaveTo(root);
    box.remove();
  }
  const fresh = toasts.filter((toast) => !boxes.has(toast));
  if (fresh.length === 0) return;
  const isNew = raise();
  root.ariaLive = fresh.some(({ kind }) => kind === 'bad') ? 'assertive' : 'polite';
  for (const toast of fresh) {
    const box = toastBox(toast, () => store.remove(toast.key));
    boxes.set(toast, box);
    if (isNew) setTimeout(() => boxes.get(toast) === box && root.append(box), settleMs);
    else root.append(box);
  }
}

/** Where the focus was before it came to a toast. */
let before: HTMLElement | undefined;

function leaveTo(root: HTMLElement): void {
  if (before?.isConnected && !root.contains(before)) before.focus({ preventScroll: true });
}

function holdWhileNeeded(root: HTMLElement, store: ToastStore): void {
  let isUnder = false;
  const settle = (): void => {
    if (isUnder || root.matches(':focus-within') || document.visibilityState === 'hidden') store.hold();
    else store.release();
  };
  root.addEventListener('pointerover', () => {
    isUnder = true;
    settle();
  });
  // What stood under the pointer may be gone without a word.
  document.addEventListener('pointermove', ({ target }) => {
    if (!isUnder || (target instanceof Node && root.contains(target))) return;
    isUnder = false;
    settle();
  });
  root.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !root.contains(relatedTarget)) before = relatedTarget;
    settle();
  });
  root.addEventListener('focusout', () => setTimeout(settle));
  document.addEventListener('visibilitychange', settle);
}

/** Escape closes the toast that has the focus, else the newest, unless it closes something that is open. */
function closeByKey(root: HTMLElement, store: ToastStore): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || root.childElementCount === 0) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-toast]');
    const isElseOpen = document.querySelector(
      'dialog:modal,[popover=auto]:popover-open,:popover-open[popover=""]',
    );
    if (!focused && isElseOpen) return;
    const box = focused ?? root.lastElementChild;
    if (!(box instanceof HTMLElement)) return;
    // A dialog around it stays.
    if (focused) event.preventDefault();
    store.remove(box.dataset.toast ?? '');
  });
}
