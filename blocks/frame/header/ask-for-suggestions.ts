import type { SearchSuggestions } from '../../../schemas/catalogue/suggestions.ts';

/** Suggestions for a term in the page's language; throws when there are none to be had. */
export async function askForSuggestions(term: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const query = new URLSearchParams({ q: term, locale: document.documentElement.lang });
  const answer = await fetch(`/api/search/suggest?${query}`, { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as SearchSuggestions;
}
