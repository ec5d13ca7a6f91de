import type { SearchSuggestions } from '../../../../schemas/catalogue/suggestions.ts';
import { pageLocale } from '../../../kit/browser/page-locale.ts';

/** Suggestions for a term in the page's language; throws when there are none to be had. */
export async function fetchSuggestions(term: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const query = new URLSearchParams({ q: term, locale: pageLocale() });
  // Kept by whoever asks: kept once more by the browser, prices would be older than they may be.
  const answer = await fetch(`/api/search/suggest?${query}`, { signal, cache: 'no-store' });
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as SearchSuggestions;
}
