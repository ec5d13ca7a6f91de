import { composeShop } from './compose.ts';
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
    process.stdout.write(
      `Ready after ${Math.round(performance.now() - startedAt)} ms\n${lines.join('\n')}\n`,
    );
    // Not at once: the first visitors come first.
    setTimeout(() => void shop.prepare(), 2000).unref();
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

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
