import {
  Client,
  type CombinedError,
  createRequest,
  type Exchange,
  fetchExchange,
  mapExchange,
  type OperationResult,
  type OperationResultSource,
  type RequestPolicy,
} from '@urql/core';
import { retryExchange } from '@urql/exchange-retry';
import { gatewayHeader, namedOperation } from '../../../schemas/gateway/gateway-call.ts';
import type { GatewayOperation } from '../../../schemas/gateway/gateway-operation.ts';
import { sendOnce } from '../rest/send-once.ts';
import type { VisitorSession } from '../session/visitor-session.ts';
import { gatewayCache } from './gateway-cache.ts';
import { GatewayFailure, mayPass } from './gateway-failure.ts';

/** What somebody who watches a query is shown. */
interface GatewayState<Data> {
  data: Data | undefined;
  failure: GatewayFailure | undefined;
  /** A part is known, or all of it of old; the rest is on its way. */
  isLoading: boolean;
}

/** Data of the shop, kept in this page: each thing once, whichever query brought it. */
export interface GatewayClient {
  /** What a query answers, from memory while all of it is known and fresh. Throws `GatewayFailure`. */
  read<Data, Variables extends object>(
    query: GatewayOperation<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /** Tells what a query answers, a known part of it at once, and every change of it until the returned function is called. */
  watch<Data, Variables extends object>(
    query: GatewayOperation<Data, Variables>,
    variables: Variables,
    onState: (state: GatewayState<Data>) => void,
  ): () => void;
  /** Carries out a mutation, once however often it must be sent; all that watch what it answers see it. Throws `GatewayFailure`. */
  change<Data, Variables extends object>(
    mutation: GatewayOperation<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
  /** Nothing is known any more, as when the visitor is another one; what is watched is asked for anew. */
  forget(): void;
}

export interface GatewayClientParts {
  /** Address of the gateway, with the locale in its query. */
  url: string;
  ask: typeof fetch;
  session: Pick<VisitorSession, 'headers' | 'refused'>;
  /** Milliseconds that only ever grow. */
  clock: () => number;
  /** As the browser tells it of its connection. */
  effectiveType: () => string | undefined;
  /** Whether the shop knows operations by their hashes; in development they come as text. */
  isTrusted: boolean;
}

/** Milliseconds for which an answer counts as fresh. (Requirement 4.013) */
const freshMs = 60_000;
const attempts = 4;

/** A client that asks at `url`; see `GatewayClient`. */
export function createGatewayClient(parts: GatewayClientParts): GatewayClient {
  const { clock, session } = parts;
  const watches = new Set<() => Promise<void>>();
  const answeredAt = new Map<number, number>();
  let client = createEngine(parts);

  /** What was asked for a while ago is shown, and asked for again. */
  function policyFor(key: number): RequestPolicy {
    const at = answeredAt.get(key);
    if (at !== undefined && clock() - at < freshMs) return 'cache-first';
    answeredAt.set(key, clock());
    return at === undefined ? 'cache-first' : 'cache-and-network';
  }

  function ask<Data, Variables extends object>(
    { text, hash }: GatewayOperation<Data, Variables>,
    variables: Variables,
  ): OperationResultSource<OperationResult<Data, Variables>> {
    const asked = createRequest<Data, Variables>(text, variables);
    return client.executeQuery(asked, { hash, requestPolicy: policyFor(asked.key) });
  }

  return {
    async read(query, variables) {
      // A key that comes makes everything forgotten: nothing is asked before.
      await session.headers();
      return dataOf(await ask(query, variables).toPromise());
    },
    watch(query, variables, onState) {
      let stop = (): void => {};
      let turn = 0;
      async function start(): Promise<void> {
        stop();
        onState({ data: undefined, failure: undefined, isLoading: true });
        const own = ++turn;
        await session.headers();
        if (own !== turn) return;
        stop = ask(query, variables).subscribe(({ data, error, stale }) =>
          onState({ data, failure: error && new GatewayFailure(error), isLoading: stale }),
        ).unsubscribe;
      }
      void start();
      watches.add(start);
      return () => {
        turn += 1;
        watches.delete(start);
        stop();
      };
    },
    async change<Data, Variables extends object>(
      { text, hash }: GatewayOperation<Data, Variables>,
      variables: Variables,
    ) {
      const asked = createRequest<Data, Variables>(text, variables);
      return sendOnce(async (headers) =>
        dataOf(await client.executeMutation(asked, { hash, fetchOptions: { headers } }).toPromise()),
      );
    },
    forget() {
      client = createEngine(parts);
      answeredAt.clear();
      for (const start of watches) void start();
    },
  };
}

function dataOf<Data>({ data, error }: { data?: Data | undefined; error?: CombinedError | undefined }): Data {
  if (error || data === undefined) throw new GatewayFailure(error as CombinedError);
  return data;
}

function createEngine({ url, ask, session, effectiveType, isTrusted }: GatewayClientParts): Client {
  const type = effectiveType();
  return new Client({
    url,
    exchanges: [
      gatewayCache(),
      retryExchange({
        initialDelayMs: type === '2g' || type === 'slow-2g' ? 10_000 : 5000,
        maxDelayMs: 120_000,
        maxNumberAttempts: attempts,
        // Changes are sent again under their keys, sooner.
        retryIf: (error: CombinedError, { kind }) => kind === 'query' && mayPass(error),
      }),
      ...(isTrusted ? [nameOperations] : []),
      fetchExchange,
    ],
    // By GET as long as the address is not too long; texts always go by POST.
    preferGetMethod: isTrusted && 'within-url-limit',
    fetch: withSession(ask, session),
  });
}

/** Sends the hash in the place of the text. */
const nameOperations: Exchange = mapExchange({
  onOperation(operation) {
    const { hash } = operation.context as { hash?: string };
    const extensions = { ...operation.extensions, ...(hash !== undefined && namedOperation(hash)) };
    return { ...operation, extensions };
  },
});

function withSession(ask: typeof fetch, session: GatewayClientParts['session']): typeof fetch {
  return async (address, init) => {
    const headers = new Headers(init?.headers);
    headers.set(gatewayHeader, '1');
    for (const [name, value] of Object.entries(await session.headers())) headers.set(name, value);
    const answer = await ask(address, { ...init, headers });
    if (answer.status === 401) await session.refused();
    return answer;
  };
}
