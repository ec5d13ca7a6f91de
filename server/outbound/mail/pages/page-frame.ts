import { createHash } from 'node:crypto';
import { escapeText } from '../../../../schemas/escape-text.ts';

const sheet = [
  ':root{color-scheme:light dark;--bg:light-dark(#fff,#11181a);--surface:light-dark(#f7f4ef,#182124);--ink:light-dark(#1a2326,#edf2f2);--quiet:light-dark(#485357,#b8c4c7);--line:light-dark(#e2dcd3,#2d393d);--brand:light-dark(#056579,#70d1e4);--good:light-dark(#19703d,#73d29b);--bad:light-dark(#b42318,#ff9d90);--focus:light-dark(#1450c8,#9cc9ff)}',
  '*{box-sizing:border-box}',
  'body{margin:0;background:var(--bg);color:var(--ink);font:1rem/1.5 Figtree,system-ui,sans-serif}',
  'main{max-width:75rem;margin:0 auto;padding:2rem clamp(1rem,4vw,2rem) 4rem}',
  'h1{margin:0 0 1.5rem;font-size:clamp(1.5rem,1.32rem + .8vw,2rem);line-height:1.2;overflow-wrap:anywhere}',
  'h2{margin:2.5rem 0 .75rem;font-size:1.125rem}',
  'a{color:var(--brand);text-underline-offset:.2em}',
  ':focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}',
  'ol,dl,pre{margin:0;padding:0}',
  '.mails{list-style:none;border-top:1px solid var(--line)}',
  '.mails li{display:grid;gap:.125rem 1.5rem;padding:.75rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}',
  '.mails a{font-weight:600}',
  '.quiet{color:var(--quiet);font-size:.875rem}',
  '.sent{color:var(--good)}',
  '.given-up{color:var(--bad)}',
  'dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.25rem 1.5rem}',
  'dt{color:var(--quiet)}',
  'dd{margin:0;overflow-wrap:anywhere}',
  'pre,iframe{width:100%;border:1px solid var(--line);border-radius:10px;background:var(--surface)}',
  'pre{padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;font:.875rem/1.5 ui-monospace,monospace}',
  'iframe{display:block;height:56rem;resize:both}',
  '@media(min-width:40rem){.mails li{grid-template-columns:minmax(0,1fr) max-content}.mails .quiet:nth-child(even){text-align:end}}',
].join('');

const sheetHash = createHash('sha256').update(sheet).digest('base64');

/** What the pages may do: show their own rules and a mail in a frame. */
export const framePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${sheetHash}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page; `main` is HTML. */
export function framePage(title: string, main: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>${sheet}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body><main>${main}</main></body></html>`;
}
