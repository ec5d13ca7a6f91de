import express, { type Request, type Response, type Router } from 'express';
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
import { refuseMethod } from '../../http/refuse-method.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { outageErrorHandler } from '../../http/outage-error-handler.ts';
import { customerOwner, historyCookie, newHistoryId, visitorOwner } from './history-cookie.ts';
import {
  type Searcher,
  type SearcherParts,
  searcherOf,
  identifySearcher,
  ownerOf,
} from './identify-searcher.ts';

export interface SearchHistoryParts extends SearcherParts {
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Logger, 'warn'>;
}

const newHistories: CallLimit = { name: 'search-history-new', most: 200, perMs: 3_600_000 };
const keptMs = keptDays * 86_400_000;
/** Milliseconds between two looks for what has grown too old. */
const cleaningMs = 3_600_000;
const bodyBytes = 8192;

/**
 * What somebody has searched for, below `/api/search/searchhistory`: GET `/` and `/v1` (the last terms), GET `/v1/all`, POST
 * `/v1` and `/delete` with `{ term }`, POST `/deleteall`, POST `/v1/join-with-fi` (to the customer's who is logged in).
 * Nothing is kept without consent to functional storage; what was kept goes with the first call after it is withdrawn.
 * (Requirements 2.155, 7.039–7.044)
 */
export function createSearchHistoryRoutes(parts: SearchHistoryParts): Router {
  const { store, now } = parts;
  const clean = createCleaning(parts);
  const keepId = (response: Response, id: string | undefined): void =>
    void response.append('Set-Cookie', historyCookie(id, parts.isHttps));

  async function send(response: Response, limit: number): Promise<void> {
    const { tenant, mayKeep, ...owner } = searcherOf(response);
    const name = mayKeep ? ownerOf(owner) : undefined;
    const entries =
      name === undefined ? [] : await store.list(tenant, name, { since: now() - keptMs, limit });
    const history: SearchHistory = {
      terms: entries.map(({ term, usedAt, count }) => ({
        term,
        lastUsed: new Date(usedAt).toISOString(),
        count,
      })),
    };
    response.json(history);
  }

  async function add(request: Request, response: Response): Promise<void> {
    const searcher = searcherOf(response);
    refuseWithoutConsent(searcher);
    const term = await readTermOf(request);
    if (searcher.customer === undefined) {
      if (searcher.id === undefined)
        await refuseTooMany(parts, newHistories, { tenant: searcher.tenant, address: request.ip });
      searcher.id ??= newHistoryId();
      keepId(response, searcher.id);
    }
    await store.add(searcher.tenant, ownerOf(searcher) ?? '', term, now());
    clean();
    response.status(204).end();
  }

  async function remove(request: Request, response: Response): Promise<void> {
    const { tenant, ...owner } = searcherOf(response);
    const term = await readTermOf(request);
    const name = ownerOf(owner);
    if (name !== undefined) await store.remove(tenant, name, term);
    await send(response, shownTerms);
  }

  async function removeAll(_request: Request, response: Response): Promise<void> {
    const { tenant, id, customer } = searcherOf(response);
    if (customer !== undefined) await store.removeAll(tenant, customerOwner(customer));
    if (id !== undefined) {
      await store.removeAll(tenant, visitorOwner(id));
      keepId(response, undefined);
    }
    await send(response, shownTerms);
  }

  async function join(_request: Request, response: Response): Promise<void> {
    const searcher = searcherOf(response);
    const { tenant, id, customer } = searcher;
    if (customer === undefined) throw new HttpError(401, 'Nobody is logged in');
    refuseWithoutConsent(searcher);
    if (id !== undefined) {
      await store.join(tenant, visitorOwner(id), customerOwner(customer));
      keepId(response, undefined);
    }
    await send(response, shownTerms);
  }

  const router = express.Router({ strict: true, caseSensitive: true });
  router.post(['/v1', '/delete', '/deleteall', '/v1/join-with-fi'], requireSameOrigin);
  router.use(identifySearcher(parts));
  router.get(['/', '/v1'], (_request, response) => send(response, shownTerms));
  router.get('/v1/all', (_request, response) => send(response, keptTerms));
  router.post('/v1', add);
  router.post('/delete', remove);
  router.post('/deleteall', removeAll);
  router.post('/v1/join-with-fi', join);
  router.all(['/', '/v1/all'], refuseMethod('GET, HEAD'));
  router.all('/v1', refuseMethod('GET, HEAD, POST'));
  router.all(['/delete', '/deleteall', '/v1/join-with-fi'], refuseMethod('POST'));
  router.use(outageErrorHandler('Searches cannot be kept at the moment'));
  return router;
}

function refuseWithoutConsent({ mayKeep }: Searcher): void {
  if (!mayKeep) throw new HttpError(403, 'Searches are kept only with consent to functional storage');
}

async function readTermOf(request: Request): Promise<string> {
  const { term } = await readJsonBody(request, historyTerm, bodyBytes);
  const typed = readTerm(term);
  const read = typed.ok ? readTerm(visibleText(typed.term)) : typed;
  if (!read.ok) throw new HttpError(400, `The term is ${read.reason}`);
  return read.term;
}

/** Deletes what nobody has used for long, at most once an hour, behind the answer. */
function createCleaning({ store, now, log }: SearchHistoryParts): () => void {
  let cleanedAt = -Infinity;
  return () => {
    if (now() - cleanedAt < cleaningMs) return;
    cleanedAt = now();
    store.removeUnused(now() - keptMs).catch((error: unknown) => {
      log.warn({ err: error }, 'Old searches could not be deleted');
    });
  };
}
