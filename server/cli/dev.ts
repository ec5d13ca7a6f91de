import process from 'node:process';
import { openStorage } from '../compose/compose-storage.ts';
import { readSettings } from '../config.ts';
import { createLogger } from '../operations/logger.ts';
import { seedWhereEmpty } from '../upkeep/first-seed.ts';
import { createDevServer, type DevServer } from './dev/dev-server.ts';
import { endOnSignal } from './end-on-signal.ts';

/** Starts the shop with hot reload. */
async function main(): Promise<void> {
  const settings = readSettings();
  const root = process.cwd();
  const log = createLogger(settings.LOG_LEVEL, true);
  // Once, for every version of the code that is made while this process lives.
  const opening = openStorage({
    settings,
    root,
    log,
    onFault: (error) => log.error({ err: error }, 'The database cannot be used'),
  });
  let dev: DevServer | undefined;
  let endSeed = (): void => {};
  endOnSignal(async () => {
    endSeed();
    await dev?.close();
    await (await opening).close();
  }, 0);
  const { database, keyValue, missing } = await opening;
  const { server, tenants } = (dev = await createDevServer({
    ...{ settings, root, log, database, keyValue },
    notReadyBecause: missing,
  }));
  const slugs = tenants().map(({ config }) => config.slug);
  endSeed = await seedWhereEmpty({ settings, root, log, database, tenants: slugs });

  server.listen(settings.PORT, settings.HOST, () => {
    for (const { config } of tenants())
      console.log(`${config.name} (${config.slug}): http://${config.host}.localhost:${settings.PORT}/`);
  });
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
