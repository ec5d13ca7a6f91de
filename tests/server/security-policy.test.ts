import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heading } from './fake-content.ts';
import { fillShop, type ShopUnderTest, startShop } from './shop-under-test.ts';

let shop: ShopUnderTest;

beforeAll(async () => {
  shop = await startShop();
  fillShop(shop.content);
});

afterAll(() => shop.close());

async function frameSource(path: string): Promise<string | undefined> {
  const { headers } = await shop.ask(path);
  return String(headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith('frame-src '));
}

describe('the policy of a page', () => {
  const video = {
    type: 'video',
    props: { title: 'So pflegst Du Wolle', source: { host: 'vimeo', id: '76979871' } },
  };
  const players = 'frame-src https://player.vimeo.com https://www.youtube-nocookie.com';

  test('lets no frame in, also on error pages', async () => {
    expect(await frameSource('/')).toBe("frame-src 'none'");
    expect(await frameSource('/lp/nix')).toBe("frame-src 'none'");
  });

  test('lets the players in where a video stands, from the cache too, and on no other page', async () => {
    shop.content.page({ path: '/lp/video', main: [heading('Film'), video] });
    for (let round = 0; round < 2; round++) expect(await frameSource('/lp/video')).toBe(players);
    expect(await frameSource('/lp/herbst')).toBe("frame-src 'none'");
  });

  test('lets them in for a video within another block', async () => {
    const tabs = { type: 'columns', slots: { first: [{ id: 'film', ...video }] } };
    shop.content.page({ path: '/lp/spalten', main: [tabs] });
    expect(await frameSource('/lp/spalten')).toBe(players);
  });
});
