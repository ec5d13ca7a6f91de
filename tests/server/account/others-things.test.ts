import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawOrderNumber } from '../../../schemas/order/order-number.ts';
import { routeTable } from '../../../schemas/tenant/route-table.ts';
import type { TenantConfig } from '../../../schemas/tenant/tenant.ts';
import { createFilesContentSource } from '../../../server/content/files-content-source.ts';
import { pageAccess } from '../../../server/pages/page-access.ts';
import { isBuiltRoute } from '../../../server/pages/built-routes.ts';
import { seenText } from '../../running/seen-text.ts';
import { collectingLog } from '../../services/collecting-log.ts';
import { address, order, type OrderShop, startOrderShop } from '../checkout/order-shop.ts';
import type { Answer } from '../shop-under-test.ts';
import type { TestBrowser } from './account-shop.ts';

// Sixty customers, each of whom asks for what is another’s, by every page, call and field there is: it is answered as what does
// not exist, and nobody reads a word of another. New ones come into the walk by themselves; a name that it does not know stops it.

const root = join(import.meta.dirname, '../../..');
const count = 60;

/** What a shop knows of somebody by names that others may see or guess. */
interface Names {
  order: string;
  customerNumber: string;
  address: string;
  parcel: string;
  /** In a link of a mail, which holds for its own customer alone. */
  emailToken: string;
  ticket: string;
}
interface Identity extends Names {
  id: string;
  email: string;
  /** Stands in name, address and article of this one alone. */
  mark: string;
  browser: TestBrowser;
}

let shop: OrderShop;
let config: TenantConfig;
const people: Identity[] = [];

/** Names of the same shape that nobody has. */
const nobodys: Names = {
  order: '1000000005',
  customerNumber: '99999999',
  address: 'N'.repeat(22),
  parcel: '1ZMARKNIEMAND',
  emailToken: 'N'.repeat(22),
  ticket: `${'9'.repeat(10)}.${'N'.repeat(43)}`,
};

const markOf = (index: number): string =>
  `zzmark${[index / 26, index].map((n) => String.fromCharCode(97 + (Math.floor(n) % 26))).join('')}`;
const idOf = (index: number): string => `identity-${index}`.padEnd(22, 'A');

beforeAll(async () => {
  const source = createFilesContentSource({ folder: join(root, 'content-fixtures'), log: collectingLog() });
  // A slow machine is no matter here.
  shop = await startOrderShop({ source, loadLimitMs: 60_000, environment: { TRUST_PROXY: '1' } });
  await shop.stock('100.1', 1000);
  const found = shop.shop.tenants.find((each) => each.config.slug === 'at');
  if (!found) throw new Error('There is no at');
  ({ config } = found);
  for (let index = 0; index < count; index += 1) people.push(await enter(index));
  await giveOrders();
  for (const person of people) await giveNames(person);
}, 300_000);
afterAll(async () => {
  await shop.close();
});

async function enter(index: number): Promise<Identity> {
  const mark = markOf(index);
  const email = `${mark}@example.at`;
  const customerNumber = String(20_000_000 + index);
  await shop.customer({ id: idOf(index), email, lastName: mark, customerNumber });
  const browser = shop.browser({ 'X-Forwarded-For': `198.51.100.${index + 1}` });
  expect((await browser.logIn(email)).status).toBe(200);
  const names = { ...nobodys, customerNumber, parcel: `1Z${mark.toUpperCase()}` };
  return { ...names, id: idOf(index), email, mark, browser };
}

/** One order is placed as customers do it; every other customer gets its copy, with a name of their own in it. */
async function giveOrders(): Promise<void> {
  const [first] = people;
  if (!first) throw new Error('There is nobody');
  const { browser } = first;
  await browser.send('/warenkorb', { sku: '100', quantity: '1' });
  await browser.send('/kasse/lieferservice', {
    ...{ form: 'delivery', place: 'home', ...address, street: first.mark, lastName: first.mark },
  });
  await browser.send('/kasse/zahlung', { form: 'payment', method: 'invoice' });
  await order(browser);
  const { kysely } = shop.database;
  const { rows } = await sql<{ number: string }>`select number from shop_order`.execute(kysely);
  first.order = rows[0]?.number ?? '';
  for (const [index, person] of people.entries()) {
    if (index > 0) await copyOrder(first, person, index);
    await sql`
      insert into order_parcel (tenant, number, carrier, tracking_number, pieces, value, shipped_at)
      values ('at', ${person.order}, 'post', ${person.parcel}, '[{"line":1,"quantity":1}]', 1, ${shop.now()})`.execute(
      kysely,
    );
  }
}

async function copyOrder(from: Identity, to: Identity, index: number): Promise<void> {
  let drawn = index;
  to.order = drawOrderNumber((below) => (drawn * 7_919_999) % below);
  drawn += 1;
  const key = to.id;
  const { kysely } = shop.database;
  const marked = (json: string) => sql`replace(${sql.ref(json)}::text, ${from.mark}, ${to.mark})::jsonb`;
  await sql`
    insert into shop_order (tenant, number, key, token_hash, owner, customer, email, state, ordered, placed_at)
    select tenant, ${to.order}, ${key}, ${key.padEnd(43, 'h')}, ${`c:${to.id}`}, ${to.id}, ${to.email}, state,
           ${marked('ordered')}, placed_at from shop_order where number = ${from.order}`.execute(kysely);
  await sql`
    insert into payment (tenant, id, number, method, state, amount, currency, created_at)
    select tenant, ${key}, ${to.order}, method, state, amount, currency, created_at
      from payment where number = ${from.order}`.execute(kysely);
  await sql`
    insert into invoice (tenant, number, order_number, document, issued_at)
    select tenant, ${`RE-2026-9${String(index).padStart(5, '0')}`}, ${to.order}, ${marked('document')}, issued_at
      from invoice where order_number = ${from.order}`.execute(kysely);
}

/** An address in the book, another e-mail address that waits, and an export that is open: each with what names it. */
async function giveNames(person: Identity): Promise<void> {
  const { browser, mark } = person;
  const data = routeOf('account-data');
  const kept = { form: 'address', ...address, street: mark, lastName: mark };
  expect((await browser.send(routeOf('account-addresses'), kept)).status).toBe(303);
  const { rows } = await sql<{
    id: string;
  }>`select id from account_address where account = ${person.id}`.execute(shop.database.kysely);
  person.address = rows[0]?.id ?? '';
  const currentPassword = 'korrekt pferd batterie';
  const email = `neu-${mark}@example.at`;
  expect((await browser.send(data, { form: 'change-email', email, currentPassword })).status).toBe(303);
  const mail = (await shop.mails()).find((each) => each.mail.to.address === email)?.mail.text ?? '';
  person.emailToken = /neue-adresse=([\w-]+)/.exec(mail)?.[1] ?? '';
  const opened = await browser.send(data, { form: 'export-data', currentPassword });
  person.ticket = new URL(opened.headers.location ?? '', 'http://x').searchParams.get('token') ?? '';
}

const routeOf = (name: string): string => routeTable(config, 'de-AT').address(name) ?? '';

/** Marks of others in an answer. */
function strangersIn(text: string, { mark }: Identity): string[] {
  return [...text.toLowerCase().matchAll(/zzmark[a-z]{2}/g)]
    .map(([found]) => found)
    .filter((found) => found !== mark);
}

/** An answer without the names that it was asked with, and what differs from request to request. */
function withoutNames({ text }: Answer, names: Names): string {
  const named = Object.values(names).reduce<string>(
    (left, name) => left.replaceAll(name, '…').replaceAll(encodeURIComponent(name), '…'),
    text,
  );
  return named.replaceAll(/"requestId":"[^"]*"|"(challenge|signature|salt|key)":"[^"]*"/g, '');
}

/** Asks for what is another’s and for what is nobody’s: both are answered alike, and tell of nobody. The status of both. */
async function expectAlike(
  index: number,
  what: string,
  ask: (names: Names) => Promise<Answer>,
): Promise<number> {
  const other = people[(index + 1) % count] as Identity;
  const [others, none] = [await ask(other), await ask(nobodys)];
  const told = withoutNames(others, other);
  expect([what, strangersIn(told, people[index] as Identity)]).toEqual([what, []]);
  const seen = (html: string): string => (html.startsWith('<') ? seenText(html) : html);
  expect([what, others.status, seen(told)]).toEqual([what, none.status, seen(withoutNames(none, nobodys))]);
  return others.status;
}

const everybody = [...Array(count).keys()];

test('each of them has an order, an address, another e-mail address and an export, and reads of them', async () => {
  for (const name of ['order', 'address', 'emailToken', 'ticket', 'parcel'] as const)
    expect(new Set(people.map((person) => person[name])).size).toBe(count);
  for (const person of people.filter((_, index) => index % 20 === 0)) {
    const own = await person.browser.get(
      routeTable(config, 'de-AT').address('account-order', { number: person.order }) ?? '',
    );
    expect([own.status, own.text.includes(person.mark)]).toEqual([200, true]);
    for (const path of [routeOf('account-addresses'), '/api/order/v1', '/api/customer/v1'])
      expect([path, (await person.browser.get(path)).text.includes(person.mark)]).toEqual([path, true]);
    const file = await person.browser.get(`/api/customer/v1/own-data?token=${person.ticket}&format=json`);
    expect([file.status, strangersIn(file.text, person)]).toEqual([200, []]);
    const link = await person.browser.get(`${routeOf('account-data')}?neue-adresse=${person.emailToken}`);
    expect(seenText(link.text)).toContain('Neue E-Mail-Adresse bestätigen');
  }
});

/** What stands in for a name of something, wherever a call, a page or a field asks for one; null: it names nobody's own. */
const kinds: Readonly<Record<string, keyof Names | null>> = {
  ...{ auftrag: 'order', number: 'order', order: 'order', trackingNumber: 'parcel', return: 'order' },
  ...{ customerNumber: 'customerNumber', id: 'address', adresse: 'address', 'neue-adresse': 'emailToken' },
};
/** Names that mean another thing in each call. */
const kindsIn: Readonly<Record<string, keyof Names>> = {
  '/api/customer/v1/own-data token': 'ticket',
  '/api/customer/v1/confirm-email token': 'emailToken',
  '/api/customer/v1/confirm-account token': 'ticket',
  '/api/customer/v1/reset-password token': 'ticket',
  'order token': 'order',
};
/** Names of what is everybody's, of what whoever asks tells of himself, and of how much is asked for. */
const harmless = new Set([
  ...[
    'email',
    'password',
    'currentPassword',
    'stay',
    'captcha',
    'formToken',
    'target',
    'birthday',
    'salutation',
  ],
  ...[
    'firstName',
    'lastName',
    'terms',
    'known',
    'phone',
    'cancelAdvertising',
    'cancelMarketing',
    'cancelNewsletter',
  ],
  ...[
    'cancelInstalments',
    'format',
    'locale',
    'query',
    'operationName',
    'variables',
    'extensions',
    'q',
    'category',
  ],
  ...[
    'filter',
    'preis',
    'sterne',
    'sortierung',
    'seite',
    'sku',
    'skus',
    'page',
    'stars',
    'tag',
    'sort',
    'vote',
  ],
  ...[
    'title',
    'text',
    'author',
    'recommended',
    'tags',
    'size',
    'colour',
    'survey',
    'step',
    'comment',
    'term',
  ],
  ...[
    'product',
    'farbe',
    'groesse',
    'weite',
    'quantity',
    'from',
    'old-appliance',
    'assembly',
    'service',
    'services',
  ],
  ...[
    'code',
    'option',
    'to',
    'skip',
    'first',
    'raten',
    'postalCode',
    'after',
    'parcels',
    'carrier',
    'key',
    'pieces',
  ],
  ...[
    'kind',
    'reason',
    'received',
    'stock',
    'prices',
    'identifier',
    'state',
    'review',
    'isHelpful',
    'tenant',
  ],
]);

/** Which name of something stands for a parameter; undefined: none does. Throws on one that this test does not know. */
function kindOfName(place: string, name: string): keyof Names | undefined {
  const kind = kindsIn[`${place} ${name}`] ?? kinds[name];
  if (!kind && !harmless.has(name))
    throw new Error(`Say what "${name}" of ${place} names: nobody's own, or what of whom`);
  return kind ?? undefined;
}

describe('pages', () => {
  /** What the paths of pages have in them. */
  const parameters: Readonly<Record<string, (names: Names) => Record<string, string>>> = {
    'account-order': ({ order: number }) => ({ number }),
    'account-return': ({ order: number }) => ({ number }),
  };
  const query = (names: Names): string =>
    new URLSearchParams({
      ...{ auftrag: names.order, token: names.ticket, adresse: names.address },
      ...{ 'neue-adresse': names.emailToken, q: names.order },
    }).toString();

  test.each([...pageAccess.keys()])(
    '%s shows nothing of others',
    async (name) => {
      const path = (names: Names): string | undefined =>
        routeTable(config, 'de-AT').address(name, parameters[name]?.(names));
      const isFull = pageAccess.get(name) === 'full';
      const walkers = everybody.filter((index) => isBuiltRoute(config, name) && (isFull || index % 10 === 0));
      for (const index of walkers) {
        // A path with a parameter that stands nowhere above has no address.
        expect([name, path(nobodys)]).toEqual([name, expect.any(String)]);
        const status = await expectAlike(index, name, (names) =>
          (people[index] as Identity).browser.get(`${path(names)}?${query(names)}`),
        );
        expect([name, isFull ? status : 'any']).toEqual([
          name,
          isFull ? (name in parameters ? 404 : 200) : 'any',
        ]);
      }
    },
    120_000,
  );

  test('whose forms name something take nothing of others', async () => {
    const { kysely } = shop.database;
    const whole = async (): Promise<string> => {
      const tables = ['account_address', 'account', 'account_email_change', 'shop_order', 'order_return'];
      const found = tables.map(async (table) => {
        const { rows } = await sql<{ all: string }>`
          select md5(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text)) as all from ${sql.table(table)} t`.execute(
          kysely,
        );
        return rows[0]?.all;
      });
      return (await Promise.all(found)).join();
    };
    const book = routeOf('account-addresses');
    const pageOf = (route: string, { order: number }: Names): string =>
      routeTable(config, 'de-AT').address(route, { number }) ?? '';
    const forms: Readonly<Record<string, (names: Names) => [string, Record<string, string>]>> = {
      address: ({ address: id }) => [book, { id, ...address, city: 'Graz' }],
      'address-default': ({ address: id }) => [book, { id }],
      'address-remove': ({ address: id }) => [book, { id }],
      'order-again': (names) => [pageOf('account-order', names), {}],
      return: (names) => [
        pageOf('account-return', names),
        { key: 'N'.repeat(22), way: 'label', 'line-1': '1' },
      ],
      'confirm-email': ({ emailToken: token }) => [routeOf('account-data'), { token }],
    };
    // A form names something by a hidden field, or by the path of its page.
    const [first] = people as [Identity];
    const naming = new Set<string>();
    for (const [route] of [...pageAccess].filter(([each]) => each.startsWith('account'))) {
      const path = routeTable(config, 'de-AT').address(route, parameters[route]?.(first)) ?? '';
      for (const form of (await first.browser.get(path)).text.match(/<form\b[\s\S]*?<\/form>/g) ?? []) {
        const hidden = [...form.matchAll(/<input type="hidden" name="([^"]*)"/g)].map(([, name]) => name);
        const name = /name="form" value="([^"]*)"/.exec(form)?.[1] ?? '';
        if (hidden.some((field) => field !== 'form') || (hidden.length > 0 && route in parameters))
          naming.add(name);
      }
    }
    naming.delete('logout');
    expect([...naming].filter((form) => !(form in forms))).toEqual([]);
    const before = await whole();
    for (const index of everybody)
      for (const [form, of] of Object.entries(forms))
        await expectAlike(index, form, (names) => {
          const [path, fields] = of(names);
          return (people[index] as Identity).browser.send(path, { form, ...fields });
        });
    expect(await whole()).toBe(before);
  }, 120_000);
});

describe('calls', () => {
  interface Operation {
    parameters?: { in?: string; name?: string }[];
    requestBody?: { content: Record<string, { schema: { $ref?: string } }> };
    security?: object[];
  }
  interface Description {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, { properties?: object }> };
  }

  test('tell nothing of others, and take nothing of theirs', async () => {
    const { paths, components } = JSON.parse((await shop.ask('/api/openapi.json')).text) as Description;
    const statuses: Record<string, number> = {};
    for (const [path, methods] of Object.entries(paths))
      for (const [method, { parameters = [], requestBody, security = [] }] of Object.entries(methods)) {
        const ref = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1) ?? '';
        const fields = Object.keys(components.schemas[ref]?.properties ?? {});
        const asked = parameters.flatMap(({ in: place, name }) =>
          name !== undefined && place !== 'header' ? [name] : [],
        );
        const kindsOf = (names: readonly string[]): [string, keyof Names][] =>
          names.flatMap((name) => {
            const kind = kindOfName(path, name);
            return kind ? [[name, kind] as [string, keyof Names]] : [];
          });
        const [inAddress, inBody] = [kindsOf(asked), kindsOf(fields)];
        const isPersonal = method === 'get' && security.length > 0;
        if (inAddress.length + inBody.length === 0 && !isPersonal) continue;
        const of = (names: Names, asks: readonly [string, keyof Names][]): Record<string, string> =>
          Object.fromEntries(asks.map(([name, kind]) => [name, names[kind]]));
        for (const index of everybody) {
          const { browser } = people[index] as Identity;
          statuses[path] = await expectAlike(index, `${method} ${path}`, (names) => {
            const own = new URLSearchParams(of(names, inAddress)).toString();
            const target = path.replace('{number}', names.order).replace('{tenant}', 'at');
            return method === 'get'
              ? browser.get(`${target}?${own}`)
              : browser.call(`${target}?${own}`, of(names, inBody));
          });
        }
      }
    expect(Object.keys(statuses).length).toBeGreaterThan(20);
    expect(statuses).toMatchObject({
      ...{
        '/api/order/v1/order': 404,
        '/api/order/v1/invoice': 404,
        '/api/order/v1/credit-information': 404,
      },
      ...{ '/api/customer/v1/own-data': 404, '/api/customer/v1/confirm-email': 410 },
      ...{ '/api/order/v1': 200, '/api/customer/v1': 200, '/api/basket/v1': 200, '/api/checkout/v1': 200 },
    });
  }, 300_000);
});

describe('the gateway', () => {
  const schema = buildSchema(readFileSync(join(root, 'schemas/published/gateway.graphql'), 'utf8'));
  const fieldsOf = (type: GraphQLObjectType | null | undefined) => Object.values(type?.getFields() ?? {});

  /** All that can be read of a type without saying more, two steps deep. */
  function selectionOf(type: GraphQLOutputType, depth = 2): string {
    const named = getNamedType(type);
    if (!isObjectType(named)) return '';
    const read = fieldsOf(named).flatMap(({ name, type: below, args }) => {
      if (args.length > 0) return [];
      if (isLeafType(getNamedType(below))) return [name];
      return depth > 0 ? [`${name} ${selectionOf(below, depth - 1)}`] : [];
    });
    return read.length > 0 ? `{ ${read.join(' ')} }` : '{ __typename }';
  }

  async function asked(index: number, query: string): Promise<Answer> {
    const answer = await (people[index] as Identity).browser.call('/api/gateway/', { query });
    expect([query, answer.status, answer.text]).toEqual([
      query,
      200,
      expect.not.stringContaining('"errors"'),
    ]);
    return answer;
  }

  test('tells each of them of himself', async () => {
    for (const index of [0, 30, 59])
      for (const query of ['{ customer { lastName } }', '{ orders { number billing { street } } }'])
        expect((await asked(index, query)).text).toContain((people[index] as Identity).mark);
  });

  test.each(fieldsOf(schema.getQueryType()).map((field) => [field.name, field] as const))(
    '%s tells nothing of others',
    async (name, { args, type }) => {
      const named = args.flatMap((arg) => {
        const kind = kindOfName(name, arg.name);
        return kind ? [[arg.name, kind] as const] : [];
      });
      const isEverybodys = named.length === 0 && args.some(isRequiredArgument);
      expect([name, isEverybodys]).toEqual([name, ['product', 'products', 'ratings'].includes(name)]);
      for (const index of isEverybodys ? [] : everybody)
        await expectAlike(index, name, (names) => {
          const own = named.map(([arg, kind]) => `${arg}: ${JSON.stringify(names[kind])}`).join(' ');
          const query = `{ ${name}${own === '' ? '' : `(${own})`} ${selectionOf(type)} }`;
          return asked(index, query);
        });
    },
    120_000,
  );

  test('changes nothing by a name of somebody’s own', () => {
    const named = fieldsOf(schema.getMutationType()).flatMap(({ name, args }) =>
      args.flatMap((arg) => kindOfName(name, arg.name) ?? []),
    );
    // Baskets and wishes are found by who asks alone.
    expect(named).toEqual([]);
  });
});
