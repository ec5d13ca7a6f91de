import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import process from 'node:process';
import { freePort } from '../running/free-port.ts';

/** A server on the first core, waiting for load from the second. */
export interface BenchServer {
  url: string;
  child: ChildProcess;
  /** Milliseconds from the start of the process to the first page. */
  firstPageMs: number;
  stop(): void;
}

/** Starts a program pinned to the first core, on a free port named in PORT, and waits for its first page. */
export async function startPinned(args: string[], environment: Record<string, string> = {}): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const startedAt = performance.now();
  const child = spawn('taskset', ['-c', '0', process.execPath, ...args], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', ...environment, NODE_ENV: environment.NODE_ENV ?? 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
      await response.text();
      if (response.ok) break;
    } catch {
      // Not listening yet.
    }
    if (performance.now() - startedAt > 20_000) throw new Error(`${args.join(' ')} gives no page`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { url, child, firstPageMs: performance.now() - startedAt, stop: () => void child.kill('SIGKILL') };
}

/** Requests a second that wrk gets out of a server in `seconds`, from the second core with 32 connections. */
export function requestsPerSecond(url: string, seconds: number): number {
  const output = execFileSync('taskset', ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, url], { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`wrk met errors:\n${output}`);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(output)?.[1];
  if (found === undefined) throw new Error(`wrk said:\n${output}`);
  return Number(found);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
