import { historyTerm, searchHistory } from '../../../schemas/search-history.ts';
import type { ApiAnswer, ApiCall } from '../../openapi/api-call.ts';

const base = '/api/search/searchhistory';
const group = 'search history';
const list = { description: 'searched terms, the newest first; none without consent', schema: searchHistory };
const refusals: Record<number, ApiAnswer> = {
  403: { description: 'no consent to functional storage, or another site asks' },
  429: { description: 'too many calls' },
};
const read = (path: string, summary: string): ApiCall => ({
  method: 'get',
  path: `${base}${path}`,
  group,
  summary,
  answers: { 200: list, 429: refusals[429] as ApiAnswer },
});
const write = (
  path: string,
  summary: string,
  more: Pick<ApiCall, 'answers'> & Pick<Partial<ApiCall>, 'body'>,
): ApiCall => ({
  method: 'post',
  path: `${base}${path}`,
  group,
  summary,
  ...more,
  answers: { ...more.answers, ...refusals },
});

/** What `search-history-routes.ts` answers. (Requirements 7.039–7.044) */
export const searchHistoryCalls: readonly ApiCall[] = [
  read('/', 'The last ten terms'),
  read('/v1', 'The last ten terms'),
  read('/v1/all', 'All terms that are kept'),
  write('/v1', 'Keeps a term', { body: historyTerm, answers: { 204: { description: 'kept' } } }),
  write('/delete', 'Deletes a term', { body: historyTerm, answers: { 200: list } }),
  write('/deleteall', 'Deletes all terms', { answers: { 200: list } }),
  write('/v1/join-with-fi', 'Joins the anonymous terms to the customer’s at login', {
    answers: { 200: list, 401: { description: 'nobody is logged in' } },
  }),
];
