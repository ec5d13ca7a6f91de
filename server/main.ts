import type { Logger } from 'pino';
import { cataloguePath } from './block-catalogue/catalogue-document.ts';
import { composeShop, type Shop } from './compose.ts';
import { readSettings } from './config.ts';
import { createLogger } from './operations/logger.ts';

const startedAt = performance.now();

/** Starts the shop: settings → parts → listen → drain on SIGTERM. */
function main(): void {
  const settings = readSettings();
  const log = createLogger(settings.LOG_LEVEL, settings.LOG_PRETTY ?? process.stdout.isTTY);
  const shop = composeShop({ settings, root: process.cwd(), log });

  shop.server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE' ? `Port ${settings.PORT} is taken: set PORT to another one` : error.message;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
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

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'Stopping: finishing what is under way');
    shop.stopReady();
    const force = setTimeout(() => shop.server.closeAllConnections(), settings.DRAIN_MS);
    shop.server.close(() => {
      clearTimeout(force);
      shop.close();
      process.exit(0);
    });
    shop.server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What cannot be made ready now is made when it is asked for. */
async function prepare(shop: Shop, log: Logger): Promise<void> {
  try {
    await shop.prepare();
  } catch (error) {
    log.warn({ err: error }, 'Not everything could be made ready before it is asked for');
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
