import * as fc from 'fast-check';
import type { JsonObject } from '../json.ts';
import { holdsForbiddenKey } from '../safe-json.ts';
import type { NodePlace, Patch } from './change.ts';

// Documents and edits for tests, as they come: with lists that are broken, and edits that cannot be made.

interface Shape {
  fields: JsonObject;
  slots: Record<string, (Shape | null)[]> | null | undefined;
}

const names = ['headline', 'links', 'items', '10', '2', 'größe'];
/** As a document may hold it: names that it must not have are refused where it is read. */
const value = fc
  .jsonValue({ maxDepth: 3 })
  .filter((given) => !holdsForbiddenKey(given))
  .map((given) => JSON.parse(JSON.stringify(given)) as never);
const fields = fc.dictionary(fc.constantFrom(...names), value);

const { shape } = fc.letrec<{ shape: Shape; list: (Shape | null)[] }>((tie) => ({
  list: fc.array(
    fc.oneof({ weight: 6, arbitrary: tie('shape') }, { weight: 1, arbitrary: fc.constant(null) }),
    {
      maxLength: 4,
    },
  ),
  shape: fc.record({
    fields,
    slots: fc.oneof(
      { withCrossShrink: true },
      fc.constantFrom(null, undefined),
      fc.dictionary(fc.constantFrom('items', 'aside'), tie('list'), { maxKeys: 2 }),
    ),
  }),
}));

/** A page document in which each node has an id: `n0`, `n1` … */
export const documents: fc.Arbitrary<JsonObject> = fc
  .record({
    head: fields,
    main: fc.array(shape, { maxLength: 5 }),
    aside: fc.option(fc.array(fc.option(shape), { maxLength: 2 }), { nil: undefined }),
  })
  .map(({ head, main, aside }) => {
    let count = 0;
    const nodeOf = (node: Shape | null): JsonObject | null =>
      node && {
        ...{ id: `n${count++}`, type: 'text', props: node.fields },
        ...(node.slots !== undefined && {
          slots: node.slots && mapValues(node.slots, (list) => list.map(nodeOf)),
        }),
      };
    const regions = { main: main.map(nodeOf), ...(aside && { aside: aside.map(nodeOf) }) };
    return { format: 'webapp_json', page: head, regions };
  });

function mapValues<T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([key, one]) => [key, change(one)]));
}

const id = fc.nat({ max: 4 }).map((number) => `n${number}`);
const place: fc.Arbitrary<NodePlace> = fc.record(
  {
    parent: fc.option(id, { freq: 1 }),
    list: fc.constantFrom('main', 'items'),
    after: fc.option(id, { freq: 1 }),
    past: fc.integer({ min: 1, max: 2 }),
  },
  { requiredKeys: ['parent', 'list', 'after'] },
);
const path = fc
  .tuple(
    fc.constantFrom('props', 'props', 'page', 'i18n', 'slots', 'regions', 'id'),
    fc.array(fc.oneof(fc.constantFrom(...names), fc.nat({ max: 2 })), { maxLength: 3 }),
  )
  .map(([first, rest]) => [first, ...rest]);
const inserted = fc.tuple(fields, fc.nat({ max: 30 }), fc.nat({ max: 30 })).map(([props, own, inner]) => ({
  id: `n${own}`,
  ...{ type: 'text', props: props as never, slots: { items: [null, { id: `n${inner}`, type: 'text' }] } },
}));

/** Steps of an edit; many can be made in one of `documents`, others not. */
export const patches: fc.Arbitrary<Patch[]> = fc.array(
  fc.oneof(
    fc.record(
      { op: fc.constant('set' as const), node: fc.option(id), path, value },
      { requiredKeys: ['op', 'node', 'path'] },
    ),
    fc.record({ op: fc.constant('insert' as const), place, node: inserted }),
    fc.record({ op: fc.constant('remove' as const), node: id }),
    fc.record({ op: fc.constant('move' as const), node: id, place }),
  ),
  { minLength: 1, maxLength: 3 },
);
