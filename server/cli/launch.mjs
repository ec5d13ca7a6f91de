// Starts programs and ends them: whatever this process has started ends with it, however it ends, and it ends with npm.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

/** Programs that have not ended. */
const running = new Set();
let isStopping = false;

/** Milliseconds between two looks whether npm is still there. */
const lookMs = 200;

/**
 * Runs a program to its end and resolves with its status. Nothing else is run once this process was told to stop: it ends
 * with what runs. `channel`: for programs that end by themselves when their channel to us closes (`server/process/when-launcher-ends.ts`),
 * be it that we were killed.
 */
export async function launch(
  program,
  args,
  { channel = false, stdio = ['inherit', 'inherit', 'inherit'], ...options } = {},
) {
  const child = spawn(program, args, { ...options, stdio: channel ? [...stdio, 'ipc'] : stdio });
  running.add(child);
  try {
    const [status] = await once(child, 'exit');
    if (isStopping) process.exit(status ?? 1);
    return status ?? 1;
  } finally {
    running.delete(child);
  }
}

/** Ends what runs, and this process with it. */
function stop() {
  isStopping = true;
  if (running.size === 0) process.exit(1);
  for (const child of running) child.kill('SIGTERM');
}

/** From now on signals end what runs, and the end of the npm that started us does. */
export function stopOnSignal() {
  process.on('SIGTERM', stop);
  process.on('SIGHUP', stop);
  process.on('SIGINT', () => {
    // At a terminal, Ctrl-C reaches all of them.
    if (process.stdin.isTTY && running.size > 0) isStopping = true;
    else stop();
  });
  if (process.platform !== 'win32') stopWithNpm();
}

/** A signal to npm reaches but the shell by which it starts a command, and that dies without handing it on. */
function stopWithNpm() {
  const above = process.ppid;
  const { parent, args } = processOf(above);
  // Some shells give their place to what they run.
  const npm = [above, parent].find((pid) => isNpm(pid === above ? args : processOf(pid).args));
  if (npm === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === above && isAlive(npm)) return;
    clearInterval(watch);
    if (!isStopping) stop();
  }, lookMs);
  watch.unref();
}

/** By the name that npm gives itself (`npm start`), or that of its program. */
function isNpm([name = '', file = '']) {
  return /^npm\b/.test(name) || /\bnpm-cli\.js$/.test(file);
}

function processOf(pid) {
  if (existsSync(`/proc/${pid}/stat`)) {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return { parent: Number(parent), args: readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0') };
  }
  // Of what is above a container nothing can be seen.
  if (process.platform === 'linux') return { parent: 0, args: [] };
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [parent, ...args] = stdout.trim().split(/\s+/);
  return { parent: Number(parent), args };
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
