import createEmotion, { type CSSObject } from '@emotion/css/create-instance';

/**
 * Styles are made once, when their module loads, never while rendering. Class names are plain words
 * (`product-card-media`), so that the build can hand them to the browser as constants.
 */
// No vendor prefixes: the browsers we serve need none, and they would be a sixth of all rules.
const emotion = createEmotion({ key: 'b', stylisPlugins: [] });

export type { CSSObject };
type ClassNames<Part extends string> = Readonly<Record<Part, string>>;

const units = new Map<string, string>();
const unitOf = new WeakMap<object, string>();

/**
 * Makes the class names of one unit (a block, or a part of the kit) from object styles.
 * Widths are named: `'@container from(tablet)'`, `'@media from(laptop)'`; the tenant's theme puts the pixels in.
 * Within a part, another part of the same unit is written `$media`.
 */
export function defineStyles<Part extends string>(
  unit: string,
  parts: Record<Part, CSSObject>,
): ClassNames<Part> {
  const classes = {} as Record<Part, string>;
  for (const part of Object.keys(parts) as Part[]) {
    classes[part] =
      part === 'root' ? unit : `${unit}-${part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  }
  const css = (Object.keys(parts) as Part[])
    .map((part) => compile({ [`.${classes[part]}`]: withPartNames(parts[part], classes) }))
    .join('');
  units.set(unit, css);
  unitOf.set(classes, unit);
  return Object.freeze(classes);
}

/** Class names and rules of what only a script puts on a page. */
interface LateStyles<Part extends string> {
  classes: ClassNames<Part>;
  css: string;
}

/**
 * The same for what only a script puts on a page: its rules come with the script (`inject-styles.ts`), so that no page
 * carries them. They cannot name widths, which belong to the tenant.
 */
export function defineLateStyles<Part extends string>(
  unit: string,
  parts: Record<Part, CSSObject>,
): LateStyles<Part> {
  const classes = defineStyles(unit, parts);
  const { css } = stylesOf(classes);
  if (css.includes('from('))
    throw new Error(`"${unit}" names a width, which scripts do not know: let the script set an attribute`);
  return Object.freeze({ classes, css });
}

/** The compiled rules of a unit's class names; empty when they were not made here. */
export function stylesOf(classes: object): { unit: string; css: string } {
  const unit = unitOf.get(classes);
  if (unit === undefined)
    throw new Error('Not made by defineStyles: list what styles.ts exports in `styles` of block.ts');
  return { unit, css: units.get(unit) ?? '' };
}

/** Compiles object styles with full selectors to CSS text. */
function compile(styles: CSSObject): string {
  const before = new Set(Object.keys(emotion.cache.inserted));
  emotion.injectGlobal(styles);
  return Object.entries(emotion.cache.inserted)
    .filter(([name]) => !before.has(name))
    .map(([, rules]) => rules)
    .join('');
}

function withPartNames(styles: CSSObject, classes: Record<string, string>): CSSObject {
  const named: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(styles as Record<string, unknown>)) {
    const name = key.replace(/\$([a-zA-Z]+)/g, (whole, part: string) =>
      classes[part] ? `.${classes[part]}` : whole,
    );
    named[name] =
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? withPartNames(value as CSSObject, classes)
        : value;
  }
  return named as CSSObject;
}
