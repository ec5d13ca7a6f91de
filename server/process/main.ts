import { once } from 'node:events';
import { openCarrier } from '../compose/outside/open-carrier.ts';
import { openPayments } from '../compose/outside/open-payments.ts';
import { openStorage } from '../compose/compose-storage.ts';
import type { Shop } from '../compose/compose-shop.ts';
import { readSettings } from '../config.ts';
import { drain } from './drain.ts';
import { createLogger } from '../operations/logger.ts';
import { whenLauncherEnds } from './when-launcher-ends.ts';

/** Milliseconds within which several signals are one wish: a service manager tells all of a group, and launchers hand on. */
const oneWishMs = 1000;

/** Starts the shop: settings → storage and parts → listen → drain on SIGTERM. */
async function main(): Promise<void> {
  // What editors change is kept in the database; development and tests read the files.
  const given = readSettings();
  const settings = { ...given, CONTENT_STORE: given.CONTENT_STORE ?? true };
  const root = process.cwd();
  const log = createLogger(settings.LOG_LEVEL, settings.LOG_PRETTY ?? process.stdout.isTTY);
  const opening = openStorage({ settings, root, log, onFault: (error) => void fail(error) });
  let shop: Shop | undefined;
  let stoppingSince: number | undefined;
  let endSeed = (): void => {};
  const urged = new AbortController();

  async function end(status: number): Promise<void> {
    stoppingSince = performance.now();
    endSeed();
    const storage = await opening.catch(() => undefined);
    if (shop) await Promise.race([drain(shop, settings.DRAIN_MS), once(urged.signal, 'abort')]);
    // What was promised to visitors is kept by now; a storage that hangs must not keep the process.
    await storage?.close().catch((error: unknown) => log.warn({ err: error }, 'The storage did not close'));
    process.exit(status);
  }
  function fail(error: unknown): Promise<void> {
    process.stderr.write(`${messageOf(error)}\n`);
    return end(1);
  }
  function stop(signal: string): void {
    if (stoppingSince === undefined) {
      log.info({ signal }, 'Stopping: finishing what is under way');
      void end(0);
    } else if (performance.now() - stoppingSince > oneWishMs) {
      if (urged.signal.aborted) process.exit(1);
      // Answers under way are left; the database is not: nobody else would stop it.
      urged.abort();
    }
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  whenLauncherEnds(() => stop('end of the launcher'));

  try {
    // The rest of the code is read while the database starts.
    const [storage, payments, carriers, { listen }] = await Promise.all([
      opening,
      openPayments(settings, log),
      openCarrier(settings),
      import('./listen.ts'),
    ]);
    if (stoppingSince !== undefined) return;
    const { provider } = payments;
    const { carrier } = carriers;
    shop = listen({ settings, root, log, storage, provider, carrier });
    shop.server.on('close', () => {
      payments.close();
      carriers.close();
    });
    shop.server.on('error', (error) => void fail(error));
    const tenants = shop.tenants.map(({ config }) => config.slug);
    const { seedWhereEmpty } = await import('../upkeep/first-seed.ts');
    endSeed = await seedWhereEmpty({ settings, root, log, database: storage.database, tenants });
    if (stoppingSince !== undefined) endSeed();
  } catch (error) {
    await fail(error);
  }
}

function messageOf(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE' && port !== undefined
    ? `Port ${port} is taken: set PORT to another one`
    : message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(1);
});
