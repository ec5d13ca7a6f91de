import type { SearchSuggestions } from '../../../../schemas/catalogue/suggestions.ts';
import { fetchSuggestions } from './fetch-suggestions.ts';
import { fillSuggestions } from './suggestion-list.ts';
import { createSearchList, type SearchList } from './search-list.ts';
import { createSearchHistory, type SearchHistory } from './search-history.ts';
import { makeElements, type SearchElements } from './search-elements.ts';
import { createSuggestionSource } from './suggestion-source.ts';

const watched = new WeakMap<HTMLFormElement, (event: Event) => void>();

/**
 * Makes a combobox of the search form (ARIA: editable, list autocomplete, chosen by hand), at the first event that reaches it,
 * and takes submits of it: an empty term is refused in words. (Requirements 2.154, 2.155, 4.039, 5.042)
 */
export function useSearchBar(form: HTMLFormElement, event: Event): void {
  let take = watched.get(form);
  if (!take) {
    const elements = makeElements(form);
    take = elements ? watchSearch(elements) : () => form.submit();
    watched.set(form, take);
    // What was typed while this code was on its way counts, too.
    if (elements && elements.field === document.activeElement && event.type !== 'submit') take(event);
  }
  if (event.type === 'submit') take(event);
}

function watchSearch(elements: SearchElements): (event: Event) => void {
  const { form, field, panel, leave, layer, suggestions, status } = elements;
  const list = createSearchList(elements);
  const history = createSearchHistory(elements, list);
  const source = createSuggestionSource<SearchSuggestions>({
    ask: fetchSuggestions,
    show: (_term, answer) => {
      const lines = answer && hasFocus() ? fillSuggestions(suggestions, answer) : [];
      if (lines.length === 0) return close();
      list.open(
        suggestions,
        lines.map((line) => [line]),
      );
      status.textContent = `${suggestions.ariaLabel}: ${lines.length}`;
    },
    clock: () => performance.now(),
  });
  const hasFocus = (): boolean => field === document.activeElement || list.isLayer();

  function close(): void {
    source.stop();
    list.close();
    status.textContent = '';
  }

  function openAgain(): void {
    if (field.value.trim() === '') void history.open();
    else source.type(field.value);
  }

  function submit(): void {
    if (field.value.trim() !== '') {
      close();
      form.submit();
      return;
    }
    close();
    showRefusal(elements, elements.refusal.dataset.text ?? '');
    history.withoutOpening(() => field.focus());
  }

  const bar: SearchBar = { field, list, history, close, openAgain };
  field.addEventListener('input', () => {
    showRefusal(elements, '');
    history.cancel();
    list.unmark();
    source.type(field.value);
  });
  field.addEventListener('focus', openAgain);
  field.addEventListener('click', () => {
    if (!list.isOpen()) openAgain();
  });
  field.addEventListener('keydown', (event) => handleKey(event, bar));
  form.addEventListener('focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget instanceof Node && layer.contains(relatedTarget);
    // The layer stays when a phone's keyboard goes, or a hint over it is closed: there is nowhere else to go.
    if (isInside || list.isLayer()) return;
    close();
    showRefusal(elements, '');
  });
  // The field keeps the focus while something below it is pressed.
  panel.addEventListener('mousedown', (event) => event.preventDefault());
  leave.addEventListener('click', ({ detail }) => {
    close();
    // A press of a key or of an assistive tool leads back to where it came from; a finger wants the phone's keyboard to go.
    if (detail === 0) history.withoutOpening(() => field.focus());
  });
  addEventListener('pagehide', close);

  return (event) => {
    if (event.type === 'submit') submit();
    else openAgain();
  };
}

/** What keys of the field work on. */
interface SearchBar {
  field: HTMLInputElement;
  list: SearchList;
  history: SearchHistory;
  close(): void;
  openAgain(): void;
}

function handleKey(event: KeyboardEvent, { field, list, history, close, openAgain }: SearchBar): void {
  const { key } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey) return;
  if (key === 'Tab') return close();
  if (key === 'Escape') {
    // Some browsers would leave full screen, or close what lies around.
    if (!list.isOpen() && field.value === '') return;
    event.preventDefault();
    if (!list.isOpen()) field.value = '';
    return close();
  }
  const marked = list.marked();
  if (key === 'Enter' && marked) {
    event.preventDefault();
    return press(marked);
  }
  if (key === 'Delete' && marked && history.remove(marked)) return event.preventDefault();
  if (!list.isOpen() && (key === 'ArrowDown' || key === 'ArrowUp')) {
    event.preventDefault();
    return openAgain();
  }
  if (list.isOpen() && !event.shiftKey && !event.altKey && list.move(key)) event.preventDefault();
}

/** Shows why a term was not taken; empty: nothing is wrong any more. */
function showRefusal({ field, refusal }: SearchElements, words: string): void {
  refusal.textContent = words;
  if (words === '') {
    field.ariaInvalid = null;
    field.removeAttribute('aria-describedby');
  } else {
    field.ariaInvalid = 'true';
    field.setAttribute('aria-describedby', refusal.id);
  }
}

function press(place: HTMLElement): void {
  const target = place.matches('a') ? place : place.querySelector<HTMLElement>('a,button');
  target?.click();
}
