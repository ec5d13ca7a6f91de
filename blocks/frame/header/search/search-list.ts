import { type ListPosition, positionAfter } from './list-position.ts';
import { createPageCover } from './page-cover.ts';
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
  const cover = createPageCover(form, () => close());

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

  function fit(): void {
    if (isOpen()) form.dataset.open = isLayer() ? 'layer' : 'box';
    cover(isLayer());
  }

  function close(): void {
    mark(undefined);
    lines = [];
    panel.hidden = true;
    delete form.dataset.open;
    field.ariaExpanded = 'false';
    fit();
  }

  addEventListener('resize', () => {
    if (isOpen()) fit();
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
      fit();
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
