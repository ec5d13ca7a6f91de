import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import {
  createServer as createViteServer,
  createServerModuleRunner,
  type DevEnvironment,
  type LogLevel,
  type Plugin,
} from 'vite';
import type { ShopOptions } from '../../compose/compose-base.ts';
import type { Shop } from '../../compose/compose-shop.ts';
import { browserFiles } from './browser-files.ts';
import { faultPage, type ShownFault, shownFault } from './fault-page.ts';
import { createQuietWork } from './quiet-work.ts';

export interface DevServerOptions extends ShopOptions {
  /** What Vite itself says on the console. Default: `info`. */
  viteLog?: LogLevel;
}

export interface DevServer {
  /** Not listening yet. */
  server: Server;
  /** The shops as they are now; none before a first version could be used. */
  tenants(): Shop['tenants'];
  /** Ends what runs in the background; whoever opened the storage closes it. */
  close(): Promise<void>;
}

/** Paths of what the server is made of. */
const sources =
  /^(server|renderer|blocks|schemas|tenants|content-fixtures\/(illustration|demonstration))\/.*\.(tsx?|json)$/;

/** Quiet after which the code is made anew, in milliseconds: an editor may write several files at once. */
const quietMs = 50;

/**
 * The shop with hot reload: Vite inside the same server, and the server's own code made anew after every change, for which
 * pages wait. While a change cannot be used, pages say why instead. Browsers hear of every change of code and content.
 */
export async function createDevServer(options: DevServerOptions): Promise<DevServer> {
  const { root, log } = options;
  // A page in memory would be that of before the change.
  const settings = { ...options.settings, PAGE_CACHE_MB: 0 };
  const server = createServer();
  /** Browser code that was changed and not found right since, as addresses below the root. */
  const unchecked = new Set<string>();
  let shop: Shop | undefined;
  let fault: ShownFault | undefined;

  const vite = await createViteServer({
    root,
    appType: 'custom',
    logLevel: options.viteLog ?? 'info',
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: [`${resolve(root, settings.DATA_DIR)}/**`] },
    },
    plugins: [tellChanges(noteChange)],
  });
  const { client, ssr } = vite.environments;
  // With its interceptor stacks name files and lines as they were written.
  const runner = createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' });
  const renewal = createQuietWork(renew, quietMs);

  function noteChange(file: string): void {
    const path = relative(root, file);
    if (!sources.test(path) || path.includes('.test.')) return;
    const isForBrowser = client.moduleGraph.getModulesByFile(file) !== undefined;
    if (isForBrowser || /^blocks\/.*\/(action\.ts|island\.tsx)$/.test(path)) unchecked.add(`/${path}`);
    renewal.note();
  }

  /** Puts the shop together as the files are now; what is wrong with them is shown until the next change. */
  async function renew(): Promise<void> {
    try {
      const next = await compose();
      shop?.close();
      shop = next;
      fault = undefined;
    } catch (error) {
      fault = shownFault(brokenJson(root) ?? error, root);
      log.error(fault, 'The change cannot be used yet');
    }
    reload();
  }

  async function compose(): Promise<Shop> {
    for (const address of unchecked) {
      await checkBrowserFile(client, root, address);
      unchecked.delete(address);
    }
    const load = <Module>(file: string): Promise<Module> => runner.import<Module>(file);
    const { composeShop } = await load<typeof import('../../compose/compose-shop.ts')>(
      '/server/compose/compose-shop.ts',
    );
    const checks = await load<typeof import('./check-blocks.ts')>('/server/cli/dev/check-blocks.ts');
    await checks.checkBlocks();
    const next = composeShop({ ...options, settings, assets: browserFiles(root), showsFaults: true });
    next.documents.onRenewed(reload);
    return next;
  }

  function reload(): void {
    client.hot.send({ type: 'full-reload' });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isPage = /text\/html|^\*\/\*$/.test(request.headers.accept ?? '*/*');
    if (isPage) await renewal.settled();
    if (shop && !(isPage && fault)) shop.server.emit('request', request, response);
    else
      response
        .writeHead(500, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
        .end(fault && faultPage(fault));
  }

  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  await renew();

  return {
    server,
    tenants: () => shop?.tenants ?? [],
    async close() {
      await renewal.settled();
      shop?.close();
      await runner.close();
      await vite.close();
    },
  };
}

/** The first file that is no JSON, which Vite does not name. */
function brokenJson(root: string): Error | undefined {
  for (const file of globSync('{server,renderer,blocks,schemas}/**/*.json', { cwd: root })) {
    try {
      JSON.parse(readFileSync(join(root, file), 'utf8'));
    } catch (error) {
      return new Error(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
    }
  }
  return undefined;
}

/** Throws what is wrong with a file for the browser, before one asks for it; a file that is gone needs none. */
async function checkBrowserFile(client: DevEnvironment, root: string, address: string): Promise<void> {
  if (!existsSync(join(root, address))) return;
  const code = (await client.transformRequest(address))?.code ?? '';
  // What no element can call would be a button that does nothing.
  if (
    address.endsWith('/action.ts') &&
    !/\bexport (?:(?:async )?function|const) run\b|\bexport \{[^{}]*\brun\b/.test(code)
  )
    throw new Error(`${address.slice(1)} exports no function \`run\`, which \`data-action\` calls`);
}

/** Tells every change of a file, once Vite knows what it concerns. */
function tellChanges(tell: (file: string) => void): Plugin {
  return { name: 'tell-changes', hotUpdate: { order: 'post', handler: ({ file }) => tell(file) } };
}
