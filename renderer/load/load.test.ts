import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { noFacts } from '../../schemas/facts/fill-facts.ts';
import { testTenant } from '../../blocks/kit/testing/tenant.ts';
import { createShopLinks } from '../../schemas/tenant/shop-links.ts';
import { createLoaders, type Loaded, type LoadContext, type Loader } from '../contract/loader.ts';
import { makePlan } from '../plan/plan.ts';
import type { PlannedNode } from '../plan/planned-node.ts';
import { testBlocks } from '../testing/blocks.tsx';
import { found, pageOf, registryOf, testLoader, testNow } from '../testing/shop.ts';
import { startLoads } from './load.ts';

const context: Omit<LoadContext, 'component'> = {
  tenant: 'at',
  locale: 'de-AT',
  path: '/p/mantel-17',
  query: {},
  parameters: { sku: '17' },
  device: 'mobile',
  wantsNewest: false,
};

function nodesOf(main: readonly unknown[], loaders: readonly Loader[]): PlannedNode[] {
  const state = { now: testNow, locale: 'de-AT', device: 'web', visitor: 'anonymous', variants: {} } as const;
  return makePlan(pageOf(main), state, {
    registry: registryOf(testBlocks),
    loaders: createLoaders(loaders),
    hasPicture: () => true,
    links: createShopLinks(testTenant, 'de-AT'),
    facts: noFacts,
  }).nodes;
}

/** Runs the loads of nodes that ask for `hint` by loaders that take anything. */
async function load(
  requests: readonly object[],
  load_: Loader['load'],
  limitMs = 1000,
): Promise<(Loaded | undefined)[]> {
  const any: Loader = { name: 'any', args: z.record(z.string(), z.unknown()), dimensions: [], load: load_ };
  const nodes = nodesOf(
    requests.map((args) => ({
      type: 'test-listing',
      props: { of: 'x' },
      data: { hint: { load: 'any', args } },
    })),
    [any, list],
  );
  const loads = startLoads(nodes, createLoaders([any, list]), context, limitMs);
  await loads.ready(nodes);
  return nodes.map((node) => loads.settled(node, 'hint'));
}

const list = testLoader('list', z.strictObject({ of: z.string() }), ({ of }) => found({ items: [] }, of));

describe('loads', () => {
  test('of equal requests are made once, at any depth and in any order of their arguments', async () => {
    const call = vi.fn<Loader['load']>(() => Promise.resolve(found({ text: 'a' }, '1')));
    const any: Loader = { name: 'any', args: z.record(z.string(), z.unknown()), dimensions: [], load: call };
    const asks = (args: object, id: string): object => ({
      id,
      type: 'test-listing',
      props: { of: 'x' },
      data: { hint: { load: 'any', args } },
    });
    let nested: object = asks({ a: 1, b: 'x' }, 'deep');
    for (let level = 0; level < 12; level++)
      nested = { id: `l${level}`, type: 'test-box', slots: { rest: [nested] } };
    const nodes = nodesOf([asks({ b: 'x', a: 1 }, 'top'), nested, asks({ a: 2 }, 'other')], [any, list]);
    const loads = startLoads(nodes, createLoaders([any, list]), context, 1000);
    await loads.ready(nodes);
    expect(call.mock.calls.map(([args]) => args)).toEqual([{ b: 'x', a: 1 }, { a: 2 }]);
  });

  test('start together', () => {
    const started: unknown[] = [];
    void load([{ a: 1 }, { a: 2 }, { a: 3 }], (args) => {
      started.push(args);
      return new Promise(() => {});
    });
    expect(started).toHaveLength(3);
  });

  test('know of the request what the closed list names, and nothing else', async () => {
    const given = {
      l: '$locale',
      p: '$path',
      d: '$device',
      s: '$param.sku',
      n: '$param.none',
      c: '$param.constructor',
      t: 'plain',
    };
    const call = vi.fn<Loader['load']>(() => Promise.resolve(found({}, '1')));
    await load([given], call);
    expect(call.mock.calls[0]?.[0]).toEqual({
      l: 'de-AT',
      p: '/p/mantel-17',
      d: 'mobile',
      s: '17',
      n: null,
      c: null,
      t: 'plain',
    });
    expect(call.mock.calls[0]?.[1]).toEqual({ ...context, component: 'test-listing' });
  });

  test('that fail, fail alone', async () => {
    const outcomes = await load(
      [
        { how: 'ok' },
        { how: 'rejects' },
        { how: 'throws' },
        { how: 'null' },
        { how: 'nothing' },
        { how: 'refuses' },
      ],
      (args) => {
        const { how } = args as { how: string };
        if (how === 'throws') throw new Error('at once');
        if (how === 'rejects') return Promise.reject(new Error('later'));
        // oxlint-disable-next-line prefer-promise-reject-errors -- what a careless loader may do
        if (how === 'null') return Promise.reject(null);
        if (how === 'nothing') return Promise.resolve(undefined as unknown as Loaded);
        return Promise.resolve(
          how === 'ok' ? found({ text: 'a' }, '1') : { ok: false, reason: 'there is none' },
        );
      },
    );
    expect(outcomes.map((outcome) => outcome?.ok)).toEqual([true, false, false, false, false, false]);
    expect(outcomes.map((outcome) => (outcome?.ok === false ? outcome.reason : ''))).toEqual([
      '',
      'later',
      'at once',
      'null',
      expect.stringContaining('undefined'),
      'there is none',
    ]);
  });

  test('that fail name what could not be had: as the loader says, else by its tags for such a request', async () => {
    const failing: Loader = {
      ...list,
      load: (args) => ({
        ok: false,
        reason: 'none',
        ...((args as { of: string }).of === 'own' && { tags: ['own-tag'] }),
      }),
      tagsOf: (args) => [`list:${(args as { of: string }).of}`],
    };
    const nodes = nodesOf(
      ['own', 'other'].map((of) => ({ type: 'test-listing', props: { of } })),
      [failing],
    );
    const loads = startLoads(nodes, createLoaders([failing]), context, 1000);
    await loads.ready(nodes);
    expect(nodes.map((node) => loads.settled(node, 'list'))).toMatchObject([
      { ok: false, tags: ['own-tag'] },
      { ok: false, tags: ['list:other'] },
    ]);
  });

  test('of one loader with other arguments never share a revision', async () => {
    const [a, b, c] = await load([{ a: 1 }, { a: 2 }, { a: 1 }], () => Promise.resolve(found({}, 'same')));
    const revision = (outcome: Loaded | undefined): string | undefined =>
      outcome?.ok ? outcome.revision : undefined;
    expect(revision(a)).not.toBe(revision(b));
    expect(revision(a)).toBe(revision(c));
  });

  test('whose arguments are wrong once they are known are not made', async () => {
    const call = vi.fn<Loader['load']>(() => Promise.resolve(found({}, '1')));
    const strict: Loader = {
      name: 'strict',
      args: z.strictObject({ sku: z.string() }),
      dimensions: [],
      load: call,
    };
    const nodes = nodesOf(
      [
        {
          type: 'test-listing',
          props: { of: 'x' },
          data: { hint: { load: 'strict', args: { sku: '$param.none' } } },
        },
      ],
      [strict, list],
    );
    const loads = startLoads(nodes, createLoaders([strict, list]), context, 1000);
    await loads.ready(nodes);
    expect(loads.settled(nodes[0] as PlannedNode, 'hint')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('argument sku') as string,
    });
    expect(call).not.toHaveBeenCalled();
  });
});

describe('with a time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('what takes longer is a failure, and what is quicker is not', async () => {
    const after = (ms: number): Promise<Loaded> =>
      new Promise((resolve) => void setTimeout(resolve, ms, found({}, '1')));
    const outcomes = load([{ ms: 999 }, { ms: 1001 }], (args) => after((args as { ms: number }).ms));
    await vi.advanceTimersByTimeAsync(1000);
    expect((await outcomes).map((outcome) => outcome?.ok)).toEqual([true, false]);
  });

  test('no timer is left behind', async () => {
    await load([{ a: 1 }], () => Promise.resolve(found({}, '1')));
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('what a page asked for is told with its blocks and what it took', async () => {
  let time = 0;
  const any: Loader = {
    ...{ name: 'any', args: z.record(z.string(), z.unknown()), dimensions: [] },
    load: async () => {
      await Promise.resolve();
      time += 40;
      return found({ text: 'a' }, '1');
    },
  };
  const asks = (id: string, a: number): object => ({
    ...{ id, type: 'test-listing', props: { of: 'x' }, data: { hint: { load: 'any', args: { a } } } },
  });
  const nodes = nodesOf([asks('one', 1), asks('two', 1)], [any, list]);
  const loads = startLoads(nodes, createLoaders([any, list]), context, 1000, () => time);
  await loads.ready(nodes);
  const told = loads.asked().filter(({ request }) => request.load === 'any');
  expect(told.map((one) => [one.request.args, one.nodes.map(({ id }) => id), one.ms, one.isOk])).toEqual([
    [{ a: 1 }, ['one', 'two'], 40, true],
  ]);
});
