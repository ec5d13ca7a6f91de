import { z } from 'zod';
import { isJsonObject, type JsonObject } from '../schemas/json.ts';
import { registry } from './block-modules.ts';

/** A named example of a block, as its folder's `examples.json` writes it. */
const exampleSchema = z.strictObject({
  /** The block's version that it was written for, kept as it was; absent: the block's own. */
  v: z.int().min(1).optional(),
  props: z.unknown(),
  /** Values as they would have been loaded, by name. */
  data: z.record(z.string(), z.unknown()).default({}),
  slots: z.record(z.string(), z.array(z.unknown())).default({}),
  /** Of the example `minimal`: why no page of the content shows the block. */
  unplaced: z.string().trim().min(20).max(200).optional(),
  /** Codes of the faults that are in it on purpose. */
  expect: z.array(z.string()).optional(),
});
export type BlockExample = z.output<typeof exampleSchema>;

/** The moment that examples are drawn for, in milliseconds since 1970: what counts down in them has not ended. */
export const examplesNow = Date.parse('2026-12-01T12:00:00+01:00');

const files = import.meta.glob<unknown>('../blocks/*/*/examples.json', { import: 'default' });
const folders = new Map(
  Object.entries(files).map(([path, read]) => {
    const [type = '', group = ''] = path.split('/').slice(-3, -1).toReversed();
    return [type, { group, read }] as const;
  }),
);

/** Folder of blocks that a type is in; undefined: there is no such block. */
export function groupOf(type: string): string | undefined {
  return folders.get(type)?.group;
}

/**
 * The examples of a block by name; read when they are asked for, none when there is no such block. Throws a sentence that names
 * file and place when they are not written as examples are.
 */
export async function examplesOf(type: string): Promise<Record<string, BlockExample>> {
  const folder = folders.get(type);
  return folder ? readExamples(await folder.read(), `blocks/${folder.group}/${type}/examples.json`) : {};
}

/** Named examples, as the content of `file` has them. Throws a sentence that names the file and every place that is wrong. */
export function readExamples(content: unknown, file: string): Record<string, BlockExample> {
  const { data, error } = z.record(z.string(), exampleSchema).safeParse(content);
  if (data) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join('.') || '(file)'}: ${message}`);
  throw new Error(
    `${file} holds no examples, which are written as { "minimal": { "props": { … } }, … }: ${faults.join('; ')}`,
  );
}

/**
 * The node that shows an example. What it has loaded is asked from the loader `example`, whose arguments name the block, the
 * example and the value.
 */
export function exampleNode(type: string, name: string, { v, props, data, slots }: BlockExample): JsonObject {
  const id = `${type}-${name}`;
  const requests = Object.keys(data).map(
    (value) => [value, { load: 'example', args: { type, example: name, value } }] as const,
  );
  return {
    id,
    type,
    v: v ?? registry.get(type)?.v ?? 1,
    props,
    data: Object.fromEntries(requests),
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, nodes]) => [slot, numbered(id, slot, nodes)]),
    ),
  };
}

/** Nodes with ids; examples need not name them. */
function numbered(id: string, slot: string, nodes: readonly unknown[]): unknown[] {
  return nodes.map((node, index) => (isJsonObject(node) ? { id: `${id}-${slot}-${index}`, ...node } : node));
}
