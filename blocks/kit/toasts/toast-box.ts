import type { Toast } from './toast-queue.ts';
import { toasts as styles } from './toast-styles.ts';

const outlines = {
  good: 'm5 12.5 4.5 4.5L19 7.5',
  bad: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
} as const;

/** Draws one toast: its sign, its words, what can be done, and a way to close it where the page has words for that. */
export function toastBox({ kind, text, action, key }: Toast, remove: () => void): HTMLElement {
  const box = document.createElement('div');
  box.className = styles.classes.toast;
  box.dataset.toast = key;
  box.dataset.kind = kind;
  const words = document.createElement('p');
  words.textContent = text;
  box.append(sign(outlines[kind]), words);
  if (action) box.append(actionOf(action, remove));
  const label = document.querySelector<HTMLElement>('[data-toast-close]')?.dataset.toastClose;
  if (label !== undefined) box.append(closeButton(label, remove));
  return box;
}

function sign(outline: string): SVGElement {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const path = document.createElementNS(space, 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', outline);
  svg.append(path);
  return svg;
}

function actionOf({ label, href, run }: NonNullable<Toast['action']>, remove: () => void): HTMLElement {
  const element = document.createElement(href === undefined ? 'button' : 'a');
  if (element instanceof HTMLAnchorElement) element.href = href ?? '';
  else element.type = 'button';
  element.className = styles.classes.action;
  element.textContent = label;
  element.addEventListener('click', (event) => {
    if (run) event.preventDefault();
    remove();
    run?.();
  });
  return element;
}

function closeButton(label: string, remove: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.classes.close;
  button.ariaLabel = label;
  button.addEventListener('click', remove);
  return button;
}
