import process from 'node:process';
import { stopAll } from './load-test.ts';

/** Runs a bench to its end: servers are stopped whatever happens, and the exit code says whether all figures are reached. */
export async function runBench(
  areReached: () => boolean,
  longestMs: number,
  run: () => Promise<void>,
): Promise<void> {
  setTimeout(() => {
    console.error('The bench took too long');
    stopAll();
    process.kill(process.pid, 'SIGTERM');
  }, longestMs).unref();
  let isDone = false;
  try {
    await run();
    isDone = true;
  } finally {
    stopAll();
    // What a browser or a pipe still holds open must not keep the bench alive.
    process.exitCode = isDone && areReached() ? 0 : 1;
    setTimeout(() => process.exit(), 500).unref();
  }
}
