import { createHash } from 'node:crypto';
import type { Theme } from '../../../schemas/tenant/theme.ts';

/** The desk's own rules, from the theme's tokens alone. */
const rules = [
  '*,::before,::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%}',
  'body{margin:0;background:var(--surface);color:var(--ink);font:var(--text-md)/1.5 system-ui,sans-serif;min-height:100vh}',
  'h1{margin:0 0 var(--s-3);font-size:var(--text-2xl);line-height:1.2;overflow-wrap:anywhere}',
  'h2{margin:0 0 var(--s-1);font-size:var(--text-lg);line-height:1.3}',
  'p{margin:0 0 var(--s-2);max-width:44rem}',
  'a{color:var(--brand-strong);text-underline-offset:.2em}',
  ':focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:var(--r-xs)}',
  '.skip{position:absolute;left:var(--s-2);top:-6rem;padding:var(--s-1) var(--s-2);background:var(--raised);z-index:1}',
  '.skip:focus{top:var(--s-1)}',
  '.head{background:var(--brand-deep);color:var(--on-deep)}',
  '.head-in{display:flex;flex-wrap:wrap;align-items:center;gap:var(--s-05) var(--s-3);max-width:80rem;margin:0 auto;padding:var(--s-1) clamp(1rem,4vw,2rem)}',
  '.head a,.head .plain{color:inherit}',
  '.head :focus-visible{outline-color:var(--on-deep)}',
  '.home{flex:1;padding:var(--s-1) 0;font-weight:700;text-decoration:none}',
  '.nav{flex:1 0 100%}',
  '.nav ul{display:flex;flex-wrap:wrap;gap:var(--s-05);margin:0 calc(var(--s-15)*-1);padding:0;list-style:none}',
  '.nav a{display:block;padding:var(--s-1) var(--s-15);border-radius:var(--r-sm);text-decoration:none}',
  '.nav a:hover{text-decoration:underline}',
  '.nav a[aria-current]{background:color-mix(in srgb,currentColor 18%,transparent);font-weight:600}',
  '.plain{padding:var(--s-1) 0;border:0;background:none;font:inherit;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}',
  'main{max-width:80rem;margin:0 auto;padding:var(--s-4) clamp(1rem,4vw,2rem) var(--s-8)}',
  '.narrow{max-width:30rem}',
  'main>div.narrow{margin-inline:auto}',
  '.card{margin:0 0 var(--s-3);padding:clamp(1rem,3vw,1.5rem);border:1px solid var(--line);border-radius:var(--r-md);background:var(--raised)}',
  '.card>:last-child,form>:last-child{margin-bottom:0}',
  '.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:var(--s-2);margin:0;padding:0;list-style:none}',
  '.cards .card{margin:0}',
  '.cards p{margin:var(--s-05) 0 0;color:var(--ink-2);font-size:var(--text-sm)}',
  '.quiet{color:var(--ink-2);font-size:var(--text-sm)}',
  '.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:var(--s-3);align-items:start;margin:0 0 var(--s-3)}',
  '.columns>.card{margin:0}',
  '.field{margin:0 0 var(--s-2);padding:0;border:0;min-width:0}',
  '.field label,.field legend{display:block;margin:0 0 var(--s-05);padding:0;font-weight:600}',
  '.field .choice{display:flex;gap:var(--s-1);align-items:start;margin:0;padding:var(--s-05) 0;font-weight:400}',
  '.choice input{flex:none;width:1.25rem;height:1.25rem;margin:.125rem 0 0;accent-color:var(--brand-strong)}',
  '.choice .quiet{display:block}',
  '.field input:not([type=checkbox]),.field select{width:100%;min-height:2.75rem;padding:var(--s-1) var(--s-15);border:1px solid var(--line-strong);border-radius:var(--r-sm);background:var(--bg);color:var(--ink);font:inherit}',
  '.field [aria-invalid=true]{border:2px solid var(--error)}',
  '.hint{margin:0 0 var(--s-05);color:var(--ink-2);font-size:var(--text-sm)}',
  '.fault{margin:var(--s-05) 0 0;color:var(--error);font-size:var(--text-sm);font-weight:600}',
  '.button{display:inline-block;min-height:2.75rem;padding:var(--s-1) var(--s-3);border:1px solid var(--brand-strong);border-radius:var(--r-sm);background:var(--brand-strong);color:var(--bg);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}',
  '.button:hover{filter:brightness(1.08)}',
  '.button.second{background:transparent;color:var(--brand-strong)}',
  '.button.danger{border-color:var(--error);background:transparent;color:var(--error)}',
  '.notice{margin:0 0 var(--s-3);padding:var(--s-15) var(--s-2);border-left:4px solid var(--success);border-radius:var(--r-xs);background:var(--success-soft);max-width:none}',
  '.notice.bad{border-color:var(--error);background:var(--error-soft)}',
  '.scroll{margin:0 0 var(--s-3);overflow-x:auto;border:1px solid var(--line);border-radius:var(--r-md);background:var(--raised)}',
  'table{width:100%;min-width:52rem;border-collapse:collapse}',
  'caption{padding:var(--s-15) var(--s-2);text-align:left;color:var(--ink-2);font-size:var(--text-sm)}',
  'th,td{padding:var(--s-15) var(--s-2);border-top:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:break-word}',
  'thead th{color:var(--ink-2);font-size:var(--text-sm);font-weight:600;white-space:nowrap}',
  'tbody th{font-weight:600}',
  'time{white-space:nowrap}',
  '.state{display:inline-block;padding:0 var(--s-1);border-radius:var(--r-pill);background:var(--surface-2);font-size:var(--text-sm);white-space:nowrap}',
  '.state.active{background:var(--success-soft);color:var(--success)}',
  '.state.disabled{background:var(--error-soft);color:var(--error)}',
  '.state.invited{background:var(--warning-soft);color:var(--warning)}',
  '.filter{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr));gap:0 var(--s-2);align-items:end}',
  '.filter .field{min-width:0}',
  '.filter .actions{margin:0 0 var(--s-2)}',
  '.actions{display:flex;flex-wrap:wrap;gap:var(--s-1) var(--s-3);align-items:center}',
  '.qr{display:block;width:min(100%,14rem);height:auto;margin:0 0 var(--s-2);padding:var(--s-1);border-radius:var(--r-sm);background:#fff}',
  '.key{font-family:ui-monospace,monospace;font-size:var(--text-lg);overflow-wrap:anywhere}',
  '.codes{columns:2;margin:0 0 var(--s-3);list-style:none;font-family:ui-monospace,monospace;font-size:var(--text-lg);line-height:1.8}',
  '.foot{max-width:80rem;margin:0 auto;padding:0 clamp(1rem,4vw,2rem) var(--s-4)}',
  '.foot form{display:flex;flex-wrap:wrap;gap:var(--s-1) var(--s-2);align-items:center}',
  '.foot .plain{color:var(--brand-strong)}',
  '.foot [aria-pressed=true]{color:var(--ink);font-weight:600;text-decoration:none}',
  '@media print{.head,.foot,.button{display:none}}',
].join('');

/** The desk's style sheet in the colours of a shop, and the policy that allows it and nothing else. */
export function deskSheet({ tokens, colours }: Theme): { css: string; policy: string } {
  const properties = [
    ...Object.entries(tokens).map(([name, value]) => `--${name}:${value}`),
    ...Object.entries(colours).map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`),
  ];
  const used = properties.filter(
    (each) => rules.includes(`var(${each.split(':', 1)[0]})`) || each.startsWith('--unit:'),
  );
  const css = `:root{color-scheme:light dark;${used.join(';')}}${rules}`;
  const hash = createHash('sha256').update(css).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { css, policy };
}
