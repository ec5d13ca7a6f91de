import type { Theme } from '../../schemas/tenant/theme.ts';

/** From page to page of the shop the browser fades, where nobody asked for less motion. */
const pageChange = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * The theme as custom properties. Colours are written with `light-dark()`, so that one rule serves the system's mode,
 * a chosen one (`data-mode` on the root), and any part of the page that sets its own `color-scheme`.
 */
export function themeRules(theme: Theme): string {
  const tokens = Object.entries(theme.tokens).map(([name, value]) => `--${name}:${value}`);
  const colours = Object.entries(theme.colours).map(
    ([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`,
  );
  const light = Object.entries(theme.modes).map(([name, [value]]) => `--${name}:${value}`);
  const dark = Object.entries(theme.modes).map(([name, [, value]]) => `--${name}:${value}`);
  const responsive = Object.entries(theme.responsive).map(([layout, tokensFrom]) => {
    const breakpoint = theme.layouts[layout as keyof Theme['layouts']];
    if (breakpoint === undefined) return '';
    const values = Object.entries(tokensFrom ?? {}).map(([name, value]) => `--${name}:${value}`);
    return `@media (min-width:${theme.breakpoints[breakpoint]}px){:root{${values.join(';')}}}`;
  });
  return [
    `:root{color-scheme:light dark;${[...tokens, ...colours, ...light].join(';')}}`,
    ':root[data-mode=light]{color-scheme:light}:root[data-mode=dark]{color-scheme:dark}',
    `@media screen and (prefers-color-scheme:dark){:root:not([data-mode=light]){${dark.join(';')}}}`,
    `@media screen{:root[data-mode=dark]{${dark.join(';')}}}`,
    // Paper is white, whatever the screen was.
    '@media print{:root{color-scheme:light!important}}',
    ...responsive,
    pageChange,
  ].join('');
}
