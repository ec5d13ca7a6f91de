import type { PicturePreload } from '../../blocks/kit/define/page-view.ts';
import { escapeText } from '../../schemas/escape-text.ts';
import { scriptJson } from '../../schemas/json.ts';
import type { PageMeta } from '../../schemas/page.ts';
import type { Alternate } from '../contract/page-request.ts';
import type { PageAssets } from '../contract/renderer-options.ts';

export interface HeadInput {
  meta: PageMeta;
  locale: string;
  /** The page's own address, absolute; undefined: it has none (error pages). */
  url: string | undefined;
  siteName: string;
  alternates: readonly Alternate[];
  themeColour: readonly [string, string];
  assets: PageAssets;
  preloads: readonly PicturePreload[];
  imageUrl: string | undefined;
  structuredData: readonly object[];
  robots: string;
  /**
   * True for a page of which a script takes over a part: its styles are text there, because as a style sheet they would
   * break the policy of the page that asks for them.
   */
  isPart?: boolean;
  /** In the frame of an editor: its script, and the colour mode that is looked at. */
  frame?: { script: string; scheme: 'light' | 'dark' | undefined } | undefined;
}

/** Runs before the first paint, so that a remembered colour mode never flashes. */
export const colourModeScript =
  "try{var m=localStorage.getItem('colour-mode');if(m==='light'||m==='dark')document.documentElement.dataset.mode=m}catch{}";

/** The document up to the opening of `<body>`, but for its style sheet, which stands between the two. */
export function drawHead(input: HeadInput): { before: string; after: string } {
  const { meta } = input;
  const title = titleOf(meta.title, input.siteName);
  const before = [
    '<!doctype html>',
    `<html lang="${input.locale}"${input.frame?.scheme === undefined ? '' : ` data-mode="${input.frame.scheme}"`}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    meta.description === '' ? '' : `<meta name="description" content="${escapeText(meta.description)}">`,
    `<meta name="robots" content="${escapeText(input.robots)}">`,
    input.url === undefined ? '' : `<link rel="canonical" href="${escapeText(input.url)}">`,
    ...alternateLinks(input.alternates),
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="manifest" href="/manifest-${input.locale}.webmanifest">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme:light)" content="${escapeText(input.themeColour[0])}">`,
    `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${escapeText(input.themeColour[1])}">`,
    input.frame ? '' : `<script>${colourModeScript}</script>`,
    `<link rel="preload" as="font" type="font/woff2" href="${input.assets.font}" crossorigin>`,
    ...input.preloads.slice(0, 2).map(preloadLink),
    input.isPart ? '<script type="text/plain" data-styles>' : '<style>',
  ];
  const after = [
    input.isPart ? '</script>' : '</style>',
    openGraph(input, title),
    ...input.structuredData.map(dataScript),
    input.assets.development ?? '',
    input.frame ? `<script type="module" src="${input.frame.script}"></script>` : '',
    `<script type="module" src="${input.assets.entry}"></script>`,
    '</head>',
  ];
  return { before: before.join(''), after: after.join('') };
}

/** The page's title with the shop's name; that alone where nothing of the title can be seen. */
function titleOf(title: string, siteName: string): string {
  if (title.trim() === '') return siteName;
  return title.includes(siteName) ? title : `${title} | ${siteName}`;
}

const dataScripts = new WeakMap<object, string>();

function dataScript(data: object): string {
  let script = dataScripts.get(data);
  if (script === undefined) dataScripts.set(data, (script = writeData(data)));
  return script;
}

function writeData(data: object): string {
  try {
    return `<script type="application/ld+json">${scriptJson(data)}</script>`;
  } catch {
    // What a block tells and nobody can write down (a cycle, a big integer) costs the page no more than this.
    return '';
  }
}

function alternateLinks(alternates: readonly Alternate[]): string[] {
  if (alternates.length < 2) return [];
  const links = alternates.map(
    ({ locale, url }) => `<link rel="alternate" hreflang="${locale}" href="${escapeText(url)}">`,
  );
  const first = alternates[0] as Alternate;
  return [...links, `<link rel="alternate" hreflang="x-default" href="${escapeText(first.url)}">`];
}

function preloadLink({ srcSet, sizes, media }: PicturePreload): string {
  const condition = media === undefined ? '' : ` media="${escapeText(media)}"`;
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeText(srcSet)}" imagesizes="${escapeText(sizes)}"${condition}>`;
}

function openGraph({ meta, url, siteName, locale, imageUrl }: HeadInput, title: string): string {
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', meta.description === '' ? undefined : meta.description],
    ['og:url', url],
    ['og:site_name', siteName],
    ['og:locale', locale.replace('-', '_')],
    ['og:image', imageUrl],
  ];
  return properties
    .filter(([, content]) => content !== undefined)
    .map(([property, content]) => `<meta property="${property}" content="${escapeText(content as string)}">`)
    .join('');
}
