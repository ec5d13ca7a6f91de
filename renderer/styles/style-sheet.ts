import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { stylesOf } from '../../blocks/kit/style/define-styles.ts';
import type { Theme } from '../../schemas/tenant/theme.ts';
import type { Registry } from '../contract/registry.ts';
import { compactCss } from './compact-css.ts';
import { themeRules } from './theme-rules.ts';
import { usedRules } from './used-rules.ts';

/** CSS of one page as bytes, and its hash for the security policy (`sha256-…`). */
export interface PageStyles {
  css: Buffer;
  hash: string;
}

/** What of a page decides its rules. */
interface StyledParts {
  /** Types of the blocks that stand on it. */
  blocks: ReadonlySet<string>;
  /** Values of `class` that its elements have; undefined while that is not known: every rule of its blocks is sent. */
  classes?: ReadonlySet<string> | undefined;
  /** Types of blocks of which every rule is sent, beside those that change in the browser. */
  whole?: ReadonlySet<string>;
  /** Rules that nodes made for themselves. */
  rules: string;
  /** Class names that only this page needs (the preview's). */
  more?: object | undefined;
}

/** Puts together the rules of what a page shows: theme, frame of the page, kit, blocks. */
export interface StyleSheets {
  stylesFor(parts: StyledParts): PageStyles;
  /** Every rule of these blocks, without what a page has that holds `others` with every rule of theirs. */
  rulesFor(blocks: Iterable<string>, others: Iterable<string>): string;
  /** Rules of these parts alone, without theme and frame. */
  ownRules(parts: StyledParts): string;
}

/** Sheets that are kept; content decides how many there are, so the count is bounded. */
const maxSheets = 200;
/** Units that are kept with some of their rules. */
const maxUnits = 2000;

/** Class names of one unit, and those of them that a page has. */
interface UsedUnit {
  unit: string;
  classes: object;
  used: readonly string[];
}

/** Makes the style sheets of one shop's pages: theme, frame, and of each block the rules that the page can use. */
export function createStyleSheets(
  theme: Theme,
  base: object,
  registry: Registry,
  fonts: string,
): StyleSheets {
  const sheets = new LRUCache<string, PageStyles>({ max: maxSheets });
  const keptUnits = new LRUCache<string, string>({ max: maxUnits });
  const widths = (css: string): string => compactCss(withBreakpoints(css, theme));
  const head = fonts + themeRules(theme) + widths(stylesOf(base).css);

  function unitCss({ unit, classes, used }: UsedUnit): string {
    const key = `${unit}:${used.join()}`;
    let css = keptUnits.get(key);
    if (css === undefined) {
      const parts = new Set(Object.values(classes) as string[]);
      css = widths(usedRules(stylesOf(classes).css, parts, new Set(used)));
      keptUnits.set(key, css);
    }
    return css;
  }

  return {
    stylesFor(parts) {
      const { rules, more } = parts;
      const key = [
        keyOfSet(parts.blocks),
        keyOfSet(parts.classes),
        keyOfSet(parts.whole),
        more !== undefined,
        rules,
      ].join('|');
      let sheet = sheets.get(key);
      if (!sheet) {
        const extra = more === undefined ? '' : widths(stylesOf(more).css);
        const css = head + extra + unitsOf(parts, registry).map(unitCss).join('') + rules;
        sheets.set(key, (sheet = { css: Buffer.from(css), hash: hashOf(css) }));
      }
      return sheet;
    },
    ownRules: (parts) => unitsOf(parts, registry).map(unitCss).join('') + parts.rules,
    rulesFor(blocks, others) {
      const before = new Set(
        unitsOf({ blocks: new Set(others), rules: '' }, registry).map(({ unit }) => unit),
      );
      const units = unitsOf({ blocks: new Set(blocks), rules: '' }, registry);
      return units
        .filter(({ unit }) => !before.has(unit))
        .map(unitCss)
        .join('');
    },
  };
}

/** Names in the order of the page: the same page gives the same key. */
function keyOfSet(names: ReadonlySet<string> | undefined): string {
  return names === undefined ? '*' : [...names].join();
}

/** The units that the blocks use, each once, with the parts of them that the page has. */
function unitsOf({ blocks, classes, whole }: StyledParts, registry: Registry): UsedUnit[] {
  const units = new Map<string, UsedUnit>();
  const names = new Set([...(classes ?? [])].flatMap((value) => value.split(' ')));
  for (const type of [...blocks].toSorted()) {
    const block = registry.get(type);
    const changes = block?.island !== undefined || block?.takesOver === true;
    const needsAll = classes === undefined || changes || whole?.has(type) === true;
    for (const own of block?.styles ?? []) {
      const { unit } = stylesOf(own);
      const all = Object.values(own) as string[];
      if (needsAll) units.set(unit, { unit, classes: own, used: all });
      else if (!units.has(unit))
        units.set(unit, { unit, classes: own, used: all.filter((name) => names.has(name)) });
    }
  }
  // Kit before blocks, so that a block can refine a part of the kit.
  return [...units.values()].toSorted((a, b) => Number(registry.has(a.unit)) - Number(registry.has(b.unit)));
}

/** Replaces `from(tablet)` by the theme's width; a layout that the theme does not have is never reached. */
function withBreakpoints(css: string, theme: Theme): string {
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
