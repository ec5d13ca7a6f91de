import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import process from 'node:process';
import type { ClientPlan, ClientTimes } from './shop-client.ts';

/** Has a client on the second core send requests, and gives their times. Throws when one was not answered with 200. */
export async function sendRequests(plan: ClientPlan): Promise<ClientTimes> {
  const child = spawn('taskset', ['-c', '1', process.execPath, 'tests/bench/shop-client.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(plan));
  const said = await text(child.stdout);
  if (said === '') throw new Error('The client came to no end');
  return JSON.parse(said) as ClientTimes;
}

/** The value that a share of the values does not exceed: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
