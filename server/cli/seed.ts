// Puts the demonstration into the database: `npm run seed`, `npm run seed -- --products 100000 --tenant at`. With `--first`,
// as `npm start` says it, only where the embedded database is not there yet or was not filled to the end.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, type Settings } from '../config.ts';
import type { SeededTenant } from '../upkeep/seed-demonstration.ts';
import { shopLeftOut, unfinishedSeedFile } from '../upkeep/seed-outcome.ts';
import type { WantedSeed } from './fill-database.ts';

const usage = 'npm run seed -- [--products 720] [--reviewed 2000] [--tenant at] [--day 2026-11-28] [--first]';
const maxProducts = 1_000_000;

function readArguments(): WantedSeed & { isFirst: boolean } {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      reviewed: { type: 'string' },
      tenant: { type: 'string' },
      day: { type: 'string' },
      first: { type: 'boolean', default: false },
    },
  });
  const [products, reviewed] = [values.products, values.reviewed].map(readCount);
  // Of one day everything is the same: nothing depends on the hour.
  const now = Date.parse(`${values.day ?? new Date().toISOString().slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(now)) throw new TypeError(`Usage: ${usage}`);
  return { products, reviewed, tenant: values.tenant, now, isFirst: values.first };
}

function readCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > maxProducts) throw new TypeError(`Usage: ${usage}`);
  return count;
}

/** Whether a first start has something to fill; whoever has a server, or runs in production, is left alone. */
function isWantedFirst({ DATABASE_URL, NODE_ENV, DATA_DIR }: Settings): boolean {
  if (DATABASE_URL !== undefined || NODE_ENV === 'production') return false;
  const data = resolve(DATA_DIR);
  return !existsSync(join(data, 'postgres')) || existsSync(unfinishedSeedFile(data));
}

async function seed(): Promise<void> {
  const settings = readSettings();
  const wanted = readArguments();
  if (wanted.isFirst && !isWantedFirst(settings)) return;
  if (wanted.isFirst) console.error('• Filling the database with the demonstration (once)');
  const startedAt = performance.now();
  // Later, because most starts have nothing to fill.
  const { fillDatabase } = await import('./fill-database.ts');
  const seeded = await fillDatabase(settings, wanted);
  for (const each of seeded) report(each);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`The demonstration is in the database after ${seconds} s`);
  if (seeded.some(({ ok }) => !ok)) process.exitCode = shopLeftOut;
}

function report(seeded: SeededTenant): void {
  const { tenant } = seeded;
  if (!seeded.ok) {
    console.error(`The shop "${tenant}" is left out. ${seeded.lacks.join(' ')}`);
    console.error(`  Then fill it: npm run seed -- --tenant ${tenant}`);
    return;
  }
  const { products, reviews, found } = seeded;
  const searches = Object.entries(found).map(([locale, count]) => `${count} found in ${locale}`);
  console.log(`${tenant}: ${products} products, ${reviews} new reviews, ${searches.join(', ')}`);
}

try {
  await seed();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
