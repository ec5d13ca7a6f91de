import { expect, test } from 'vitest';
import { stylesOf } from '../../blocks/kit/style/define-styles.ts';
import { registry } from '../../renderer/block-modules.ts';

test('no two units make the same class name, whose rules would mix on a page that has both', () => {
  const units = new Map<string, Set<string>>();
  for (const { styles } of registry.values())
    for (const classes of styles)
      for (const name of Object.values(classes) as string[])
        units.set(name, (units.get(name) ?? new Set()).add(stylesOf(classes).unit));
  expect(units.size).toBeGreaterThan(500);
  expect([...units].filter(([, own]) => own.size > 1)).toEqual([]);
});
