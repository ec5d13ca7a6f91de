import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { newGuestKey } from '../../server/session/guest-cookie.ts';

/** Articles that guests put into their baskets at random moments, so many a second on average. */
export interface BasketPlan {
  url: string;
  /** Of variants, with stock enough. */
  skus: readonly string[];
  guests: number;
  perSecond: number;
  seconds: number;
}

/** Milliseconds of each answer from when it was meant to be asked for, and how many were not 200. */
export interface BasketTimes {
  times: number[];
  failed: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

async function run({ url, skus, guests, perSecond, seconds }: BasketPlan): Promise<BasketTimes> {
  const keys = Array.from({ length: guests }, newGuestKey);
  const result: BasketTimes = { times: [], failed: 0 };
  const underWay: Promise<void>[] = [];
  const start = performance.now();
  for (let at = 0; at < seconds * 1000; at += (-Math.log(1 - Math.random()) * 1000) / perSecond) {
    const due = start + at;
    const wait = due - performance.now();
    if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
    const sku = skus[randomInt(skus.length)] ?? '';
    const key = keys[randomInt(keys.length)] ?? '';
    underWay.push(
      add(url, sku, key).then((status) => {
        result.times.push(performance.now() - due);
        if (status !== 200) result.failed++;
      }),
    );
  }
  await Promise.all(underWay);
  return result;
}

function add(url: string, sku: string, key: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const headers = {
    'Content-Type': 'application/json',
    Cookie: `guest=${key}`,
    'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
  };
  const outgoing = request(`${url}api/basket/v1/add`, { method: 'POST', headers, agent }, (response) => {
    response.resume();
    response.on('end', () => resolve(response.statusCode ?? 0));
  });
  outgoing.on('error', reject);
  outgoing.end(JSON.stringify({ sku }));
  return promise;
}

process.stdout.write(JSON.stringify(await run((await json(process.stdin)) as BasketPlan)));
process.exit();
