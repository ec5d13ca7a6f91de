import { surroundings } from '../../../kit/layer/surroundings.ts';
import { type ListPosition, positionAfter } from './list-position.ts';
import type { SearchElements } from './search-elements.ts';

/** The list below the field: open or closed, and which of its places is marked while the field keeps the focus. */
export interface SearchList {
  isOpen(): boolean;
  /** Whether it lies over the page, so that nothing else can have the focus. */
  isLayer(): boolean;
  /** Opens with these lines, each of one or more places, within a list box or a grid; with one of them marked, if any. */
  open(box: HTMLElement, lines: readonly (readonly HTMLElement[])[], at?: ListPosition): void;
  close(): void;
  /** Moves the mark as a key says. False: the key is the field's own. */
  move(key: string): boolean;
  unmark(): void;
  position(): ListPosition | undefined;
  /** The place that is marked. */
  marked(): HTMLElement | undefined;
}

/** Closes by the Back gesture of phones, where browsers know it. */
type Watcher = EventTarget & { destroy(): void };

/** The list of a search form; closed at first. */
export function createSearchList({
  form,
  field,
  layer,
  panel,
  suggestions,
  history,
}: SearchElements): SearchList {
  let lines: readonly (readonly HTMLElement[])[] = [];
  let at: ListPosition | undefined;
  let resting: HTMLElement[] = [];
  let watcher: Watcher | undefined;

  const isOpen = (): boolean => !panel.hidden;
  const isLayer = (): boolean => isOpen() && getComputedStyle(layer).position === 'fixed';
  const marked = (): HTMLElement | undefined => at && lines[at.row]?.[at.column];

  function mark(next: ListPosition | undefined): void {
    marked()?.removeAttribute('aria-selected');
    at = next;
    const place = marked();
    if (!place) {
      at = undefined;
      field.removeAttribute('aria-activedescendant');
      return;
    }
    place.ariaSelected = 'true';
    field.setAttribute('aria-activedescendant', place.id);
    place.scrollIntoView({ block: 'nearest' });
  }

  /** What a layer covers can neither be reached nor be read aloud; questions that stand over it can. */
  function restPage(): void {
    for (const element of resting) element.inert = false;
    const covers = isLayer();
    if (isOpen()) form.dataset.open = covers ? 'layer' : 'box';
    resting = covers ? surroundings(form).filter((element) => !element.matches(':popover-open')) : [];
    for (const element of resting) element.inert = true;
    if (resting.length > 0) watcher ??= watchBack(close);
    else {
      watcher?.destroy();
      watcher = undefined;
    }
  }

  function close(): void {
    mark(undefined);
    lines = [];
    panel.hidden = true;
    delete form.dataset.open;
    field.ariaExpanded = 'false';
    restPage();
  }

  addEventListener('resize', () => {
    if (isOpen()) restPage();
  });

  return {
    isOpen,
    isLayer,
    marked,
    position: () => at,
    open(box, next, position) {
      mark(undefined);
      lines = next;
      for (const each of [suggestions, history]) each.hidden = !each.contains(box);
      panel.hidden = false;
      box.scrollTop = 0;
      form.dataset.open = '';
      field.ariaExpanded = 'true';
      field.ariaHasPopup = box.role;
      field.setAttribute('aria-controls', box.id);
      restPage();
      mark(position);
    },
    close,
    unmark: () => mark(undefined),
    move(key) {
      const next = positionAfter(
        key,
        at,
        lines.map(({ length }) => length),
      );
      mark(next);
      return next !== undefined;
    },
  };
}

function watchBack(close: () => void): Watcher | undefined {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return undefined;
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', close);
  return watcher;
}
