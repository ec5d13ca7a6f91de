import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { overhang } from '../../running/overhang.ts';
import { makeTestFolder } from '../../services/test-folder.ts';

interface Watched {
  axe(): Promise<unknown[]>;
}

/**
 * Looks at pages of the desk in every width and colour: no barrier, nothing that sticks out. `SEE_DESK=<folder>` keeps pictures of every
 * page.
 */
export function createLook(name: string, watched: () => Watched) {
  const folder = process.env['SEE_DESK'] ?? makeTestFolder(name);
  mkdirSync(folder, { recursive: true });
  return async (page: Page, shown: string): Promise<void> => {
    for (const width of [360, 768, 1280])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        expect([shown, width, await watched().axe()]).toEqual([shown, width, []]);
        expect([shown, width, await overhang(page)]).toEqual([shown, width, 0]);
        await page.screenshot({ fullPage: true, path: join(folder, `${shown}-${width}-${colorScheme}.png`) });
      }
  };
}
