import { addToHistory, mayKeepSearches } from './history-client.ts';

/** On a page of results: the field says what was searched for, and the term is remembered for whoever consents. */
export function rememberSearch(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-consent]');
  const field = form?.querySelector('input');
  const term = new URLSearchParams(location.search).get(field?.name ?? '')?.trim();
  if (!form || !field || !term) return;
  if (field.value === '' && field !== document.activeElement) field.value = term;
  if (mayKeepSearches(form.dataset.consent)) void addToHistory(term);
}
