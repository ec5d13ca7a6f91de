import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { spoilAnswer, type FaultMode, type GoodAnswer } from './fault-modes.ts';

/** Requests that reached the proxy since the last reset: all, and by path with query. */
interface FaultCounts {
  total: number;
  /** Most requests that were under way at once. */
  peak: number;
  byTarget: Record<string, number>;
}

export interface FaultProxy {
  /** Address to use instead of the server behind. */
  url: string;
  /** Address of the second port: `PUT /mode` with `{ route, fault }`, `GET /counts`, `POST /reset`. */
  controlUrl: string;
  /** Sets how paths that begin with `route` are answered; the longest route decides. */
  setMode(fault: FaultMode, route?: string): Promise<void>;
  counts(): Promise<FaultCounts>;
  /** Forgets modes and counts. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

const setModeBody = z.strictObject({
  route: z.string(),
  fault: z.custom<FaultMode>((fault) => typeof fault === 'object' && fault !== null && 'mode' in fault),
});
const countsBody = z.strictObject({
  total: z.number(),
  peak: z.number(),
  byTarget: z.record(z.string(), z.number()),
});

interface Route {
  fault: FaultMode;
  count: number;
}

/** A proxy on loopback that spoils what the server behind answers; for tests only. */
export async function startFaultProxy(upstream: string): Promise<FaultProxy> {
  const routes = new Map<string, Route>();
  const noCounts = (): FaultCounts => ({ total: 0, peak: 0, byTarget: {} });
  let counts = noCounts();
  let underWay = 0;

  function routeOf(target: string): Route {
    const names = [...routes.keys()].filter((route) => target.startsWith(route));
    const longest = names.toSorted((a, b) => b.length - a.length)[0];
    return (longest === undefined ? undefined : routes.get(longest)) ?? { fault: { mode: 'pass' }, count: 0 };
  }

  async function proxy(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    counts.total++;
    counts.byTarget[target] = (counts.byTarget[target] ?? 0) + 1;
    counts.peak = Math.max(counts.peak, ++underWay);
    response.on('close', () => underWay--);
    const route = routeOf(target);
    route.count++;
    // A 304 has no body to spoil: only the passing modes may get one.
    const mayBeUnchanged = route.fault.mode === 'pass' || route.fault.mode === 'flap';
    const good = await askUpstream(upstream, request, mayBeUnchanged);
    await spoilAnswer(route.fault, response, good, { url: target, count: route.count });
  }

  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`;
    if (call === 'PUT /mode') {
      const { route, fault } = setModeBody.parse(JSON.parse(await text(request)));
      routes.set(route, { fault, count: 0 });
    } else if (call === 'POST /reset') {
      routes.clear();
      counts = noCounts();
    } else if (call !== 'GET /counts') {
      response.writeHead(404);
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(counts));
  }

  const front = createServer((request, response) => {
    // With nobody behind it, the proxy is as gone as its upstream.
    proxy(request, response).catch(() => response.destroy());
  });
  const back = createServer((request, response) => void control(request, response));
  const url = await listen(front);
  const controlUrl = await listen(back);
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(controlUrl + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return response.json();
  };

  return {
    url,
    controlUrl,
    setMode: async (fault, route = '/') => void (await call('PUT', '/mode', { route, fault })),
    counts: async () => countsBody.parse(await call('GET', '/counts')),
    reset: async () => void (await call('POST', '/reset')),
    close: async () => {
      await Promise.all([stop(front), stop(back)]);
    },
  };
}

async function askUpstream(
  upstream: string,
  request: IncomingMessage,
  mayBeUnchanged: boolean,
): Promise<GoodAnswer> {
  const { authorization, 'if-none-match': etag } = request.headers;
  const headers = {
    ...(authorization ? { authorization } : {}),
    ...(etag && mayBeUnchanged ? { 'if-none-match': etag } : {}),
  };
  const response = await fetch(upstream + (request.url ?? '/'), { headers });
  const kept = ['content-type', 'etag', 'cache-control', 'www-authenticate'];
  const entries = [...response.headers].filter(([name]) => kept.includes(name));
  return {
    status: response.status,
    headers: Object.fromEntries(entries),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/** Listens on a free port of loopback; returns the address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}

/** Ends a server with all its connections. */
export async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
