import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { layoutId } from '../../schemas/layout-id.ts';
import { reviewTrap } from '../../schemas/rating/review-limits.ts';
import { addressWords } from '../../schemas/tenant/address-words.ts';
import { type RouteTable, routeTable } from '../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../schemas/tenant/tenant.ts';
import { createFilesContentSource } from '../../server/content/files-content-source.ts';
import { hashOfToken } from '../../server/credentials/mailed-token.ts';
import { createPasswordHasher } from '../../server/credentials/password-hasher.ts';
import { createSqlAccountStore } from '../../server/shop/account/sql-account-store.ts';
import { createSqlRegistrationStore } from '../../server/shop/account/sql-registration-store.ts';
import { testAccount, testRegistration } from '../../server/shop/account/testing/account.ts';
import { createSqlCatalogueStore } from '../../server/shop/catalogue/sql-catalogue-store.ts';
import type { Database } from '../../server/storage/database/database.ts';
import { DatabaseUnavailable } from '../../server/storage/database/database-unavailable.ts';
import { KeyValueUnavailable } from '../../server/storage/key-value/key-value-unavailable.ts';
import { readTenants } from '../../tenants/read-tenants.ts';
import { elementWith, seenText } from '../running/seen-text.ts';
import { collectingLog } from '../services/collecting-log.ts';
import { openSeededDatabase } from '../services/seeded-database.ts';
import { type Answer, type ShopUnderTest, startShop } from './shop-under-test.ts';
import { createVisitor } from './visitor-of-shop.ts';

// Whatever the store throws, every call and every form tells it in the words for it, in the language of the page.

const root = join(import.meta.dirname, '../..');

/** What a store may throw: the first three say that they are outages, of the others nobody knows what they are. */
const thrown: Readonly<Record<string, () => unknown>> = {
  'a connection that is refused': () => new DatabaseUnavailable('refused', 'innards: connect ECONNREFUSED'),
  'a time-out': () => new DatabaseUnavailable('timeout', 'innards: canceling statement'),
  'counters that are away': () => new KeyValueUnavailable('refused', 'innards: redis'),
  'a state of the server that nobody knows': () =>
    Object.assign(new Error('innards: not in prerequisite state'), { code: '55000', severity: 'ERROR' }),
  'a bug': () => new TypeError('innards: undefined is not a function'),
  'what is no error': () => 'innards: a text',
};

let failing: (() => unknown) | undefined;
const breaking: KyselyPlugin = {
  transformQuery({ node }) {
    if (failing) throw failing();
    return node;
  },
  transformResult: async ({ result }) => result,
};

/** Of a merchant's own system. */
const merchantToken = 'a-token-of-the-merchant-long-enough-1';
let seeded: Database;
let shop: ShopUnderTest;
/** A product of both shops with reviews, and its variant in stock. */
let product: { sku: string; slugs: Readonly<Record<string, string>>; article: string };

beforeAll(async () => {
  seeded = await openSeededDatabase('2026-12-01');
  const database = { ...seeded, kysely: seeded.kysely.withPlugin(breaking) };
  const folder = join(root, 'content-fixtures');
  const source = createFilesContentSource({ folder, log: collectingLog() });
  shop = await startShop(
    { FULFILMENT_TOKEN: `at=${merchantToken},default=${merchantToken}` },
    { database, source },
  );
  while (!shop.shop.ready()) await sleep(20);
  product = await reviewedProduct();
  await registerTwo();
}, 60_000);
afterEach(() => {
  failing = undefined;
  // What is counted by the hour is new again.
  shop.advance(3_600_000);
});
afterAll(async () => {
  await shop.close();
  await seeded.close();
});

/** The texts of the shop in a language, by their keys. */
function textsIn(language: string): Record<string, string> {
  const files = globSync(`{renderer,blocks/**}/messages/${language}.json`, { cwd: root });
  return Object.assign(
    {},
    ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as object),
  ) as Record<string, string>;
}

const shops = [
  { host: 'at.localhost', tenant: 'at', locale: 'de-AT', prefix: '' },
  { host: 'default.localhost', tenant: 'default', locale: 'fr-CH', prefix: '/fr' },
  { host: 'default.localhost', tenant: 'default', locale: 'nl-NL', prefix: '/nl' },
] as const;
type Place = (typeof shops)[number];

/** What a call says when it fails; the first that fits, by the beginning of its path. */
const words: readonly (readonly [RegExp, string])[] = [
  [/^\/api\/basket\/v1\/add/, 'basket-message.refused.add-failed'],
  [/^\/api\/basket/, 'basket-message.refused.failed'],
  [/^\/api\/wishlist\/v1\/saved/, 'wishlist-message.refused.failed'],
  [/^\/api\/wishlist\/v1\/(add|undo)/, 'wishlist-message.refused.add-failed'],
  [/^\/api\/wishlist\/v1\/remove/, 'wishlist-message.refused.remove-failed'],
  [/^\/api\/wishlist\/v1\/edit/, 'wishlist-message.refused.edit-failed'],
  [/^\/api\/wishlist\/v1\/to-basket/, 'wishlist-message.refused.to-basket-failed'],
  [/^\/api\/(session|customer\/v1\/?$)/, 'session.notNow'],
  [/^\/api\/customer\/v1\/(reset|forgot)-password/, 'account.refused.resetLater'],
  [/^\/api\/search\/(?!searchhistory)/, 'listing.notReady'],
  [/^\/api\//, 'error.failed'],
];
const wordsFor = (path: string): string => words.find(([pattern]) => pattern.test(path))?.[1] ?? '';

/** Calls that may answer without the store, and why. */
const without: Readonly<Record<string, string>> = {
  '/api/search/searchv2': 'what was found lately is in memory',
  '/api/search/filter': 'what was found lately is in memory',
  '/api/search/seo': 'categories are in memory',
  '/api/search/suggest': 'terms are in memory',
  '/api/customer/v1/captcha': 'the task is signed, not stored',
  '/api/customer/v1/forgot-password': 'asks for a captcha first; its form is tried below',
  '/api/customer/v1/number-login': 'the shop has no such form',
  '/api/inform/rating/new/get': 'what a product is asked is in memory',
  '/api/voucher': 'content alone',
  '/api/place/v1': 'content alone',
  '/api/servicelayer': 'content alone',
};
/** Calls that are told of elsewhere. */
const toldElsewhere = /^\/api\/(gateway|inform\/graphql|openapi|csp-report|revalidate)/;

/** Values that pass for what fields ask for. */
const typed: Readonly<Record<string, string>> = {
  ...{ email: 'eva@example.at', password: 'lang genug dafür', currentPassword: 'lang genug dafür' },
  ...{ firstName: 'Eva', lastName: 'Maier', salutation: 'none', birthday: '', terms: 'yes' },
  service: 'assembly',
  ...{ stars: '5', title: 'Sehr schön', text: 'Sitzt gut und ist aus festem Stoff.', author: 'Eva' },
  ...{ recommended: 'yes', step: '1', vote: 'yes:x', term: 'kleid', quantity: '1', code: 'WINTER10' },
  ...{ token: 'a'.repeat(22), option: 'standard', survey: 'product' },
  ...{ key: 'k-1', return: 'r-1', carrier: 'post', trackingNumber: 'X1000' },
};

interface Call {
  method: string;
  path: string;
  fields: string[];
}

interface Shape {
  $ref?: string;
  properties?: object;
  /** One of them is sent. */
  anyOf?: Shape[];
}
interface Operation {
  requestBody?: { content: Record<string, { schema: Shape }> };
}

async function allCalls(): Promise<Call[]> {
  const { paths, components } = JSON.parse((await shop.ask('/api/openapi.json')).text) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Shape> };
  };
  const named = ({ $ref = '', ...shape }: Shape): Shape =>
    components.schemas[$ref.replace('#/components/schemas/', '')] ?? shape;
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { requestBody }]) => {
        const { anyOf = [], ...shape } = named(requestBody?.content['application/json']?.schema ?? {});
        const { properties = {} } = anyOf[0] ?? shape;
        return { method, path, fields: Object.keys(properties) };
      }),
    )
    .filter(({ path }) => !toldElsewhere.test(path));
}

function ask(call: Call, { host, tenant, locale }: Place): Promise<Answer> {
  const { method, path } = call;
  const query = `locale=${locale}&sku=${product.sku}&q=zzz&identifier=main&auftrag=${'a'.repeat(32)}`;
  const target = `${path.replace('{tenant}', tenant).replace('{number}', '1000000000')}?${query}`;
  const Cookie = `consent=C0001,C0003; __Host-sid=${'a'.repeat(32)}; __Host-guest=${'b'.repeat(22)}`;
  return shop.ask(target, {
    method: method.toUpperCase(),
    headers: {
      ...{ Host: host, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie },
      ...(path.startsWith('/api/fulfilment') && { Authorization: `Bearer ${merchantToken}` }),
    },
    ...(method === 'post' && { body: JSON.stringify(bodyOf(call, locale)) }),
  });
}

/** What a call is sent: of each field that it has what passes. */
function bodyOf({ fields }: Call, locale: string): object {
  const pieces = [{ position: 1, quantity: 1 }];
  const values: Readonly<Record<string, unknown>> = {
    ...typed,
    sku: product.sku,
    to: product.article,
    locale,
    pieces,
    parcels: [{ carrier: 'post', trackingNumber: 'X1000', pieces }],
    stock: [{ sku: product.article, to: 5 }],
  };
  return Object.fromEntries(fields.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
}

describe.each(shops)('in $locale', (place) => {
  const texts = textsIn(place.locale.slice(0, 2));

  test.each(Object.keys(thrown))(
    '%s: every call says so in its words, and when to come again',
    async (what) => {
      const calls = await allCalls();
      expect(calls.length).toBeGreaterThan(30);
      failing = thrown[what];
      const wrong: unknown[] = [];
      for (const call of calls) {
        const answer = await ask(call, place);
        const told = JSON.parse(answer.text) as { status?: number; detail?: string };
        const isTold =
          answer.status === 503 &&
          told.detail === texts[wordsFor(call.path)] &&
          Number(answer.headers['retry-after']) > 0 &&
          answer.headers['content-type'] === 'application/problem+json; charset=utf-8' &&
          answer.headers['content-language'] === place.locale;
        if (!isTold && !(call.path in without && answer.status < 500))
          wrong.push([call.method, call.path, answer.status, answer.text.slice(0, 200)]);
        expect(answer.text).not.toContain('innards');
      }
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  test.each(Object.keys(thrown))(
    '%s: every form says so on a page of the shop, in the same words',
    async (what) => {
      const anybody = await collector(place);
      const known = await customer(place);
      const forms = [
        // For who is not logged in there is nothing to leave.
        ...(await allForms(pagesOf(place), anybody)).filter(({ fields }) => fields['form'] !== 'logout'),
        ...(await allForms(pagesOfCustomer(place), known)),
      ];
      // Faster than people type is a program, where no script works.
      shop.advance(4000);
      const names = forms.map(({ action, fields }) => `${action} ${fields['form'] ?? ''}`.trim());
      // A form that is gone is not tried any more: look whether it should be.
      expect(names.length).toBeGreaterThanOrEqual(18);
      for (const form of [
        ...[
          'confirm-account',
          'reset-password',
          'change-password',
          'change-details',
          'change-email',
          'logout',
        ],
        'cancel-advertising',
      ])
        expect(forms.map(({ fields }) => fields['form'])).toContain(form);
      for (const { visitor, action, page, fields, html } of forms) {
        const key = sentenceOf(place, action, fields['form']);
        const sentence = (texts[key] ?? key).replaceAll('\u00a0', ' ');
        expect([action, seenText(html).includes(sentence)]).toEqual([action, false]);
        failing = thrown[what];
        const answer = await visitor.send(action, fields, {
          ...{ Accept: 'text/html,application/xhtml+xml', 'Sec-Fetch-Mode': 'navigate' },
          Referer: `http://${place.host}${page}`,
        });
        failing = undefined;
        const told = {
          status: answer.status,
          wait: Number(answer.headers['retry-after']) > 0,
          type: answer.headers['content-type']?.split(';')[0],
          isSaid: seenText(elementWith(answer.text, `id="${layoutId('main')}"`)).includes(sentence),
          hasFrame: answer.text.includes('<header') && answer.text.includes('<footer'),
          language: answer.text.includes(`<html lang="${place.locale}"`),
          tells: answer.text.includes('innards'),
        };
        expect([page, action, fields['form'], told]).toEqual([
          page,
          action,
          fields['form'],
          {
            ...{ status: 503, wait: true, type: 'text/html', isSaid: true, hasFrame: true },
            ...{ language: true, tells: false },
          },
        ]);
      }
    },
    60_000,
  );
});

test('what nobody knows stands in the log as itself, an outage does not', async () => {
  const [at] = shops;
  const seen = async (what: string): Promise<string[]> => {
    const before = shop.lines.length;
    failing = thrown[what];
    await ask({ method: 'get', path: '/api/basket/v1', fields: [] }, at);
    return shop.lines.slice(before).filter((line) => line.includes('A request failed'));
  };
  expect(await seen('a bug')).toEqual([
    expect.stringMatching(/innards: undefined is not a function.*requestId/),
  ]);
  expect(await seen('a time-out')).toEqual([]);
});

type Visitor = ReturnType<typeof createVisitor>;

/** A visitor who has put an article into basket and wishlist, and searched for something. */
async function collector({ host, locale }: Place): Promise<Visitor> {
  const visitor = createVisitor(shop, {
    cookies: new Map([['consent', 'C0001,C0003']]),
    headers: { Host: host },
  });
  for (const collection of ['basket', 'wishlist'])
    expect(
      (await visitor.call(`/api/${collection}/v1/add?locale=${locale}`, { sku: product.article })).status,
    ).toBe(200);
  return visitor;
}

function configOf({ tenant }: Place): TenantConfig {
  const found = readTenants(join(root, 'tenants')).find(({ config }) => config.slug === tenant);
  if (!found) throw new Error(`There is no ${tenant}`);
  return found.config;
}
const routesOf = (place: Place): RouteTable => routeTable(configOf(place), place.locale);

/** A page of each kind that has forms. */
function pagesOf(place: Place): string[] {
  const routes = routesOf(place);
  const byMail = addressWords(configOf(place), place.locale).query(`token=${typed['token']}`);
  const names = ['login', 'registration', 'password-forgotten', 'basket', 'wishlist'];
  return [
    place.prefix || '/',
    ...names.map((name) => routes.address(name) ?? ''),
    `${routes.address('password-reset')}?${byMail}`,
    `${routes.address('confirm-account')}?${byMail}`,
    routes.address('product', { sku: product.sku, slug: product.slugs[place.locale.slice(0, 2)] ?? '' }) ??
      '',
  ];
}

/** What only customers see. */
const pagesOfCustomer = (place: Place): string[] => [routesOf(place).address('account-data') ?? ''];

/** In each shop somebody who has an account and a link to a new password, and somebody whose registration waits. */
async function registerTwo(): Promise<void> {
  const { password = '', token = '' } = typed;
  const hashed = await createPasswordHasher().hash(password);
  const passwordHash = hashed.ok ? hashed.hash : null;
  for (const tenant of new Set(shops.map((each) => each.tenant))) {
    const account = testAccount({ tenant, passwordHash });
    const accounts = createSqlAccountStore(seeded);
    expect(await accounts.create(account)).toEqual({ ok: true });
    const link = { hash: hashOfToken(token), createdAt: account.createdAt, expiresAt: 4e12 };
    expect(await accounts.addToken(tenant, { ...link, accountId: account.id })).toBe(true);
    const waiting = testRegistration({ tenant, id: 'B'.repeat(22), email: 'wartet@example.at' });
    await createSqlRegistrationStore(seeded).add(waiting, { ...link, asksPerson: true });
  }
}

/** Somebody who is logged in. */
async function customer({ host, locale }: Place): Promise<Visitor> {
  const visitor = createVisitor(shop, { headers: { Host: host } });
  const { email } = testAccount();
  const asked = { email, password: typed['password'] };
  expect((await visitor.call(`/api/customer/v1/login?locale=${locale}`, asked)).status).toBe(200);
  return visitor;
}

/** The key of what a form says when it fails. */
function sentenceOf(place: Place, action: string, form = ''): string {
  const [path = ''] = action.split('?');
  if (path.startsWith('/api/')) return wordsFor(path);
  const routes = routesOf(place);
  if (path === routes.address('basket'))
    return `basket-message.refused.${['', 'add'].includes(form) ? 'add-failed' : 'failed'}`;
  if (path === routes.address('wishlist'))
    return `wishlist-message.refused.${['', 'undo'].includes(form) ? 'add' : form}-failed`;
  return /^(forgot|reset)-password$/.test(form) ? 'account.refused.resetLater' : 'error.failed';
}

async function reviewedProduct(): Promise<typeof product> {
  const store = createSqlCatalogueStore(seeded);
  const skus = await store.list('at', null, 40);
  const inAustria = new Map((await store.products('at', skus)).map((each) => [each.sku, each.variants]));
  for (const { sku, texts, variants, rating } of await store.products('default', skus)) {
    const sold = new Set((inAustria.get(sku) ?? []).flatMap((each) => (each.stock > 0 ? [each.sku] : [])));
    const article = variants.find((each) => each.stock > 0 && sold.has(each.sku));
    const slugs = Object.entries(texts).map(([language, { slug }]) => [language, slug]);
    if (rating && article) return { sku, slugs: Object.fromEntries(slugs), article: article.sku };
  }
  throw new Error('No product has reviews');
}

interface Form {
  visitor: Visitor;
  /** The page that it stands on, and where it is sent to. */
  page: string;
  action: string;
  fields: Record<string, string>;
  html: string;
}

/** Every form of the pages of a shop that sends something, each kind once. */
async function allForms(pages: readonly string[], visitor: Visitor): Promise<Form[]> {
  const found = new Map<string, Form>();
  for (const page of pages) {
    const { text: html, status } = await visitor.get(page);
    expect([page, status]).toEqual([page, 200]);
    for (const form of html.match(/<form\b[\s\S]*?<\/form>/g) ?? []) {
      const head = form.slice(0, form.indexOf('>'));
      if (!/ method="post"/i.test(head)) continue;
      const action = (/ action="([^"]*)"/.exec(head)?.[1] ?? page).replaceAll('&amp;', '&');
      // Buttons of a form may stand elsewhere on the page.
      const id = / id="([^"]*)"/.exec(head)?.[1] ?? '-';
      const elsewhere = (html.match(/<button\b[^>]*>/g) ?? []).filter((tag) => tag.includes(` form="${id}"`));
      const fields = fieldsOf([form, ...elsewhere].join(''));
      const name = `${action.split('?')[0]} ${fields['form'] ?? ''}`;
      if (!found.has(name)) found.set(name, { visitor, page, action, fields, html });
    }
  }
  return [...found.values()];
}

/** What a form sends when everything that it asks for is filled in and its first button pressed. */
function fieldsOf(form: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g)) {
    const name = / name="([^"]*)"/.exec(tag)?.[1];
    if (name === undefined || name === reviewTrap || name in fields) continue;
    const value = (/ value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
    fields[name] = value === '' ? (typed[name] ?? '') : value;
  }
  return fields;
}
