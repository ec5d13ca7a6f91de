import process from 'node:process';
import { whenLauncherEnds } from '../process/when-launcher-ends.ts';

/** Ends a command with a status when it is told to, or when who started it is gone: after what it has opened is closed. */
export function endOnSignal(close: () => Promise<void>, status = 1): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    void close().finally(() => process.exit(status));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  whenLauncherEnds(end);
}
