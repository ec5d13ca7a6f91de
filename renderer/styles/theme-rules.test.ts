import { expect, test } from 'vitest';
import { stylesOf } from '../../blocks/kit/style/define-styles.ts';
import { themeSchema } from '../../schemas/tenant/theme.ts';
import { compactCss } from './compact-css.ts';
import { frameStyles } from './frame-styles.ts';
import { themeRules } from './theme-rules.ts';

const css = themeRules(
  themeSchema.parse({
    breakpoints: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
    layouts: { tablet: 'sm' },
    tokens: { gutter: '1rem' },
    responsive: { tablet: { gutter: '2rem' }, wide: { gutter: '9rem' } },
    colours: { bg: ['#ffffff', '#000000'] },
    modes: { shadow: ['none', '0 0 1px #000'] },
    themeColour: ['#ffffff', '#000000'],
  }),
);

/** The rules within each of the style sheet's conditions; outside of all: under "always". */
function byCondition(text: string): Record<string, string> {
  const rules: Record<string, string> = {};
  let [depth, start, inner] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && ++depth === 1) inner = at;
    if (text[at] !== '}' || --depth > 0) continue;
    const isCondition = text.startsWith('@media', start);
    const name = isCondition ? text.slice(start, inner) : 'always';
    rules[name] = (rules[name] ?? '') + (isCondition ? text.slice(inner + 1, at) : text.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

test('colours follow the mode of the part in which they stand, other tokens that of the page', () => {
  const rules = byCondition(css);
  expect(rules.always).toContain('--bg:light-dark(#ffffff,#000000)');
  expect(rules.always).toContain('--shadow:none');
  expect(rules['@media screen and (prefers-color-scheme:dark)']).toBe(
    ':root:not([data-mode=light]){--shadow:0 0 1px #000}',
  );
  expect(rules['@media screen']).toBe(':root[data-mode=dark]{--shadow:0 0 1px #000}');
});

test('paper is light, whatever mode was chosen', () => {
  const rules = byCondition(css);
  expect(rules['@media print']).toBe(':root{color-scheme:light!important}');
  // Dark values are for screens alone.
  expect(rules.always?.replace(/light-dark\([^)]*\)/g, '')).not.toContain('0 0 1px');
});

test('widths are the theme’s; a layout that it lacks is never reached', () => {
  const rules = byCondition(css);
  expect(rules['@media (min-width:600px)']).toBe(':root{--gutter:2rem}');
  expect(css).not.toContain('9rem');
});

test('pages fade into one another only where nobody asked for less motion', () => {
  expect(byCondition(css)['@media (prefers-reduced-motion:no-preference)']).toBe(
    '@view-transition{navigation:auto}',
  );
});

test('the page on paper is black on white, with the addresses of other sites', () => {
  const printed = compactCss(stylesOf(frameStyles).css).split('@media print')[1] ?? '';
  expect(printed).toContain('background:#fff');
  expect(printed).toContain('color:#000');
  expect(printed).toContain('.page :is(button,header form,footer nav){display:none}');
  expect(printed).toMatch(/\.page main a\[href\^=http\]::after\{content:" \(" attr\(href\) "\)"/);
});
