import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Logger } from 'pino';
import { readTerm } from '../../../schemas/catalogue/search-term.ts';
import {
  historyTerm,
  keptDays,
  keptTerms,
  type SearchHistory,
  shownTerms,
} from '../../../schemas/search-history.ts';
import { visibleText } from '../../../schemas/visible-text.ts';
import { type CallLimit, refuseTooMany } from '../../http/call-limit.ts';
import { HttpError } from '../../http/http-error.ts';
import { readJsonBody } from '../../http/json-body.ts';
import { takeMethods } from '../../http/methods.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { sweepEvery } from '../../storage/sweep-every.ts';
import { customerOwner, historyCookie, newHistoryId, visitorOwner } from './history-cookie.ts';
import {
  type Searcher,
  type SearcherParts,
  searcherOf,
  identifySearcher,
  ownerOf,
} from './identify-searcher.ts';

interface SearchHistoryParts extends SearcherParts {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Monotonic milliseconds. */
  clock: () => number;
  log: Pick<Logger, 'warn'>;
}

const newHistories: CallLimit = { name: 'search-history-new', most: 200, perMs: 3_600_000 };
const keptMs = keptDays * 86_400_000;
/** Milliseconds between two looks for what has grown too old. */
const sweptEveryMs = 3_600_000;
const bodyBytes = 8192;

/**
 * What somebody has searched for, below `/api/search/searchhistory`: GET `/` and `/v1` (the last terms), GET `/v1/all`, POST
 * `/v1` and `/delete` with `{ term }`, POST `/deleteall`, POST `/v1/join-with-fi` (to the customer's who is logged in).
 * Nothing is kept without consent to functional storage; what was kept goes with the first call after it is withdrawn.
 * (Requirements 2.155, 7.039–7.044)
 */
export function createSearchHistoryRoutes(parts: SearchHistoryParts): Router {
  const sweep = sweepEvery(sweptEveryMs, parts, 'Old searches', (at) =>
    parts.store.removeUnused(at - keptMs),
  );
  const router = express.Router({ strict: true, caseSensitive: true });
  router.post(['/v1', '/delete', '/deleteall', '/v1/join-with-fi'], requireSameOrigin);
  router.use(identifySearcher(parts));
  const get: RequestHandler = (_request, response) => sendTerms(parts, response, shownTerms);
  takeMethods(router, '/', { get });
  takeMethods(router, '/v1', {
    get,
    async post(request, response) {
      await addTerm(parts, request, response);
      sweep();
      response.status(204).end();
    },
  });
  takeMethods(router, '/v1/all', {
    get: (_request, response) => sendTerms(parts, response, keptTerms),
  });
  const actions: Record<string, HistoryAction> = {
    '/delete': removeTerm,
    '/deleteall': removeAll,
    '/v1/join-with-fi': joinHistory,
  };
  for (const [path, action] of Object.entries(actions))
    takeMethods(router, path, {
      async post(request, response) {
        await action(parts, request, response);
        await sendTerms(parts, response, shownTerms);
      },
    });
  return router;
}

/** Changes the history of whoever sends a request. */
type HistoryAction = (parts: SearchHistoryParts, request: Request, response: Response) => Promise<void>;

const addTerm: HistoryAction = async (parts, request, response) => {
  const searcher = searcherOf(response);
  refuseWithoutConsent(searcher);
  const term = await readTermOf(request);
  if (searcher.customer === undefined) {
    if (searcher.id === undefined)
      await refuseTooMany(parts, newHistories, { tenant: searcher.tenant, address: request.ip });
    searcher.id ??= newHistoryId();
    keepId(parts, response, searcher.id);
  }
  await parts.store.add(searcher.tenant, ownerOf(searcher) ?? '', term, parts.now());
};

const removeTerm: HistoryAction = async ({ store }, request, response) => {
  const { tenant, ...searcher } = searcherOf(response);
  const term = await readTermOf(request);
  const owner = ownerOf(searcher);
  if (owner !== undefined) await store.remove(tenant, owner, term);
};

const removeAll: HistoryAction = async (parts, _request, response) => {
  const { tenant, id, customer } = searcherOf(response);
  if (customer !== undefined) await parts.store.removeAll(tenant, customerOwner(customer));
  if (id === undefined) return;
  await parts.store.removeAll(tenant, visitorOwner(id));
  keepId(parts, response, undefined);
};

const joinHistory: HistoryAction = async (parts, _request, response) => {
  const searcher = searcherOf(response);
  const { tenant, id, customer } = searcher;
  if (customer === undefined)
    throw new HttpError(401, 'Nobody is logged in', { text: { key: 'session.logIn' } });
  refuseWithoutConsent(searcher);
  if (id === undefined) return;
  await parts.store.join(tenant, visitorOwner(id), customerOwner(customer));
  keepId(parts, response, undefined);
};

async function sendTerms(
  { store, now }: SearchHistoryParts,
  response: Response,
  limit: number,
): Promise<void> {
  const { tenant, mayKeep, ...searcher } = searcherOf(response);
  const owner = mayKeep ? ownerOf(searcher) : undefined;
  const entries =
    owner === undefined ? [] : await store.list(tenant, owner, { since: now() - keptMs, limit });
  const history: SearchHistory = {
    terms: entries.map(({ term, usedAt, count }) => ({
      term,
      lastUsed: new Date(usedAt).toISOString(),
      count,
    })),
  };
  response.json(history);
}

/** Undefined: the browser keeps none any more. */
function keepId({ isHttps }: SearchHistoryParts, response: Response, id: string | undefined): void {
  response.append('Set-Cookie', historyCookie(id, { isHttps }));
}

function refuseWithoutConsent({ mayKeep }: Searcher): void {
  if (!mayKeep)
    throw new HttpError(403, 'Searches are kept only with consent', { text: { key: 'call.noConsent' } });
}

async function readTermOf(request: Request): Promise<string> {
  const { term } = await readJsonBody(request, historyTerm, bodyBytes);
  const typed = readTerm(term);
  const read = typed.ok ? readTerm(visibleText(typed.term)) : typed;
  if (!read.ok) {
    const text = { key: 'call.wrongValue', values: { name: 'term' } };
    throw new HttpError(400, `The term is ${read.reason}`, { errors: [{ field: 'term', text }] });
  }
  return read.term;
}
