import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ShopOptions } from '../../compose/compose-base.ts';
import { fontFaces } from '../../pages/build-assets.ts';

/** Where Vite's dev server has the browser's files, as they are in the folder `root` now. */
export function browserFiles(root: string): NonNullable<ShopOptions['assets']> {
  const byBlock = (file: string): Record<string, string> =>
    Object.fromEntries(
      globSync(`blocks/*/*/${file}`, { cwd: root }).map((path) => [path.split('/')[2] ?? '', `/${path}`]),
    );
  const require = createRequire(import.meta.url);
  const font = (name: string): string =>
    `/@fs${require.resolve(`@fontsource-variable/figtree/files/${name}`)}`;
  const latin = font('figtree-latin-wght-normal.woff2');
  const preamble =
    'import{injectIntoGlobalHook as i}from"/@react-refresh";i(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t';
  const development = `<script type="module">${preamble}</script><script type="module" src="/@vite/client"></script>`;
  return {
    build: {
      page: {
        entry: '/renderer/browser/entry.ts',
        hydrate: '/renderer/browser/hydrate.ts',
        islands: byBlock('island.tsx'),
        actions: {
        ...byBlock('action.ts'),
        'preview-banner': '/renderer/browser/preview-banner.ts',
        'studio-frame': '/renderer/browser/studio-frame.ts',
        'cms-preview': '/renderer/browser/cms-preview.ts',
      },
        font: latin,
        development,
      },
      fontFaces: fontFaces(latin, font('figtree-latin-ext-wght-normal.woff2')),
      studio: {
        script: '/renderer/studio/main.tsx',
        styles: '/renderer/studio/style/studio.css',
        development,
      },
    },
    route: (_request, response) => void response.status(404).end(),
  };
}
