import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin, runnerImport } from 'vite';

const require = createRequire(import.meta.url);
const fonts = ['figtree-latin-wght-normal.woff2', 'figtree-latin-ext-wght-normal.woff2'];

/** Browser code: one entry for every page; islands and actions each by themselves, fetched when wanted. */
const browserEntries = [
  'renderer/browser/entry.ts',
  'renderer/browser/hydrate.ts',
  'renderer/browser/preview-banner.ts',
  'renderer/browser/studio-frame.ts',
  'renderer/browser/cms-preview.ts',
  ...globSync('blocks/*/*/{island.tsx,action.ts}'),
].filter((file) => existsSync(file));

/** The editors' application and its style sheet: a build of its own, so that no page of the shop gets anything of it. */
const studioEntries = ['renderer/studio/main.tsx', 'renderer/studio/style/studio.css'];

/** In the browser styles are only their class names, and the rules of late ones: no style runtime is shipped. */
function stylesAsConstants(): Plugin {
  return {
    name: 'styles-as-constants',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const file = id.split('?')[0] ?? '';
      if (!/\/blocks\/.*\.ts$/.test(file) || file.endsWith('/kit/style/define-styles.ts')) return null;
      if (!/= define(Late)?Styles\(/.test(readFileSync(file, 'utf8'))) return null;
      const { module } = await runnerImport<Record<string, unknown>>(file, { configFile: false });
      return Object.entries(module)
        .filter(([, value]) => typeof value === 'object' && value !== null)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** Code that is fetched later is fetched by the browser’s own `import()`: there are no style sheets beside it to wait for. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name !== 'ssr',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/** Puts the font files among the hashed assets. */
function fontFiles(): Plugin {
  return {
    name: 'font-files',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      if (this.meta.watchMode || this.environment.mode === 'dev') return;
      for (const font of fonts) {
        const file = require.resolve(`@fontsource-variable/figtree/files/${font}`);
        this.emitFile({
          type: 'asset',
          name: font,
          originalFileName: `fonts/${font}`,
          source: readFileSync(file),
        });
      }
    },
  };
}

/** How browser code is written into the folder of hashed files. */
function browserBuild(input: string[], manifest: string): BuildEnvironmentOptions {
  return {
    outDir: 'dist/client',
    emptyOutDir: false,
    manifest,
    sourcemap: false,
    modulePreload: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The editors’ application is larger than a page may be.
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      input,
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
      preserveEntrySignatures: 'strict',
    },
  };
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [stylesAsConstants(), plainImports(), fontFiles(), react()],
  // React is bundled in its production form, whatever NODE_ENV says about the deployment.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  environments: {
    client: {
      build: browserBuild(browserEntries, '.vite/manifest.json'),
    },
    studio: {
      consumer: 'client',
      build: browserBuild(studioEntries, '.vite/studio.json'),
    },
    ssr: {
      resolve: command === 'build' ? { noExternal: ['react', 'react-dom', 'scheduler'] } : {},
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        ssr: true,
        target: 'node22',
        sourcemap: true,
        minify: false,
        rollupOptions: {
          input: {
            main: resolve('server/process/main.ts'),
            'picture-worker': resolve('server/compose/picture-worker.ts'),
            'columns-worker': resolve('server/search/index/columns-worker.ts'),
            'check-content': resolve('server/cli/check-content.ts'),
            seed: resolve('server/cli/seed.ts'),
            'search-rebuild': resolve('server/cli/search-rebuild.ts'),
            reviews: resolve('server/cli/reviews.ts'),
            voucher: resolve('server/cli/voucher.ts'),
            orders: resolve('server/cli/orders.ts'),
            staff: resolve('server/cli/staff.ts'),
            payments: resolve('server/cli/payments.ts'),
            'catalogue-import': resolve('server/cli/catalogue-import.ts'),
            'catalogue-export': resolve('server/cli/catalogue-export.ts'),
            'content-export': resolve('server/cli/content/content-export.ts'),
            'content-import': resolve('server/cli/content/content-import.ts'),
            backup: resolve('server/cli/backup.ts'),
            restore: resolve('server/cli/restore.ts'),
          },
          output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {},
}));
