import { createHash } from 'node:crypto';
import { stylesOf } from '../blocks/kit/style.ts';
import type { Theme } from '../schemas/theme.ts';
import type { Registry } from './registry.ts';
import { themeRules } from './theme-rules.ts';

/** CSS of one page, and its hash for the security policy (`sha256-…`). */
export interface PageStyles {
  css: string;
  hash: string;
}

/** Puts together the rules of the blocks that a page shows: theme, frame of the page, kit, blocks. */
export interface StyleSheets {
  stylesFor(blocks: ReadonlySet<string>, rules: string): PageStyles;
}

export function createStyleSheets(theme: Theme, base: readonly object[], registry: Registry, fonts: string): StyleSheets {
  const cache = new Map<string, PageStyles>();
  const widths = (css: string): string => withBreakpoints(css, theme);
  const head = fonts + themeRules(theme) + base.map((classes) => widths(stylesOf(classes).css)).join('');
  const baseUnits = new Set(base.map((classes) => stylesOf(classes).unit));

  return {
    stylesFor(blocks, rules) {
      const key = [...blocks].toSorted().join();
      let sheet = cache.get(key);
      if (!sheet) {
        const units = new Map<string, string>();
        for (const type of key.split(',')) {
          for (const classes of registry.get(type)?.styles ?? []) {
            const { unit, css } = stylesOf(classes);
            if (!baseUnits.has(unit)) units.set(unit, css);
          }
        }
        // Kit before blocks, so that a block can refine a part of the kit.
        const ordered = [...units].toSorted(([a], [b]) => Number(registry.has(a)) - Number(registry.has(b)));
        const css = head + ordered.map(([, css]) => widths(css)).join('');
        cache.set(key, (sheet = { css, hash: hashOf(css) }));
      }
      if (rules === '') return sheet;
      const css = sheet.css + widths(rules);
      return { css, hash: hashOf(css) };
    },
  };
}

/** Replaces `from(tablet)` by the theme's width; a layout that the theme does not have is never reached. */
export function withBreakpoints(css: string, theme: Theme): string {
  return css.replace(/from\(([a-z-]+)\)/g, (_whole, layout: string) => {
    const breakpoint = theme.layouts[layout as keyof Theme['layouts']];
    return breakpoint === undefined ? '(min-width:100000px)' : `(min-width:${theme.breakpoints[breakpoint]}px)`;
  });
}

/** Hash of an inline style or script as a source of the security policy. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
