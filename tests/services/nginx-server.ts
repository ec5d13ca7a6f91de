import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../running/free-port.ts';
import { makeTestFolder } from './test-folder.ts';

export interface NginxServer {
  port: number;
  stop(): Promise<void>;
}

/** Debian puts it where only root looks for programs. */
const program = ['nginx', '/usr/sbin/nginx'].find((each) => spawnSync(each, ['-v']).status === 0);

/** Whether this machine has nginx; `TEST_SERVERS=required` makes it a fault when it has not. */
export function hasNginx(): boolean {
  if (program === undefined && process.env.TEST_SERVERS === 'required') throw new Error('There is no nginx');
  return program !== undefined;
}

/** Starts nginx with a configuration in which pieces are replaced, each of which must be there; its folders are the test's. */
export async function startNginx(
  file: string,
  replaced: (port: number) => Readonly<Record<string, string>>,
): Promise<NginxServer> {
  const port = await freePort();
  const folder = makeTestFolder('nginx');
  let text = readFileSync(file, 'utf8');
  for (const [piece, other] of Object.entries(replaced(port))) {
    if (!text.includes(piece)) throw new Error(`${file} has no ${piece}`);
    text = text.replaceAll(piece, other);
  }
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${kind};`,
  );
  text = text.replace('http {', `http { access_log off; ${own.join(' ')}`);
  writeFileSync(join(folder, 'nginx.conf'), text);
  const main = `daemon off; pid nginx.pid; error_log error.log;${process.getuid?.() === 0 ? ' user root;' : ''}`;
  const args = ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf', '-g', main];
  const child = spawn(program ?? 'nginx', args, { cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit');
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(readFileSync(join(folder, 'error.log'), 'utf8'));
    await sleep(10);
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`).then(
    () => true,
    () => false,
  );
}
