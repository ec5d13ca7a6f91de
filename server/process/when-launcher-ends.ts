import process from 'node:process';

/**
 * Calls back once when who started this process with a channel (`stdio: 'ipc'`) has ended, be it killed. Keeps no process
 * alive; without a channel it does nothing.
 */
export function whenLauncherEnds(stop: () => void): void {
  if (process.channel === undefined) return;
  process.once('disconnect', stop);
  process.channel.unref();
}
