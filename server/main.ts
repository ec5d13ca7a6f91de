import type { Logger } from 'pino';
import { cataloguePath } from './block-catalogue/catalogue-document.ts';
import { composeShop, type Shop } from './compose.ts';
import { openStorage, type ShopStorage } from './compose-storage.ts';
import { readSettings, type Settings } from './config.ts';
import { seedWhereEmpty } from './first-seed.ts';
import { createLogger } from './operations/logger.ts';

const startedAt = performance.now();

/** Starts the shop: settings → storage and parts → listen → drain on SIGTERM. */
async function main(): Promise<void> {
  const settings = readSettings();
  const root = process.cwd();
  const log = createLogger(settings.LOG_LEVEL, settings.LOG_PRETTY ?? process.stdout.isTTY);
  const opening = openStorage({ settings, root, log, onFault: (error) => void fail(error) });
  let shop: Shop | undefined;
  let isStopping = false;
  let endSeed = (): void => {};

  async function end(status: number): Promise<void> {
    isStopping = true;
    endSeed();
    const storage = await opening.catch(() => undefined);
    if (shop) await drain(shop, settings.DRAIN_MS);
    // What was promised to visitors is kept by now; a storage that hangs must not keep the process.
    await storage?.close().catch((error: unknown) => log.warn({ err: error }, 'The storage did not close'));
    process.exit(status);
  }
  function fail(error: unknown): Promise<void> {
    process.stderr.write(`${messageOf(error)}\n`);
    return end(1);
  }
  function stop(signal: string): void {
    if (isStopping) process.exit(1);
    log.info({ signal }, 'Stopping: finishing what is under way');
    void end(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  try {
    const storage = await opening;
    if (isStopping) return;
    shop = open({ settings, root, log, storage });
    shop.server.on('error', (error) => void fail(error));
    const tenants = shop.tenants.map(({ config }) => config.slug);
    endSeed = await seedWhereEmpty({ settings, root, log, database: storage.database, tenants });
    if (isStopping) endSeed();
  } catch (error) {
    await fail(error);
  }
}

interface Opening {
  settings: Settings;
  root: string;
  log: Logger;
  storage: ShopStorage;
}

/** Puts the shop together and has it listen. */
function open({ settings, root, log, storage }: Opening): Shop {
  const { database, keyValue, missing } = storage;
  const shop = composeShop({ settings, root, log, database, keyValue, notReadyBecause: missing });
  shop.server.listen(settings.PORT, settings.HOST, () => {
    const lines = shop.tenants.flatMap(({ config }) =>
      config.locales.map(
        ({ locale, prefix }) => `  ${config.name}, ${locale}: ${shop.originOf(config.slug)}${prefix || '/'}`,
      ),
    );
    if (settings.NODE_ENV !== 'production')
      lines.push(`  Block catalogue: ${shop.originOf(settings.DEFAULT_TENANT)}${cataloguePath}`);
    process.stdout.write(
      `Ready after ${Math.round(performance.now() - startedAt)} ms\n${lines.join('\n')}\n`,
    );
    // Not at once: the first visitors come first. A picture that was not prepared is looked at in this thread.
    setTimeout(() => void prepare(shop, log), 500).unref();
  });
  return shop;
}

/** Resolves when every request has its answer, or its time was up (milliseconds). */
async function drain(shop: Shop, limitMs: number): Promise<void> {
  shop.stopReady();
  if (shop.server.listening) {
    const force = setTimeout(() => shop.server.closeAllConnections(), limitMs);
    await new Promise((resolve) => {
      shop.server.close(resolve);
      shop.server.closeIdleConnections();
    });
    clearTimeout(force);
  }
  shop.close();
}

/** What cannot be made ready now is made when it is asked for. */
async function prepare(shop: Shop, log: Logger): Promise<void> {
  try {
    await shop.prepare();
  } catch (error) {
    log.warn({ err: error }, 'Not everything could be made ready before it is asked for');
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
