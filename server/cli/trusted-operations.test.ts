import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testGatewayShop } from '../gateway/testing/gateway-shop.ts';
import { readTrustedOperations } from '../gateway/trusted-operations.ts';
import {
  operationFiles,
  publishedGateway,
  publishedInform,
  publishedOperationsFile,
  withHashes,
} from './publish-gateway.ts';
import { operationsOf, withPublished } from './published-operations.ts';
import { carriedOut, findOperations, newestBuilds, trustedTexts } from './trusted-operations.ts';

const found = await findOperations('.');

describe('operations of the blocks', () => {
  test('are found with the text that is carried out, and its hash', () => {
    const vote = found.find(({ text }) => text.startsWith('mutation VoteReview('));
    expect(vote?.file).toBe('blocks/catalogue/product-reviews/vote-operation.ts');
    expect(vote?.text).toContain('__typename');
    expect(vote?.hash).toBe(
      createHash('sha256')
        .update(vote?.text ?? '')
        .digest('hex'),
    );
  });

  test('have names that no other one has', () => {
    const names = found.map(({ text }) => /^(?:query|mutation) (\w+)/.exec(text)?.[1]);
    expect(new Set(names).size).toBe(found.length);
    expect(names).not.toContain(undefined);
  });

  test.each(found)('of $file are what the gateway takes, within its limits', async ({ hash, text }) => {
    const { post } = testGatewayShop({ isProduction: true, trusted: new Map([[hash, text]]) });
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const { body } = await post({ extensions });
    const messages = ((body as { errors?: { message: string }[] }).errors ?? []).map(
      ({ message }) => message,
    );
    // Nothing but the values is missing.
    expect(messages.filter((message) => !/^Variable "\$\w+" of required type/.test(message))).toEqual([]);
  });

  test('are a file that the shop reads', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'trusted-')), 'operations.json');
    writeFileSync(file, JSON.stringify(trustedTexts(found)));
    expect(readTrustedOperations(file)).toEqual(new Map(found.map(({ hash, text }) => [hash, text])));
  });

  test('with a hash of another text make no build', () => {
    const wrong = { file: 'a-operation.ts', claimed: '', ...carriedOut('{ sortings { key } }') };
    expect(() => trustedTexts([wrong])).toThrow('a-operation.ts');
  });

  test('of the newest builds stay, so that open pages are answered', () => {
    const builds = ['a', 'b', 'c', 'd'].map((name) => ({ [name]: '{ sortings { key } }' }));
    const kept = builds.reduce<ReturnType<typeof newestBuilds>>(
      (held, build) => newestBuilds(build, held, 3),
      [],
    );
    expect(kept.flatMap((texts) => Object.keys(texts))).toEqual(['d', 'c', 'b']);
    const again = newestBuilds({ c: '{ sortings { key } }' }, kept, 3);
    expect(again.flatMap((texts) => Object.keys(texts))).toEqual(['c', 'd', 'b']);
  });
});

test('without a build the shop knows no operation, and a broken file is told', () => {
  expect(readTrustedOperations('/nowhere/operations.json').size).toBe(0);
  const file = join(mkdtempSync(join(tmpdir(), 'trusted-')), 'operations.json');
  writeFileSync(file, '{"short":"{ sortings { key } }"}');
  expect(() => readTrustedOperations(file)).toThrow('short');
});

test('what a block says to the cache alone is not carried out', () => {
  expect(carriedOut('{ sortings { key @_optional } }').text).toBe(
    '{\n  sortings {\n    key\n    __typename\n  }\n}',
  );
});

describe('what is published', () => {
  test('is the schema as it is', () => {
    expect(readFileSync('schemas/published/gateway.graphql', 'utf8')).toBe(publishedGateway());
  });

  test('is what products and recommendations can be asked for', () => {
    expect(readFileSync('schemas/published/inform.graphql', 'utf8')).toBe(publishedInform());
  });

  test('is every operation for apps and partners, with its hash and what it is for', () => {
    expect(readFileSync('schemas/published/gateway-operations.json', 'utf8')).toBe(
      publishedOperationsFile('.'),
    );
    const [first, second] = operationsOf(
      '# What is sold.\nquery AV1 { ...P }\nquery BV1 { basket { count } }\nfragment P on Query { sortings { key } }',
    );
    expect(first).toMatchObject({ name: 'AV1', kind: 'query', about: 'What is sold.' });
    expect(first?.text).toContain('fragment P on Query');
    expect(second?.text).not.toContain('fragment');
  });

  test('stays: an operation under a published name is no other one, and one that is written no more is carried out', () => {
    const [old] = operationsOf('# Old.\nquery AV1 { sortings { key } }');
    const [other] = operationsOf('# Other.\nquery AV1 { sortings { label } }');
    const [next] = operationsOf('# Next.\nquery AV2 { sortings { label } }');
    if (!old || !other || !next) throw new Error('not read');
    expect(() => withPublished([other], [old])).toThrow('AV1: what is published stays as it is');
    expect(withPublished([next], [old]).map(({ name }) => name)).toEqual(['AV1', 'AV2']);
  });

  test('has the hashes of operations in their files', () => {
    for (const { file, text } of operationFiles('.')) expect(readFileSync(file, 'utf8')).toBe(text);
    const { hash } = carriedOut('{ sortings { key } }');
    const before = "gatewayOperation<A, B>(\n  '',\n  `{ sortings { key } }`,\n)";
    expect(withHashes(before)).toBe(`gatewayOperation<A, B>(\n  '${hash}',\n  \`{ sortings { key } }\`,\n)`);
    expect(withHashes(withHashes(before))).toBe(withHashes(before));
  });
});
