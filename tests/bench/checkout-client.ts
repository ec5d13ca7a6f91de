// Guests who order, on the second core: a plan comes as JSON on standard input, what came of it goes to standard output.
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Buyer, createBuyer, viewPage } from './buyer.ts';

/** Orders, adds to baskets and page views at random moments, so many a second of each on average. */
export interface SteadyPlan {
  kind: 'steady';
  url: string;
  /** Of variants with stock enough, and paths of pages. */
  skus: readonly string[];
  pages: readonly string[];
  perSecond: Readonly<Record<Deed, number>>;
  seconds: number;
}
/** Guests who want the same article and press the button at once, at several processes by turns. */
export interface RushPlan {
  kind: 'rush';
  urls: readonly string[];
  sku: string;
  buyers: number;
}
export type CheckoutPlan = SteadyPlan | RushPlan;

export type Deed = 'order' | 'add' | 'view';

/** Of each deed, milliseconds from when it was due to its answer, and how many did not go well. */
export type SteadyTimes = Record<Deed, { times: number[]; failed: number }>;
/** Where each press led, or the status that refused it. */
export type RushWays = (string | number)[];

/** Guests who are brought to the last step at once. */
const preparedAtOnce = 8;
/** Times that a buyer presses again who is told to come again. */
const mostPresses = 60;

const isOrder = (way: string | number): boolean => String(way).startsWith('/kasse/auftrag?');
const oneOf = (list: readonly string[]): string => list[randomInt(list.length)] ?? '';

async function prepare(count: number, make: (at: number) => { url: string; sku: string }): Promise<Buyer[]> {
  const ready: Buyer[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const at = next++;
      const { url, sku } = make(at);
      const buyer = createBuyer(url);
      if ((await buyer.add(sku)) !== 200) throw new Error(`${sku} went into no basket`);
      await buyer.toLastStep();
      ready[at] = buyer;
    }
  };
  await Promise.all(Array.from({ length: preparedAtOnce }, work));
  return ready;
}

async function steady({ url, skus, pages, perSecond, seconds }: SteadyPlan): Promise<SteadyTimes> {
  const moments = (Object.keys(perSecond) as Deed[])
    .flatMap((deed) => momentsOf(perSecond[deed], seconds).map((at) => ({ deed, at })))
    .toSorted((one, other) => one.at - other.at);
  const orders = moments.filter(({ deed }) => deed === 'order').length;
  const buyers = await prepare(orders, () => ({ url, sku: oneOf(skus) }));
  const goesWell: Record<Deed, () => Promise<boolean>> = {
    order: async () => isOrder((await buyers.pop()?.press()) ?? 0),
    add: async () => (await createBuyer(url).add(oneOf(skus))) === 200,
    view: async () => (await viewPage(url, oneOf(pages))) === 200,
  };
  const result: SteadyTimes = {
    order: { times: [], failed: 0 },
    add: { times: [], failed: 0 },
    view: { times: [], failed: 0 },
  };
  const start = performance.now();
  const underWay: Promise<void>[] = [];
  for (const { deed, at } of moments) {
    const due = start + at;
    const wait = due - performance.now();
    if (wait > 1) await sleep(wait);
    underWay.push(
      goesWell[deed]().then((isGood) => {
        result[deed].times.push(performance.now() - due);
        if (!isGood) result[deed].failed++;
      }),
    );
  }
  await Promise.all(underWay);
  return result;
}

function momentsOf(perSecond: number, seconds: number): number[] {
  const moments: number[] = [];
  for (let at = 0; at < seconds * 1000; at += (-Math.log(1 - Math.random()) * 1000) / perSecond)
    moments.push(at);
  return moments;
}

async function rush({ urls, sku, buyers: count }: RushPlan): Promise<RushWays> {
  const buyers = await prepare(count, (at) => ({ url: urls[at % urls.length] ?? '', sku }));
  return Promise.all(buyers.map(insist));
}

/** Presses again as long as the shop asks for that; the last answer. */
async function insist(buyer: Buyer): Promise<string | number> {
  let way = await buyer.press();
  for (let again = 0; way === 503 && again < mostPresses; again++) {
    await sleep(500 + randomInt(500));
    way = await buyer.press();
  }
  return way;
}

const plan = (await json(process.stdin)) as CheckoutPlan;
const result = plan.kind === 'steady' ? await steady(plan) : await rush(plan);
process.stdout.write(JSON.stringify(result), () => process.exit());
