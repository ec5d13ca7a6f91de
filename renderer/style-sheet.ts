import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { stylesOf } from '../blocks/kit/style.ts';
import type { Theme } from '../schemas/theme.ts';
import { compactCss } from './compact-css.ts';
import type { Registry } from './registry.ts';
import { themeRules } from './theme-rules.ts';

/** CSS of one page as bytes, and its hash for the security policy (`sha256-…`). */
export interface PageStyles {
  css: Buffer;
  hash: string;
}

/** Puts together the rules of what a page shows: theme, frame of the page, kit, blocks. */
export interface StyleSheets {
  /**
   * `rules` are those that nodes made for themselves; `more` are class names that only this page needs (the preview's).
   */
  stylesFor(blocks: ReadonlySet<string>, rules: string, more?: object): PageStyles;
}

/** Sheets that are kept, of either kind; content decides how many there are, so the count is bounded. */
const maxSheets = 200;

export function createStyleSheets(
  theme: Theme,
  base: object,
  registry: Registry,
  fonts: string,
): StyleSheets {
  const sheets = new LRUCache<string, PageStyles>({ max: maxSheets });
  const widths = (css: string): string => compactCss(withBreakpoints(css, theme));
  const head = fonts + themeRules(theme) + widths(stylesOf(base).css);

  return {
    stylesFor(blocks, rules, more) {
      const types = [...blocks].toSorted();
      const key = `${types.join()} ${more !== undefined} ${rules}`;
      let sheet = sheets.get(key);
      if (!sheet) {
        const extra = more === undefined ? '' : widths(stylesOf(more).css);
        const css = head + extra + unitsOf(types, registry).map(widths).join('') + rules;
        sheets.set(key, (sheet = { css: Buffer.from(css), hash: hashOf(css) }));
      }
      return sheet;
    },
  };
}

/** The rules of all units that the blocks use, each once. */
function unitsOf(types: readonly string[], registry: Registry): string[] {
  const units = new Map<string, string>();
  for (const type of types) {
    for (const classes of registry.get(type)?.styles ?? []) {
      const { unit, css } = stylesOf(classes);
      units.set(unit, css);
    }
  }
  // Kit before blocks, so that a block can refine a part of the kit.
  return [...units]
    .toSorted(([a], [b]) => Number(registry.has(a)) - Number(registry.has(b)))
    .map(([, css]) => css);
}

/** Replaces `from(tablet)` by the theme's width; a layout that the theme does not have is never reached. */
export function withBreakpoints(css: string, theme: Theme): string {
  return css.replace(/from\(([a-z-]+)\)/g, (_whole, layout: string) => {
    const breakpoint = theme.layouts[layout as keyof Theme['layouts']];
    return breakpoint === undefined
      ? '(min-width:100000px)'
      : `(min-width:${theme.breakpoints[breakpoint]}px)`;
  });
}

/** Hash of an inline style or script as a source of the security policy. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
