import type { CSSObject } from '../blocks/kit/style.ts';

/**
 * CSS text of a rule that a view makes of content: a flat list of custom properties and properties in camel case.
 * Numbers are written without a unit. Throws for nested rules, and for values that could end the rule, the style element,
 * or fetch something.
 */
export function ruleText(name: string, styles: CSSObject): string {
  const declarations = Object.entries(styles).map(([property, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`A made rule takes texts and numbers; "${property}" is none`);
    const text = String(value);
    if (/[;{}<>\\@]|\/\*|url\s*\(/i.test(text))
      throw new Error(`"${text.slice(0, 64)}" is no value that content may give to "${property}"`);
    return `${propertyName(property)}:${text}`;
  });
  return `.${name}{${declarations.join(';')}}`;
}

function propertyName(property: string): string {
  const name = property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!/^-{0,2}[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${property.slice(0, 64)}" is no CSS property`);
  return name;
}
