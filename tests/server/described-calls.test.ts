import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ShopUnderTest, startShop } from './shop-under-test.ts';

// What the document of all calls says is what their routes do, and what tools read.

interface Schema {
  properties?: Record<string, { type?: string | string[]; description?: string }>;
  required?: string[];
}
interface Operation {
  parameters: { name?: string; in?: string; schema?: { enum?: string[]; pattern?: string } }[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const token = 'a-token-of-the-merchant-long-enough-1';
let shop: ShopUnderTest;
let source: string;
let description: Description;
beforeAll(async () => {
  shop = await startShop({ FULFILMENT_TOKEN: `default=${token}` }, { catalogue: true });
  source = (await shop.ask('/api/openapi.json')).text;
  description = JSON.parse(source) as Description;
}, 60_000);
afterAll(() => shop.close());

test('passes the rules that Redocly recommends', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  expect(
    problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer} ${message}`),
  ).toEqual([]);
});

test('passes the rules that Spectral recommends', async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [spectralRulesets.oas as RulesetDefinition] });
  const problems = await spectral.run(source);
  expect(problems.map(({ code, path, message }) => `${code} ${path.join('/')} ${message}`)).toEqual([]);
});

const french = {
  Host: 'default.localhost',
  Cookie: 'consent=C0001,C0003',
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/json',
  Authorization: `Bearer ${token}`,
};

async function refusalOf(path: string, method: string, body?: object): Promise<[number, string[], string]> {
  const target = `${path.replace('{tenant}', 'default')}${path.includes('?') ? '&' : '?'}locale=fr-CH`;
  const answer = await shop.ask(target, {
    method: method.toUpperCase(),
    headers: french,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { detail = '', errors = [] } = JSON.parse(answer.text) as {
    detail?: string;
    errors?: { field: string }[];
  };
  return [answer.status, errors.map(({ field }) => field), detail.replaceAll('\u00a0', ' ')];
}

test('a field of a body that is another than described is refused by its name, in the language of the call', async () => {
  let fields = 0;
  for (const [path, methods] of Object.entries(description.paths)) {
    const name = methods.post?.requestBody?.content['application/json']?.schema.$ref.split('/').at(-1) ?? '';
    const { properties = {}, required = [] } = description.components.schemas[name] ?? {};
    for (const field of Object.keys(properties)) {
      const [status, named, detail] = await refusalOf(path, 'post', { [field]: { a: [{ b: 1 }] } });
      // What is named by whoever calls may be anything.
      if (field === 'variables' || field === 'extensions') continue;
      fields += 1;
      expect([path, field, status]).toEqual([path, field, 400]);
      expect([path, named]).toEqual([path, expect.arrayContaining([field])]);
      expect(detail).toMatch(/^(La valeur de « |« ).* (pas possible ici|manque|valeurs : .*)\./);
    }
    for (const field of required) {
      const [status, named, detail] = await refusalOf(path, 'post', {});
      expect([path, status, named]).toEqual([path, 400, expect.arrayContaining([field])]);
      expect(detail).toContain(`« ${field} » manque.`);
    }
  }
  expect(fields).toBeGreaterThan(60);
});

test('a parameter that has no such value is refused by its name', async () => {
  const limited = Object.entries(description.paths).flatMap(([path, methods]) =>
    (methods.get?.parameters ?? []).flatMap(({ name = '', in: place, schema }) =>
      place === 'query' && (schema?.enum || schema?.pattern) ? [{ path, name }] : [],
    ),
  );
  expect(limited.length).toBeGreaterThan(5);
  for (const { path, name } of limited)
    expect([path, ...(await refusalOf(`${path}?${name}=${encodeURIComponent('?')}`, 'get'))]).toEqual([
      ...[path, 400, expect.arrayContaining([name])],
      expect.stringContaining(`« ${name} »`),
    ]);
});

test('another method than those described is 405 everywhere, which names them', async () => {
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (each) => !(each.toLowerCase() in methods),
    )) {
      const target = path.replace('{tenant}', 'default');
      const { status, headers } = await shop.ask(target, { method, headers: { Host: 'default.localhost' } });
      const allowed = headers.allow?.split(', ') ?? [];
      expect([method, path, status]).toEqual([method, path, 405]);
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(methods).map((each) => each.toUpperCase())));
      expect(allowed).not.toContain(method);
    }
  }
});
