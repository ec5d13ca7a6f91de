import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { benchTenant, type ShopDatabase } from './shop-database.ts';

/** Writes under way; ending them gives the milliseconds that each took from when it was due. */
export interface Writes {
  end(): Promise<number[]>;
}

/** Changes a price, then a stock, of one variant in stock after the other, so many times a second, as merchants' systems do. */
export async function startWrites({ database, store }: ShopDatabase, perSecond: number): Promise<Writes> {
  const { tenant, locale } = benchTenant;
  const { rows } = await sql<{ sku: string; price: number }>`
    select sku, price from catalogue_live where tenant = ${tenant} and locale = ${locale} and stock > 0
     order by md5(sku) limit 5000`.execute(database.kysely);
  const ending = new AbortController();
  const times: number[] = [];

  async function write(index: number): Promise<void> {
    const { sku, price } = rows[index % rows.length] ?? { sku: '', price: 0 };
    const changed = await store.write(
      tenant,
      index % 2 === 0
        ? { prices: [{ sku, locale, price: price + 1 + (index % 9), at: Date.now() }] }
        : { stock: [{ sku, to: 1 + (index % 40) }] },
    );
    if (!changed.ok) throw new Error(`${sku} cannot be written: ${changed.reason}`);
  }
  async function run(): Promise<void> {
    const beganAt = performance.now();
    const under: Promise<void>[] = [];
    for (let index = 0; !ending.signal.aborted; index++) {
      const dueAt = beganAt + (1000 * (index + 1)) / perSecond;
      await sleep(Math.max(0, dueAt - performance.now()));
      under.push(write(index).then(() => void times.push(performance.now() - dueAt)));
    }
    await Promise.all(under);
  }
  const running = run();
  // Told when they are ended.
  running.catch(() => {});
  return {
    async end() {
      ending.abort();
      await running;
      return times;
    },
  };
}
