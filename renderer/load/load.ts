import type { LoadRequest } from '../../schemas/page.ts';
import type { LoadContext, Loaded, Loaders } from '../contract/loader.ts';
import { messageOf } from '../plan/message-of.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { type PreparedRequest, prepareRequest } from './load-request.ts';

/** A load that was made, and for which nodes. */
export interface AskedLoad {
  request: LoadRequest;
  nodes: readonly PlannedNode[];
  /** Milliseconds that it took; 0 where nothing had to be waited for, or nobody measures. */
  ms: number;
  isOk: boolean;
}

/** The loads of one page: each key once, all at the same time. */
export interface PageLoads {
  /** What was loaded for a node under a name; undefined while it is on its way or when nothing was asked for. */
  settled(node: PlannedNode, name: string): Loaded | undefined;
  /** Whether these nodes have all they asked for already. */
  isSettled(nodes: readonly PlannedNode[]): boolean;
  /** Resolves when these nodes have all they asked for. Never rejects. */
  ready(nodes: readonly PlannedNode[]): Promise<void>;
  /** All that were made, as far as they are done. */
  asked(): AskedLoad[];
}

/**
 * Starts everything that the nodes ask for. Equal requests are made once, each has `limitMs`, and one that fails is a
 * failure of its own nodes only. `clock` measures what they take.
 */
export function startLoads(
  nodes: readonly PlannedNode[],
  loaders: Loaders,
  context: Omit<LoadContext, 'component'>,
  limitMs: number,
  clock: () => number = () => 0,
): PageLoads {
  const pending = new Map<string, Promise<void>>();
  const results = new Map<string, Loaded>();
  const keys = new Map<PlannedNode, Record<string, string>>();
  const requests = new Map<string, LoadRequest>();
  const took = new Map<string, number>();

  for (const node of nodes) {
    if (node.state !== 'ok') continue;
    let own: Record<string, string> | undefined;
    for (const name in node.loads) {
      const prepared = prepareRequest(node.loads[name] as LoadRequest, context, loaders);
      const { key } = prepared;
      (own ??= {})[name] = key;
      if (results.has(key) || pending.has(key)) continue;
      requests.set(key, prepared.request);
      const start = clock();
      const loaded = run(prepared, loaders, { ...context, component: node.type }, limitMs);
      if (loaded instanceof Promise)
        pending.set(
          key,
          loaded.then((late) => {
            results.set(key, late);
            took.set(key, clock() - start);
          }),
        );
      else results.set(key, loaded);
    }
    if (own) keys.set(node, own);
  }

  return {
    settled: (node, name) => {
      const key = keys.get(node)?.[name];
      return key === undefined ? undefined : results.get(key);
    },
    isSettled: (wanted) => pending.size === 0 || openOf(wanted).length === 0,
    async ready(wanted) {
      await Promise.all(openOf(wanted));
    },
    asked: () =>
      [...results].map(([key, { ok }]) => ({
        ...{ request: requests.get(key) as LoadRequest, nodes: nodesOf(key) },
        ...{ ms: took.get(key) ?? 0, isOk: ok },
      })),
  };

  function nodesOf(key: string): PlannedNode[] {
    return [...keys].filter(([, own]) => Object.values(own).includes(key)).map(([node]) => node);
  }

  function openOf(wanted: readonly PlannedNode[]): Promise<void>[] {
    const asked = wanted.flatMap((node) => Object.values(keys.get(node) ?? {}));
    return asked.filter((key) => !results.has(key)).flatMap((key) => pending.get(key) ?? []);
  }
}

function run(
  prepared: PreparedRequest,
  loaders: Loaders,
  context: LoadContext,
  limitMs: number,
): Loaded | Promise<Loaded> {
  const { key, request, args } = prepared;
  const loader = loaders.get(request.load);
  if (!loader) return { ok: false, reason: `there is no loader "${request.load}"` };
  if (!args.ok) return { ok: false, reason: args.reason };
  if (loader.isPersonal && !context.personal)
    return { ok: false, reason: `"${request.load}" is for pages that are drawn for one visitor` };
  const settle = (loaded: Loaded): Loaded =>
    loaded.ok ? named(loaded, key) : { tags: loader.tagsOf?.(args.value, context) ?? [], ...loaded };
  try {
    const loaded = loader.load(args.value, context);
    return loaded instanceof Promise ? inTime(loaded, limitMs, settle) : settle(loaded);
  } catch (error) {
    return settle({ ok: false, reason: messageOf(error) });
  }
}

async function inTime(
  loading: Promise<Loaded>,
  limitMs: number,
  settle: (loaded: Loaded) => Loaded,
): Promise<Loaded> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Loaded>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false, reason: `took longer than ${limitMs} ms` }), limitMs);
  });
  try {
    return settle(await Promise.race([loading, limit]));
  } catch (error) {
    return settle({ ok: false, reason: messageOf(error) });
  } finally {
    clearTimeout(timer);
  }
}

const namedResults = new WeakMap<Loaded, { key: string; loaded: Loaded }>();

/** Two requests may bring equal revisions of different things: the key tells them apart. One object for the same result. */
function named(loaded: Extract<Loaded, { ok: true }>, key: string): Loaded {
  let known = namedResults.get(loaded);
  if (known?.key !== key) {
    known = { key, loaded: { ...loaded, revision: `${key} ${loaded.revision}` } };
    namedResults.set(loaded, known);
  }
  return known.loaded;
}
