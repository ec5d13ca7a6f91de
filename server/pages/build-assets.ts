import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { PageAssets } from '../../renderer/contract/renderer-options.ts';
import { createHashedFiles } from '../http/hashed-files.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), name: z.string().optional(), imports: z.array(z.string()).default([]) }),
);

export interface BuildAssets {
  page: PageAssets;
  fontFaces: string;
  studio: StudioAssets;
  /** Bytes of a script as it is sent, with what it brings that not every page has; 0: it is none of the build. Absent: it is not known. */
  scriptBytes?: (address: string) => number;
}

/** Addresses of the editors' application, for the page that starts it. */
export interface StudioAssets {
  script: string;
  styles: string;
  /** Scripts that go before, in development alone. */
  development?: string;
}

/** The browser's files of the build below `root`: their addresses, and the route that sends them. */
export function builtAssets(root: string): { build: BuildAssets; route: RequestHandler } {
  const folder = join(root, 'dist/client');
  return { build: readBuildAssets(folder), route: createHashedFiles(join(folder, 'assets')) };
}

/** Addresses of the browser's files, read from the manifest of the build. */
function readBuildAssets(clientFolder: string): BuildAssets {
  const manifestOf = (name: string): z.output<typeof manifestSchema> =>
    manifestSchema.parse(JSON.parse(readFileSync(join(clientFolder, `.vite/${name}.json`), 'utf8')));
  const manifest = manifestOf('manifest');
  const studio = manifestOf('studio');
  const address = (source: string, within = manifest): string => {
    const file = within[source]?.file;
    if (file === undefined) throw new Error(`The build has no ${source}`);
    return `/${file}`;
  };
  const byBlock = (file: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(manifest).flatMap(([source, entry]) => {
        const type = new RegExp(`^blocks/[^/]+/([^/]+)/${file}$`).exec(source)?.[1];
        return type === undefined ? [] : [[type, `/${entry.file}`]];
      }),
    );
  const fonts = {
    latin: address('fonts/figtree-latin-wght-normal.woff2'),
    extended: address('fonts/figtree-latin-ext-wght-normal.woff2'),
  };
  const everywhere = new Set(
    ['renderer/browser/entry.ts', 'renderer/browser/hydrate.ts'].flatMap((source) => [
      ...withImports(source),
    ]),
  );
  function withImports(source: string, found = new Set<string>()): Set<string> {
    if (found.has(source)) return found;
    found.add(source);
    for (const other of manifest[source]?.imports ?? []) withImports(other, found);
    return found;
  }
  const sources = new Map(Object.entries(manifest).map(([source, { file }]) => [`/${file}`, source]));
  const weights = new Map<string, number>();
  return {
    scriptBytes(script) {
      const source = sources.get(script);
      if (source === undefined) return 0;
      let bytes = weights.get(script);
      if (bytes === undefined) {
        const own = [...withImports(source)].filter((one) => !everywhere.has(one));
        bytes = own.reduce((all, one) => all + sentBytes(join(clientFolder, manifest[one]?.file ?? '')), 0);
        weights.set(script, bytes);
      }
      return bytes;
    },
    page: {
      entry: address('renderer/browser/entry.ts'),
      hydrate: address('renderer/browser/hydrate.ts'),
      islands: byBlock('island.tsx'),
      actions: {
        ...byBlock('action.ts'),
        'preview-banner': address('renderer/browser/preview-banner.ts'),
        'studio-frame': address('renderer/browser/studio-frame.ts'),
        'cms-preview': address('renderer/browser/cms-preview.ts'),
      },
      font: fonts.latin,
    },
    fontFaces: fontFaces(fonts.latin, fonts.extended),
    studio: {
      script: address('renderer/studio/main.tsx', studio),
      styles: address('renderer/studio/style/studio.css', studio),
    },
  };
}

/** Bytes of a file of the build as most browsers get it. */
function sentBytes(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/**
 * The shop's font, and a local font with its metrics for pages that it comes too late for, so that no line moves. The
 * letters of further languages are a family of their own: as second face of the first they make layouts take much longer.
 */
export function fontFaces(latin: string, extended: string): string {
  const face = (family: string, url: string, range: string): string =>
    `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:300 900;font-display:optional;unicode-range:${range}}`;
  const fallback = (
    names: string[],
    weights: string,
    size: string,
    ascent: string,
    descent: string,
  ): string =>
    `@font-face{font-family:"Figtree Fallback";src:${names.map((name) => `local("${name}")`).join(',')};font-weight:${weights};` +
    `size-adjust:${size};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
  return [
    face(
      'Figtree',
      latin,
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    ),
    face(
      'Figtree Extended',
      extended,
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113',
    ),
    fallback(['Arial', 'Liberation Sans', 'Helvetica'], '300 500', '99.46%', '95.51%', '25.13%'),
    fallback(
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
      '600 900',
      '95.79%',
      '99.17%',
      '26.1%',
    ),
  ].join('');
}
