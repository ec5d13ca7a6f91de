import { expect, it } from 'vitest';
import { sharedShop } from '../running/shared-shop.ts';
import { openWatched } from '../running/watched-page.ts';

const shop = sharedShop();

it.each(['at', 'default'])(
  '%s brings letters of further languages where they stand, and only there',
  async (tenant) => {
    const { page, faults, close } = await openWatched({ viewport: { width: 360, height: 800 } });
    const loaded = (): Promise<string[]> =>
      page.evaluate(async () => {
        await document.fonts.ready;
        const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
        return faces
          .map(({ family }) => family.replaceAll('"', ''))
          .filter((name) => !name.includes('Fallback'));
      });
    await page.goto(shop.origin(tenant));
    expect(await loaded()).toEqual(['Figtree']);
    await page.locator('h1').evaluate((heading) => heading.append(' Škoda'));
    await expect.poll(loaded).toEqual(['Figtree', 'Figtree Extended']);
    expect(await faults()).toEqual([]);
    await close();
  },
);
