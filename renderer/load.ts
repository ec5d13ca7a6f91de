import type { LoadRequest } from '../schemas/page.ts';
import { requestKey, withArguments } from './load-arguments.ts';
import type { LoadContext, Loaded, Loaders } from './loader.ts';
import { messageOf } from './message-of.ts';
import type { PlannedNode } from './plan.ts';

/** The loads of one page: each key once, all at the same time. */
export interface PageLoads {
  /** What was loaded for a node under a name; undefined while it is on its way or when nothing was asked for. */
  settled(node: PlannedNode, name: string): Loaded | undefined;
  /** Whether these nodes have all they asked for already. */
  isSettled(nodes: readonly PlannedNode[]): boolean;
  /** Resolves when these nodes have all they asked for. Never rejects. */
  ready(nodes: readonly PlannedNode[]): Promise<void>;
}

/**
 * Starts everything that the nodes ask for. Equal requests are made once, each has `limitMs`, and one that fails is a
 * failure of its own nodes only.
 */
export function startLoads(
  nodes: readonly PlannedNode[],
  loaders: Loaders,
  context: Omit<LoadContext, 'component'>,
  limitMs: number,
): PageLoads {
  const pending = new Map<string, Promise<void>>();
  const results = new Map<string, Loaded>();
  const keys = new Map<PlannedNode, Record<string, string>>();

  for (const node of nodes) {
    if (node.state !== 'ok') continue;
    const own: Record<string, string> = {};
    for (const [name, wanted] of Object.entries(node.loads)) {
      const request = withArguments(wanted, context);
      const key = requestKey(request);
      own[name] = key;
      if (pending.has(key)) continue;
      const work = run(key, request, loaders, { ...context, component: node.type }, limitMs).then((loaded) => {
        results.set(key, loaded);
      });
      pending.set(key, work);
    }
    keys.set(node, own);
  }

  return {
    settled: (node, name) => {
      const key = keys.get(node)?.[name];
      return key === undefined ? undefined : results.get(key);
    },
    isSettled: (wanted) => openOf(wanted).length === 0,
    async ready(wanted) {
      await Promise.all(openOf(wanted));
    },
  };

  function openOf(wanted: readonly PlannedNode[]): Promise<void>[] {
    const asked = wanted.flatMap((node) => Object.values(keys.get(node) ?? {}));
    return asked.filter((key) => !results.has(key)).flatMap((key) => pending.get(key) ?? []);
  }
}

async function run(
  key: string,
  request: LoadRequest,
  loaders: Loaders,
  context: LoadContext,
  limitMs: number,
): Promise<Loaded> {
  const loader = loaders.get(request.load);
  if (!loader) return { ok: false, reason: `there is no loader "${request.load}"` };
  let timer: NodeJS.Timeout | undefined;
  try {
    const args = loader.args.safeParse(request.args);
    if (!args.success) {
      const issue = args.error.issues[0];
      return { ok: false, reason: `argument ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}` };
    }
    const limit = new Promise<Loaded>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, reason: `took longer than ${limitMs} ms` }), limitMs);
    });
    const loaded = await Promise.race([loader.load(args.data, context), limit]);
    // Two requests may bring equal revisions of different things.
    return loaded.ok ? { ...loaded, revision: `${key} ${loaded.revision}` } : loaded;
  } catch (error) {
    return { ok: false, reason: messageOf(error) };
  } finally {
    clearTimeout(timer);
  }
}
