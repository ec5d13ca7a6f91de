import { createServer as createHttpServer, type Server } from 'node:http';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer as createViteServer } from 'vite';
import process from 'node:process';
import type { Shop } from '../compose/compose-shop.ts';
import { openStorage } from '../compose/compose-storage.ts';
import { readSettings } from '../config.ts';
import { fontFaces } from '../pages/build-assets.ts';
import { createLogger } from '../operations/logger.ts';
import { seedWhereEmpty } from '../upkeep/first-seed.ts';
import { endWhenTold } from './end-when-told.ts';

type Compose = typeof import('../compose/compose-shop.ts');

/** The shop with hot reload: Vite inside the same server, and the server's own code made anew after every change. */
async function main(): Promise<void> {
  const settings = readSettings();
  const log = createLogger(settings.LOG_LEVEL, true);
  const outer: Server = createHttpServer();
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server: outer } },
    appType: 'custom',
  });
  const assets = developmentAssets();
  // Once, for every version of the code that is made while this process lives.
  const opening = openStorage({
    settings,
    root: process.cwd(),
    log,
    onFault: (error) => log.error({ err: error }, 'The database cannot be used'),
  });
  let shop: Shop | undefined;
  let endSeed = (): void => {};
  endWhenTold(async () => {
    endSeed();
    shop?.close();
    await (await opening).close();
  }, 0);
  const { database, keyValue, missing } = await opening;

  async function compose(): Promise<void> {
    const { composeShop } = (await vite.ssrLoadModule('/server/compose/compose-shop.ts')) as Compose;
    const next = composeShop({
      settings,
      root: process.cwd(),
      log,
      assets,
      database,
      keyValue,
      notReadyBecause: missing,
    });
    next.server.emit('listening');
    shop?.close();
    shop = next;
  }
  await compose();

  let timer: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (_event, file) => {
    const isSource =
      /\/(server|renderer|blocks|schemas|tenants|illustration|demonstration)\//.test(file) &&
      /\.(tsx?|json)$/.test(file);
    if (!isSource || file.includes('.test.')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      compose().then(
        () => vite.environments.client.hot.send({ type: 'full-reload' }),
        (error: unknown) => log.error({ err: error }, 'The change cannot be used yet'),
      );
    }, 50);
  });

  const tenants = shop?.tenants.map(({ config }) => config.slug) ?? [];
  endSeed = await seedWhereEmpty({ settings, root: process.cwd(), log, database, tenants });

  outer.on('request', (request, response) => {
    vite.middlewares(request, response, () => shop?.server.emit('request', request, response));
  });
  outer.listen(settings.PORT, settings.HOST, () => {
    for (const { config } of shop?.tenants ?? [])
      console.log(`${config.name} (${config.slug}): http://${config.host}.localhost:${settings.PORT}/`);
  });
}

function developmentAssets(): NonNullable<Parameters<Compose['composeShop']>[0]['assets']> {
  const byBlock = (file: string): Record<string, string> =>
    Object.fromEntries(globSync(`blocks/*/*/${file}`).map((path) => [path.split('/')[2] ?? '', `/${path}`]));
  const require = createRequire(import.meta.url);
  const font = (name: string): string =>
    `/@fs${require.resolve(`@fontsource-variable/figtree/files/${name}`)}`;
  const latin = font('figtree-latin-wght-normal.woff2');
  const preamble =
    'import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t';
  return {
    build: {
      page: {
        entry: '/renderer/browser/entry.ts',
        hydrate: '/renderer/browser/hydrate.ts',
        islands: byBlock('island.tsx'),
        actions: { ...byBlock('action.ts'), 'preview-banner': '/renderer/browser/preview-banner.ts' },
        font: latin,
        development: `<script type="module">${preamble}</script><script type="module" src="/@vite/client"></script>`,
      },
      fontFaces: fontFaces(latin, font('figtree-latin-ext-wght-normal.woff2')),
    },
    route: (_request, response) => void response.status(404).end(),
  };
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exit(1);
});
