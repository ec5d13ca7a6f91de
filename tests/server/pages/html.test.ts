import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConfigData, HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFilesContentSource } from '../../../server/content/files-content-source.ts';
import type { Database } from '../../../server/storage/database/database.ts';
import { anyLanguage, createExampleShop, goodExamples, tenants } from '../../blocks/block-example.ts';
import { contentPages } from '../../running/content-pages.ts';
import { choosePages } from '../../running/chosen-pages.ts';
import { idsIn } from '../../running/ids-in.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { openSeededDatabase } from '../../services/seeded-database.ts';
import { type Answer, startShop, type ShopUnderTest } from '../shop-under-test.ts';

// A checker reads the HTML as it is sent, before a browser mends it (decision 044).

/** Rules of the library that do not hold here, each with its reason. */
const rules: ConfigData['rules'] = {
  // How it is written is React's affair, and no browser's.
  'attr-case': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'doctype-style': 'off',
  'void-style': 'off',
  // A dot tells the layout's ids from those of editors (decision 043).
  'valid-id': ['error', { relaxed: true }],
  // A button in a form submits, a field takes text: that is what they are for where nothing else is said.
  'no-implicit-button-type': 'off',
  'no-implicit-input-type': 'off',
  // Several filters, and both ends of a range, are sent under one name: a list.
  'form-dup-name': 'off',
  // Hearts and votes stand elsewhere and name their form; the step below one piece sends nothing.
  'wcag/h32': 'off',
  // Hints wait unseen, one of which is shown at a time; axe judges what is shown.
  'unique-landmark': 'off',
  // A list box of suggestions is filled by a script; a value that would leave nothing is a link without a target.
  // A box of a filter is a link, so that it works without a script.
  'prefer-native-element': ['error', { exclude: ['checkbox', 'link', 'listbox'] }],
  // Numbers may break where a phone has no room for them.
  'tel-non-breaking': 'off',
  // Names of products are as long as they are.
  'long-title': 'off',
};

const checker = new HtmlValidate({ extends: ['html-validate:recommended'], rules });

/** What is wrong with a document, a line each. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, offset }) => {
      const around = html.slice(Math.max(0, offset - 30), offset + 60).replaceAll(/\s+/g, ' ');
      return `${ruleId}: ${message} at ${selector ?? ''} …${around}…`;
    }),
  );
}

/** A page as small as it may be. */
const around = [
  '<!doctype html><html lang="de-AT"><head><title>Beispiel</title></head><body><main>',
  '</main></body></html>',
];

describe('the HTML of a block', () => {
  const shop = createExampleShop();

  test.each(goodExamples)('$type, example $name', async (example) => {
    const { main } = await shop.draw(example, anyLanguage);
    expect(await faultsOf(`${around[0]}${main}${around[1]}`)).toEqual([]);
  });
});

/** A page of each kind that no document of its own address shows, in every language. */
const kinds = tenants.flatMap(({ config: { slug: tenant, locales, routes } }) =>
  locales.flatMap(({ locale, prefix }) => {
    const route = (name: string): string => {
      const path = routes[name]?.path ?? '';
      return typeof path === 'string' ? path : (path[locale] ?? '');
    };
    const kind = (name: string, path: string, status = 200) => ({
      ...{ tenant, prefix, kind: name, path, status },
    });
    return [
      ...[
        'search',
        'basket',
        'wishlist',
        'login',
        'registration',
        'password-forgotten',
        'recently-viewed',
      ].map((name) => kind(name, route(name))),
      kind('category', '/c/damen/bekleidung/kleider'),
      kind('filtered category', '/c/damen?filter=colour:blue&sortierung=price-up'),
      kind('found', `${route('search')}?q=kleid`),
      kind('not found by search', `${route('search')}?q=xyzxyz`),
      kind('missing', '/lp/gibt-es-nicht', 404),
      kind('not understood', '/lp/%00', 400),
    ];
  }),
);

describe('the HTML of a page', () => {
  let database: Database;
  let shop: ShopUnderTest;

  beforeAll(async () => {
    database = await openSeededDatabase('2026-12-01');
    const folder = join(import.meta.dirname, '../../../content-fixtures');
    const source = createFilesContentSource({ folder, log: collectingLog() });
    shop = await startShop({}, { database, source });
    while (!shop.shop.ready()) await sleep(20);
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await database.close();
  });

  /** A page; categories have their own names in every language, to which the German ones lead. */
  async function get(tenant: string, path: string): Promise<Answer> {
    const answer = await shop.ask(path, { headers: { Host: `${tenant}.localhost` } });
    const { location } = answer.headers;
    return answer.status === 308 && location !== undefined ? get(tenant, location) : answer;
  }

  test.each(choosePages(contentPages()))('$tenant $fullPath', async ({ tenant, fullPath }) => {
    const { status, text } = await get(tenant, fullPath);
    expect(status).toBe(200);
    expect(await faultsOf(text)).toEqual([]);
  });

  test.each(kinds)('$kind of $tenant, $prefix $path', async ({ tenant, prefix, path, status: expected }) => {
    const { status, text } = await get(tenant, `${prefix}${path}`);
    expect(status).toBe(expected);
    expect(await faultsOf(text)).toEqual([]);
  });

  test.each(kinds.filter(({ kind }) => kind === 'category'))(
    'the first product of $path of $tenant, $prefix',
    async ({ tenant, prefix, path }) => {
      // What to wear; in one shop also what has an energy label, and what has a tyre label.
      for (const list of [path, ...(tenant === 'at' ? ['/c/haushalt/waschen-trocknen', '/c/reifen'] : [])]) {
        const { text } = await get(tenant, `${prefix}${list}`);
        const [, address = 'none'] = /href="([^"]*\/p\/[^"?#]+)/.exec(text) ?? [];
        const product = await get(tenant, address);
        expect(product.status, address).toBe(200);
        expect(await faultsOf(product.text), address).toEqual([]);
      }
    },
  );

  test('of every address of the content names each of its parts once', async () => {
    const twice: string[] = [];
    for (const { tenant, fullPath } of contentPages()) {
      const { text } = await get(tenant, fullPath);
      const ids = idsIn(text);
      for (const id of new Set(ids))
        if (ids.indexOf(id) !== ids.lastIndexOf(id)) twice.push(`${tenant}${fullPath} ${id}`);
    }
    expect(twice).toEqual([]);
  });
});
