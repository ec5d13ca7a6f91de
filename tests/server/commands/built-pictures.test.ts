import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startShop } from '../../running/running-shop.ts';

/** Pictures of the home page, by their address in the picture's smallest width. */
async function picturesOf(origin: string): Promise<string[]> {
  const html = await (await fetch(`${origin}/`)).text();
  return [
    ...new Set([...html.matchAll(/\/bilder\/[a-z0-9-]+\/160-[0-9a-f]{10}/g)].map(([address]) => address)),
  ];
}

test('the built shop draws pictures in its own thread, and ends with it', async () => {
  const shop = await startShop({ PICTURE_DIR: mkdtempSync(join(tmpdir(), 'pictures-')) });
  const origin = `http://127.0.0.1:${shop.port}`;
  const [first, second, ...others] = await picturesOf(origin);
  for (const address of [first, second]) {
    const response = await fetch(`${origin}${address}`, { headers: { Accept: 'image/webp' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await response.arrayBuffer();
  }
  // Asked to stop while it draws: what is under way is finished, and the thread does not keep the process.
  const last = fetch(`${origin}${others[0]}`, { headers: { Accept: 'image/webp', Connection: 'close' } });
  for (let times = 0; times < 3; times++) await (await fetch(`${origin}/healthz`)).text();
  const ended = once(shop.process, 'exit');
  shop.process.kill('SIGTERM');
  expect((await last).status).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect(shop.output()).not.toMatch(/error|ended/i);
  await shop.stop();
});
