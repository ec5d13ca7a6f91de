import type { CSSObject } from '../../blocks/kit/style/define-styles.ts';

/**
 * CSS text of a rule that a view makes of content: a flat list of custom properties and properties in camel case.
 * Numbers are written without a unit. Throws for nested rules, and for values that could end the rule, the style element,
 * swallow what follows (an open quote or bracket), or fetch something.
 */
export function ruleText(name: string, styles: CSSObject): string {
  const declarations = Object.entries(styles).map(([property, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`A made rule takes texts and numbers; "${property}" is none`);
    const text = String(value);
    if (/[;{}<>\\@]|\/\*|\b(url|src|image|image-set)\s*\(/i.test(text))
      throw new Error(`"${text.slice(0, 64)}" is no value that content may give to "${property}"`);
    if (!isClosed(text))
      throw new Error(`"${text.slice(0, 64)}" leaves a quote or bracket open: no value for "${property}"`);
    return `${propertyName(property)}:${text}`;
  });
  return `.${name}{${declarations.join(';')}}`;
}

/** Whether every quote and bracket of a value is closed within it, in the right order. */
function isClosed(text: string): boolean {
  const outside = text.replace(/"[^"\n\r\f]*"|'[^'\n\r\f]*'/g, '');
  if (/["'\n\r\f]/.test(outside)) return false;
  const open: string[] = [];
  for (const sign of outside) {
    if (sign === '(') open.push(')');
    else if (sign === '[') open.push(']');
    else if ((sign === ')' || sign === ']') && open.pop() !== sign) return false;
  }
  return open.length === 0;
}

function propertyName(property: string): string {
  const name = property.startsWith('--')
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!/^-{0,2}[a-z][a-z0-9-]*$/.test(name)) throw new Error(`"${property.slice(0, 64)}" is no CSS property`);
  return name;
}
