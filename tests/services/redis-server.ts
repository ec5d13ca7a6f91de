import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../running/free-port.ts';
import { makeTestFolder } from './test-folder.ts';

/** A Redis server of this machine, without persistence. */
export interface RedisServer {
  url: string;
  pid(): number;
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

const program = 'redis-server';

/** Whether this machine has Redis; `TEST_SERVERS=required` makes it a fault when it has not. */
export function hasRedis(): boolean {
  const isThere = spawnSync(program, ['--version']).status === 0;
  if (!isThere && process.env.TEST_SERVERS === 'required') throw new Error(`There is no ${program}`);
  return isThere;
}

export async function startRedis(...more: string[]): Promise<RedisServer> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...more];
  const cwd = makeTestFolder('redis');
  let child: ChildProcess | undefined;
  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    pid: () => child?.pid ?? 0,
    async start() {
      child = spawn(program, args, { cwd, stdio: 'ignore' });
      while (!(await isListening(port))) await sleep(10);
    },
    async kill() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
  await server.start();
  return server;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
