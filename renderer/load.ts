import type { LoadRequest } from '../schemas/page.ts';
import type { LoadContext, Loaded, Loaders } from './loader.ts';
import type { PlannedNode } from './plan.ts';

/** The loads of one page: each key once, all at the same time. */
export interface PageLoads {
  /** What was loaded for a node under a name; undefined while it is on its way or when nothing was asked for. */
  settled(node: PlannedNode, name: string): Loaded | undefined;
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
    const names = Object.keys(node.loads);
    if (names.length === 0) continue;
    const own: Record<string, string> = {};
    for (const name of names) {
      const request = withArguments(node.loads[name] as LoadRequest, context);
      const key = `${request.load} ${JSON.stringify(request.args)}`;
      own[name] = key;
      if (pending.has(key)) continue;
      const work = run(request, loaders, { ...context, component: node.type }, limitMs).then((loaded) => {
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
    async ready(wanted) {
      const open: Promise<void>[] = [];
      for (const node of wanted) {
        for (const key of Object.values(keys.get(node) ?? {})) {
          if (!results.has(key)) open.push(pending.get(key) as Promise<void>);
        }
      }
      if (open.length > 0) await Promise.all(open);
    },
  };
}

/** The request with `$locale`, `$path`, `$device` and `$param.x` replaced; other names stay as they are and fail the check. */
function withArguments(request: LoadRequest, context: Omit<LoadContext, 'component'>): LoadRequest {
  let changed: Record<string, string | number | boolean | null> | undefined;
  for (const [name, value] of Object.entries(request.args)) {
    if (typeof value !== 'string' || !value.startsWith('$')) continue;
    changed ??= { ...request.args };
    changed[name] = argument(value, context);
  }
  return changed ? { load: request.load, args: changed } : request;
}

function argument(name: string, context: Omit<LoadContext, 'component'>): string | null {
  if (name === '$locale') return context.locale;
  if (name === '$path') return context.path;
  if (name === '$device') return context.device;
  if (name.startsWith('$param.')) return context.parameters[name.slice('$param.'.length)] ?? null;
  return name;
}

async function run(request: LoadRequest, loaders: Loaders, context: LoadContext, limitMs: number): Promise<Loaded> {
  const loader = loaders.get(request.load);
  if (!loader) return { ok: false, reason: `there is no loader "${request.load}"` };
  const args = loader.args.safeParse(request.args);
  if (!args.success) {
    const issue = args.error.issues[0];
    return { ok: false, reason: `argument ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong'}` };
  }
  let timer: NodeJS.Timeout | undefined;
  try {
    const limit = new Promise<Loaded>((resolve) => {
      timer = setTimeout(() => resolve({ ok: false, reason: `took longer than ${limitMs} ms` }), limitMs);
    });
    return await Promise.race([loader.load(args.data, context), limit]);
  } catch (error) {
    return { ok: false, reason: (error as Error).message };
  } finally {
    clearTimeout(timer);
  }
}
