import type { ValuePath } from '../../../schemas/editing/change.ts';
import { fieldOf, type TextField } from './edit-text.ts';
import { nodeAround } from './part-places.ts';

interface PageInput {
  /** Whether a click selects; otherwise the page is walked through. */
  isEditing(): boolean;
  onHover(node: string | null): void;
  onSelect(node: string | null, path: ValuePath | undefined, extend: boolean): void;
  onText(field: TextField): void;
  /** True: the key was taken. */
  onKey(event: KeyboardEvent): boolean;
  /** An address of the shop, absolute. */
  onFollow(url: URL): void;
}

/** Hears what somebody does on the page, before the page's own script does. */
export function listenToPage(input: PageInput): void {
  const heard = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!input.isEditing() || !(target instanceof Element) || isTypedIn(target)) return;
      heard(event);
      const field = fieldOf(target);
      const node = field?.node ?? nodeAround(target) ?? null;
      input.onSelect(node, field?.path, event.ctrlKey || event.metaKey || event.shiftKey);
    },
    true,
  );
  addEventListener(
    'dblclick',
    (event) => {
      const field = event.target instanceof Element ? fieldOf(event.target) : undefined;
      if (!input.isEditing() || !field || isTypedIn(field.element)) return;
      heard(event);
      input.onText(field);
    },
    true,
  );
  addEventListener('pointermove', ({ target }) => {
    if (input.isEditing() && target instanceof Element) input.onHover(nodeAround(target) ?? null);
  });
  document.documentElement.addEventListener('pointerleave', () => input.onHover(null));
  addEventListener(
    'keydown',
    (event) => {
      const { target } = event;
      if (!input.isEditing() || (target instanceof Element && isTypedIn(target))) return;
      if (input.onKey(event)) heard(event);
    },
    true,
  );
  listenToLinks(input);
}

function isTypedIn(target: Element): boolean {
  return target.closest('[contenteditable]') !== null;
}

/** Whatever leads the page away: links, and scripts of the page. */
function listenToLinks(input: PageInput): void {
  const { navigation } = globalThis as {
    navigation?: EventTarget;
  };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, hashChange, cancelable } = event as Event & {
      destination: { url: string; sameDocument: boolean };
      hashChange: boolean;
    };
    const url = new URL(destination.url);
    if (hashChange || destination.sameDocument || !cancelable || isFrame(url)) return;
    event.preventDefault();
    input.onFollow(url);
  });
  if (navigation) return;
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.target !== '' || link.href === '') return;
    const url = new URL(link.href);
    if (url.hash !== '' && url.pathname === location.pathname) return;
    event.preventDefault();
    input.onFollow(url);
  });
}

/** Whether an address is one of the pages that may stand in the frame. */
function isFrame({ origin, pathname }: URL): boolean {
  return origin === location.origin && /^\/(edit\/frame|preview\/live)(\/|$)/.test(pathname);
}
