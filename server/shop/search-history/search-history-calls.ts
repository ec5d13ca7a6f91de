import { historyTerm, searchHistory } from '../../../schemas/search-history.ts';
import type { ApiAnswer, ApiCall } from '../../openapi/api-call.ts';

const base = '/api/search/searchhistory';
const list = {
  description: 'searched terms, the newest first; none without consent',
  schema: searchHistory,
  name: 'SearchHistory',
};
const refusals: Record<number, ApiAnswer> = {
  403: { description: 'no consent to functional storage, or another site asks' },
  429: { description: 'too many calls' },
  503: { description: 'searches cannot be had at the moment' },
};
const shared = { group: 'search history', isPersonal: true } as const;
const read = (path: string, id: string, summary: string): ApiCall => ({
  method: 'get',
  path: `${base}${path}`,
  id,
  ...shared,
  summary,
  answers: { 200: list, 429: refusals[429] as ApiAnswer, 503: refusals[503] as ApiAnswer },
});
const write = (
  path: string,
  id: string,
  summary: string,
  more: Pick<ApiCall, 'answers'> & Pick<Partial<ApiCall>, 'body'>,
): ApiCall => ({
  method: 'post',
  path: `${base}${path}`,
  id,
  ...shared,
  summary,
  ...more,
  answers: { ...more.answers, ...refusals },
});

/** What `search-history-routes.ts` answers. (Requirements 7.039–7.044) */
export const searchHistoryCalls: readonly ApiCall[] = [
  { ...read('', 'getSearchHistory', 'The last ten terms'), endsInSlash: true },
  read('/v1', 'getLastSearches', 'The last ten terms, at the address of their version'),
  read('/v1/all', 'getAllSearches', 'All terms that are kept'),
  write('/v1', 'keepSearch', 'Keeps a term', {
    body: historyTerm,
    answers: { 204: { description: 'kept' } },
  }),
  write('/delete', 'deleteSearch', 'Deletes a term', { body: historyTerm, answers: { 200: list } }),
  write('/deleteall', 'deleteAllSearches', 'Deletes all terms', { answers: { 200: list } }),
  write('/v1/join-with-fi', 'joinSearches', 'Joins the anonymous terms to the customer’s at login', {
    answers: { 200: list, 401: { description: 'nobody is logged in' } },
  }),
];
