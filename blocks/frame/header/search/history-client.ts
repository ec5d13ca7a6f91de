import type { SearchHistory } from '../../../../schemas/search-history.ts';
import { readConsent } from '../../../kit/browser/read-consent.ts';

const root = '/api/search/searchhistory/';
/** Milliseconds after which an answer is given up. */
const timeoutMs = 5000;

/** Whether searches may be kept: consent to functional storage is in the cookie of this name. (Requirement 2.155) */
export function mayKeepSearches(cookieName: string | undefined): boolean {
  return readConsent(document.cookie, cookieName ?? '')?.includes('C0003') === true;
}

/** The last terms; throws when they cannot be had. */
export function readHistory(): Promise<string[]> {
  return call('v1');
}

/** Deletes a term, or without one all of them. Returns what is left; throws when nothing was deleted. */
export function deleteFromHistory(term?: string): Promise<string[]> {
  return term === undefined ? call('deleteall', {}) : call('delete', { term });
}

/** Adds a term, quietly. */
export async function addToHistory(term: string): Promise<void> {
  await send('v1', { term }).catch(() => {});
}

async function call(path: string, body?: object): Promise<string[]> {
  const answer = await send(path, body);
  if (!answer.ok) throw new Error(answer.statusText);
  const { terms } = (await answer.json()) as SearchHistory;
  return terms.map(({ term }) => term);
}

function send(path: string, body?: object): Promise<Response> {
  return fetch(root + path, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}
