import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../../renderer/block-modules.ts';
import { frameStyles } from '../../renderer/styles/frame-styles.ts';
import { createStyleSheets } from '../../renderer/styles/style-sheet.ts';
import { readTenants } from '../../tenants/read-tenants.ts';

// What the themes of the shops make of the styles of all blocks, as browsers get them.

const widths: Record<string, number[]> = { at: [600, 900, 1200, 1536], default: [360, 600, 900, 1140] };

const shops = readTenants(resolve('tenants')).flatMap(({ config: { slug }, theme }) =>
  slug === 'at' || slug === 'default' ? [{ slug, theme }] : [],
);

describe.each(shops)('the styles of $slug', ({ slug, theme }) => {
  const sheets = createStyleSheets(theme, frameStyles, registry, '');
  const css = sheets.stylesFor({ blocks: new Set(registry.keys()), rules: '' }).css.toString();
  const rules = (selector: string): string[] =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, head = '', body = '']) =>
      head.split(',').some((part) => part.trim() === selector) ? [body] : [],
    );

  test('change layouts at the breakpoints of its theme, and at no other width', () => {
    const used = new Set([...css.matchAll(/\(min-width: ?(\d+)px\)/g)].map(([, width]) => Number(width)));
    used.delete(100_000);
    expect([...used].toSorted((a, b) => a - b)).toEqual(widths[slug]);
  });

  test('have the unit of spacing from which the steps are made', () => {
    const root = rules(':root').join(';');
    expect(root).toContain('--unit:.5rem');
    const steps = [...root.matchAll(/--(s-\d+):([^;]*)/g)];
    expect(steps.length).toBeGreaterThan(8);
    expect(steps.filter(([, , value]) => !value?.includes('var(--unit)'))).toEqual([]);
    // What stands between parts of a page is made of steps.
    const between = [...css.matchAll(/[;{](?:row-)?gap:([^;}]+)/g)].map(([, value = '']) => value);
    expect(between.length).toBeGreaterThan(50);
    expect(between.filter((value) => value.includes('var(--s-')).length).toBeGreaterThan(between.length / 2);
  });

  test('have primary buttons in the primary colour', () => {
    expect(rules(':root').join(';')).toContain('--brand:light-dark(#068099,');
    expect(rules('.button-primary').join(';')).toContain('background:var(--brand)');
  });
});
