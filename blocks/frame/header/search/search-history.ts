import { deleteFromHistory, mayKeepSearches, readHistory } from './history-client.ts';
import { fillHistory } from './history-list.ts';
import type { SearchList } from './search-list.ts';
import type { SearchElements } from './search-elements.ts';

/** The last search terms, below the empty field. */
export interface SearchHistory {
  /** Opens the list of the last terms when there are any, the field is still empty and searches may be kept. */
  open(): Promise<void>;
  /** Terms that are still on their way are no longer wanted. */
  cancel(): void;
  /** Does something without the list opening for it. */
  withoutOpening(work: () => void): void;
  /** Deletes the term of a marked place. False: there is none. */
  remove(place: HTMLElement): boolean;
}

/** What the list does with terms of before: it shows them while the field is empty, and deletes them. */
export function createSearchHistory(elements: SearchElements, list: SearchList): SearchHistory {
  const { form, field, history, past, leave, status } = elements;
  const { remove = '' } = history.dataset;
  let wanted = 0;
  let isPaused = false;

  function show(terms: readonly string[], message?: string): void {
    if (terms.length === 0) {
      list.close();
      status.textContent = message ?? '';
      return;
    }
    const at = list.position();
    const lines = fillHistory(past, terms, {
      href: (term) => `${form.action}?${new URLSearchParams({ [field.name]: term })}`,
      label: (term) => remove.replace('%s', () => term),
      icon: leave.firstElementChild,
    });
    list.open(past, lines, at && { row: Math.min(at.row, lines.length - 1), column: 0 });
    status.textContent = message ?? `${past.ariaLabel}: ${terms.length}`;
  }

  async function open(): Promise<void> {
    if (isPaused || !mayKeepSearches(form.dataset.consent)) return;
    const mine = ++wanted;
    const terms = await readHistory().catch(() => []);
    if (mine === wanted && field.value === '' && field === document.activeElement && !list.isOpen())
      show(terms);
  }

  async function removeTerm(term: string | undefined): Promise<void> {
    // What could not be deleted still stands there.
    const left = await deleteFromHistory(term).catch(() => undefined);
    const { removed = '', empty } = past.dataset;
    if (left) show(left, term === undefined ? empty : removed.replace('%s', () => term));
  }

  past.addEventListener('click', ({ target }) => {
    const row =
      target instanceof Element ? target.closest('button')?.closest<HTMLElement>('[role=row]') : null;
    if (row) void removeTerm(row.dataset.term);
  });

  return {
    open,
    cancel: () => void wanted++,
    withoutOpening(work) {
      isPaused = true;
      work();
      isPaused = false;
    },
    remove(place) {
      const term = place.closest<HTMLElement>('[data-term]')?.dataset.term;
      if (term !== undefined) void removeTerm(term);
      return term !== undefined;
    },
  };
}
