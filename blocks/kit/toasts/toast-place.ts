import { injectStyles } from '../browser/inject-styles.ts';
import { toasts as styles } from './toast-styles.ts';

export interface ToastPlace {
  /** The live region that toasts stand in. */
  root: HTMLElement;
  /** Brings it above everything that is open; returns whether it has just come there. */
  raise(): boolean;
}

/** Makes the one place of toasts: a popover, so that it stands above dialogs, and within them, so that it can be used there. */
export function toastPlace(): ToastPlace {
  injectStyles(styles.css);
  const above = new CSSStyleSheet();
  document.adoptedStyleSheets.push(above);
  const root = document.createElement('div');
  root.className = styles.classes.root;
  root.popover = 'manual';
  root.role = 'status';
  root.ariaAtomic = 'false';
  root.ariaRelevant = 'additions';

  function raise(): boolean {
    above.replaceSync(`.${styles.classes.root}{--toast-bar:${barHeight(root)}px}`);
    // All that is outside a modal dialog can be neither pressed nor heard.
    const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    if (root.parentElement === host && root.matches(':popover-open')) return false;
    host.append(root);
    root.showPopover();
    return true;
  }

  for (const type of ['toggle', 'close']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (root.childElementCount > 0 && target instanceof HTMLDialogElement) raise();
      },
      true,
    );
  }
  return { root, raise };
}

/** Pixels that something fixed to the bottom of the window takes where toasts stand, and that leave room for them. */
function barHeight(root: HTMLElement): number {
  const isWide = matchMedia('(min-width:56.25rem)').matches;
  const places = isWide ? [innerWidth - 60, innerWidth - 440] : [innerWidth / 2];
  const elements = places.flatMap((x) => document.elementsFromPoint(x, innerHeight - 2));
  const heights = elements.map((element) => {
    const { position } = getComputedStyle(element);
    if (root.contains(element) || (position !== 'sticky' && position !== 'fixed')) return 0;
    return innerHeight - element.getBoundingClientRect().top;
  });
  return Math.round(Math.max(0, ...heights.filter((height) => height < innerHeight * 0.7)));
}
