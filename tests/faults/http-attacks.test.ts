import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHashedFiles } from '../../server/http/hashed-files.ts';
import { buildForTests, fillShop, type ShopUnderTest, startShop } from '../server/shop-under-test.ts';
import { attackHttp } from './http-attacks.ts';

// Random requests that break the rules of HTTP, the same for a seed. By hand, longer, on other seeds:
// ATTACK_ROUNDS=20000 ATTACK_SEED=7 npm run test:server -- tests/faults/http-attacks

const rounds = Number(process.env.ATTACK_ROUNDS ?? 300);
const seed = Number(process.env.ATTACK_SEED ?? 1);

let shop: ShopUnderTest;
const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
beforeAll(async () => {
  writeFileSync(join(folder, 'a-1.js'), 'export const a = 1;\n'.repeat(50));
  const route = express.Router().use(createHashedFiles(folder));
  shop = await startShop({}, { catalogue: true, assets: { build: buildForTests, route } });
  fillShop(shop.content);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

test(`${rounds} attacks of the seed ${seed} are each answered once, as they should be, and leave no error`, async () => {
  const targets = {
    host: 'at.localhost',
    readable: [
      '/',
      '/lp/herbst',
      '/robots.txt',
      '/api/openapi.json',
      '/api/search/suggest?q=kleid',
      '/healthz',
    ],
    writable: [
      '/api/basket/v1/add',
      '/api/customer/v1/login',
      '/api/csp-report',
      '/api/search/searchhistory/deleteall',
    ],
    absent: ['/nix', '/lp/nix', '/api/nix', '/assets/nix.js', '/bilder/nix/480'],
    pages: ['/', '/lp/herbst', '/robots.txt'],
    ranged: '/assets/a-1.js',
  };
  expect(await attackHttp(shop.port, targets, { seed, rounds })).toEqual([]);
  expect((await shop.ask('/')).status).toBe(200);
  const errors = shop.lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
  expect(errors).toEqual([]);
});
