import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// Somebody else’s client, made from the document of all calls as most make theirs.

const root = join(import.meta.dirname, '../..');

/** As a partner would write it. What is refused is data as any other, with a type. */
const client = `import createClient from 'openapi-fetch';
import type { components, paths } from './api.ts';

const calls = (baseUrl: string) => createClient<paths>({ baseUrl, headers: { 'Sec-Fetch-Site': 'none' } });

type Product = components['schemas']['Product'];

export async function searched(baseUrl: string, q: string): Promise<Pick<Product, 'sku' | 'name'> | undefined> {
  const { data } = await calls(baseUrl).GET('/api/search/searchv2', { params: { query: { q } } });
  return data?.cards[0];
}

export async function refused(baseUrl: string): Promise<unknown[]> {
  const { error } = await calls(baseUrl).POST('/api/basket/v1/add', { body: { sku: 'gibt-es-nicht' } });
  const { error: wrong } = await calls(baseUrl).GET('/api/voucher', { params: { query: { locale: 'en-GB' } } });
  // @ts-expect-error No problem has such a field.
  const none: unknown = wrong?.nothing;
  // @ts-expect-error What is changed has a number.
  void (() => calls(baseUrl).POST('/api/basket/v1/change', { body: {} }));
  const notices = error && 'notices' in error ? error.notices?.map(({ kind, text }) => [kind, text]) : none;
  return [error?.status, error?.detail, notices, wrong?.errors?.map(({ field }) => field)];
}
`;

let shop: ShopUnderTest;
let folder: string;
beforeAll(async () => {
  shop = await startShop({}, { catalogue: true });
  // Beside the packages, so that it finds them.
  folder = mkdtempSync(join(root, 'node_modules/.generated-client-'));
  const document = JSON.parse((await shop.ask('/api/openapi.json')).text) as Parameters<typeof typesOf>[0];
  writeFileSync(join(folder, 'api.ts'), await typesOf(document));
  writeFileSync(join(folder, 'client.ts'), client);
  const compilerOptions = {
    ...{ strict: true, noEmit: true, target: 'es2024', module: 'nodenext', skipLibCheck: true, types: [] },
    ...{ allowImportingTsExtensions: true, exactOptionalPropertyTypes: true, lib: ['es2024', 'dom'] },
  };
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['client.ts'] }));
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

type MakeTypes = typeof import('openapi-typescript');

/** The tool needs the compiler’s older interface, which the compiler of this project has no more. */
async function typesOf(document: Exclude<Parameters<MakeTypes['default']>[0], string>): Promise<string> {
  const older = JSON.stringify(import.meta.resolve('@ts-morph/common'));
  const url = `data:text/javascript,${encodeURIComponent(`import common from ${older}; export default common.ts;`)}`;
  const hooks = registerHooks({
    resolve: (name, context, next) =>
      name === 'typescript' && context.parentURL?.includes('/openapi-typescript/') === true
        ? { url, shortCircuit: true }
        : next(name, context),
  });
  try {
    const { default: make, astToString } = await import('openapi-typescript');
    return astToString(await make(document));
  } finally {
    hooks.deregister();
  }
}

test('compiles', () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '']);
});

test('reads answers and refusals', async () => {
  const { searched, refused } = (await import(/* @vite-ignore */ join(folder, 'client.ts'))) as {
    searched(baseUrl: string, q: string): Promise<{ sku: string; name: string } | undefined>;
    refused(baseUrl: string): Promise<unknown[]>;
  };
  const baseUrl = `http://localhost:${shop.port}`;
  expect(await searched(baseUrl, 'kleid')).toMatchObject({
    sku: expect.any(String),
    name: expect.any(String),
  });
  const sentence = 'Diesen Artikel führen wir nicht mehr.';
  expect(await refused(baseUrl)).toEqual([422, sentence, [['bad', sentence]], ['locale']]);
});
