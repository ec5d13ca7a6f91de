// Sends requests and tells how long each took: a plan comes as JSON on standard input, times go to standard output.
import { Agent, get } from 'node:http';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ClientPlan {
  /**
   * Addresses. Without `perSecond` one is asked for after the other, so many (`turn`, default 1) of each list in turn; with
   * it the first list's come at their time, whatever became of those before.
   */
  lists: readonly (readonly string[])[];
  turn?: number;
  perSecond?: number;
}

/** Milliseconds from when each request was due (open loop) or sent, to the end of its answer; by list. */
export type ClientTimes = number[][];

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

function answered(url: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = get(url, { agent, timeout: 20_000 }, (response) => {
    const isFine = response.statusCode === 200;
    let said = '';
    response.on('data', (part: Buffer) => {
      if (!isFine && said.length < 500) said += part.toString();
    });
    response.on('end', () => {
      if (isFine) resolve();
      else reject(new Error(`${url}: ${response.statusCode} ${said}`));
    });
  });
  request.on('timeout', () => request.destroy(new Error(`${url} does not answer`)));
  request.on('error', reject);
  return promise;
}

async function oneByOne(lists: ClientPlan['lists'], turn: number): Promise<ClientTimes> {
  const times: ClientTimes = lists.map(() => []);
  const longest = Math.max(...lists.map((list) => list.length));
  for (let from = 0; from < longest; from += turn) {
    for (const [index, list] of lists.entries()) {
      for (const url of list.slice(from, from + turn)) {
        const sentAt = performance.now();
        await answered(url);
        times[index]?.push(performance.now() - sentAt);
      }
    }
  }
  return times;
}

/** Times count from when a request was due: who waits in a queue waits, too. */
async function atTheirTime(list: readonly string[], perSecond: number): Promise<ClientTimes> {
  const beganAt = performance.now();
  const under = list.map(async (url, index) => {
    const dueAt = beganAt + (1000 * (index + 1)) / perSecond;
    await sleep(Math.max(0, dueAt - performance.now()));
    await answered(url);
    return performance.now() - dueAt;
  });
  return [await Promise.all(under)];
}

async function readPlan(): Promise<ClientPlan> {
  let text = '';
  for await (const part of process.stdin) text += String(part);
  return JSON.parse(text) as ClientPlan;
}

const { lists, turn = 1, perSecond } = await readPlan();
const times =
  perSecond === undefined ? await oneByOne(lists, turn) : await atTheirTime(lists[0] ?? [], perSecond);
process.stdout.write(JSON.stringify(times));
agent.destroy();
