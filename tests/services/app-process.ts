import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface AppProcess {
  child: ChildProcess;
  /** What it said so far. */
  said: string[];
  /** Resolves with the first line that matches, said already or later; rejects when it ends without. */
  line(pattern: RegExp): Promise<string>;
  /** Ends its process group at once, as a crash does. */
  kill(): Promise<void>;
  /** Lets it close the database and end; returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a process that opens the embedded database with the options, and works in the folder. */
export function startApp(folder: string, options: object): AppProcess {
  const script = join(import.meta.dirname, 'database-app.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    // In a process group of its own, as a terminal gives it.
    detached: true,
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (text) => said.push(JSON.parse(text) as string));
  const ended = once(child, 'exit');

  async function line(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = said.find((text) => pattern.test(text));
      if (found !== undefined) return found;
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`It ended, having said ${said.join('; ')}`);
      await Promise.race([once(lines, 'line'), once(lines, 'close')]);
    }
  }

  return {
    child,
    said,
    line,
    async kill() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
    async stop() {
      child.stdin.write('close\n');
      await ended;
      return child.exitCode;
    },
  };
}
