import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { promisify } from 'node:util';
import nodeFlags from '../../server/process/node-flags.json' with { type: 'json' };
import { freePort } from '../running/free-port.ts';

const run = promisify(execFile);

/** A server on the first core, waiting for load from the second. */
export interface BenchServer {
  url: string;
  /** Milliseconds from the start of the process to the first page. */
  firstPageMs: number;
  /** Milliseconds of processor time that it has used so far. */
  cpuMs(): number;
  /** Megabytes of memory that it holds now. */
  residentMb(): number;
  stop(): void;
}

/** What one run of load brought. */
export interface Throughput {
  perSecond: number;
  /** Milliseconds of the server's processor time per request. */
  cpuMs: number;
}

// Whoever started this may be killed at any time: the pipe closes then, and the server goes with it. It is asked first, for
// it may have started a database; what it then has under way is nobody's.
const watched =
  'taskset -c 0 "$@" & server=$!; echo $server >&3; cat >/dev/null; kill $server; (sleep 10; kill -9 $server) 2>/dev/null 3>&- & wait $server; kill $!';

const started = new Set<BenchServer>();

/** Starts a program with the shop's own flags of Node.js, pinned to the first core, on a free port named in PORT, and waits for its first page. */
export async function startPinned(
  args: string[],
  environment: Record<string, string> = {},
): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const startedAt = performance.now();
  const child = spawn('sh', ['-c', watched, 'sh', process.execPath, ...nodeFlags, ...args], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      ...environment,
      NODE_ENV: environment.NODE_ENV ?? 'production',
      PORT: String(port),
    },
    stdio: ['pipe', 'ignore', 'inherit', 'pipe'],
  });
  const pid = new Promise<string>((resolve) =>
    child.stdio[3]?.once('data', (line: Buffer) => resolve(line.toString().trim())),
  );
  const server: BenchServer = {
    url,
    firstPageMs: 0,
    cpuMs: () => processorTime(processId),
    residentMb: () => residentMemory(processId),
    stop() {
      started.delete(server);
      child.stdin?.destroy();
    },
  };
  started.add(server);
  const processId = await pid;
  while (!(await answers(url))) {
    if (performance.now() - startedAt > 20_000) throw new Error(`${args.join(' ')} gives no page`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  server.firstPageMs = performance.now() - startedAt;
  await idle(server);
  return server;
}

/** Waits until the server has ended what it does after its start, at most 15 s. */
export async function idle(server: BenchServer): Promise<void> {
  for (let tries = 0, before = -1; tries < 30 && server.cpuMs() - before > 30; tries++) {
    before = server.cpuMs();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Stops every server that is still running. */
export function stopAll(): void {
  for (const server of started) server.stop();
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

/** User and system time of a process; the kernel counts in hundredths of a second. */
function processorTime(processId: string): number {
  const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentMemory(processId: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
  return (Number(kilobytes) * 1024) / 1_000_000;
}

/** What wrk gets out of a server in `seconds`, from the second core with 32 connections. */
export async function load(server: BenchServer, seconds: number): Promise<Throughput> {
  const before = server.cpuMs();
  const { stdout } = await run('taskset', [
    '-c',
    '1',
    'wrk',
    '-t1',
    '-c32',
    '--timeout',
    '10s',
    `-d${seconds}s`,
    server.url,
  ]).catch((error: Error) => {
    const isMissing = /ENOENT|failed to execute wrk/.test(error.message);
    throw isMissing
      ? new Error('The load comes from wrk, by taskset: apt-get install wrk util-linux')
      : error;
  });
  const cpuMs = server.cpuMs() - before;
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk met errors:\n${stdout}`);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!(requests > 0)) throw new Error(`wrk said:\n${stdout}`);
  return { perSecond, cpuMs: cpuMs / requests };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
