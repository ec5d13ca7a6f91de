import type { BlockInfo } from '../../../schemas/editing/block-info.ts';
import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';
import { examplesOf, groupOf } from '../../../renderer/block-examples.ts';
import { publishedSchemas } from '../../../renderer/published-schemas.ts';

interface PublishedBlock {
  type: string;
  v: number;
  slots: BlockInfo['slots'];
  data: BlockInfo['data'];
}

/** All blocks as editors use them: what `schemas/published/` has of them, with the smallest example of each. Made once. */
export function createBlockList(): () => Promise<readonly BlockInfo[]> {
  let made: Promise<readonly BlockInfo[]> | undefined;
  return () => (made ??= listBlocks());
}

async function listBlocks(): Promise<BlockInfo[]> {
  const files = new Map(publishedSchemas().map(({ name, content }) => [name, content]));
  const blocks = files.get('blocks.json') as unknown as PublishedBlock[];
  return Promise.all(
    blocks.map(async ({ type, v, slots, data }) => {
      const { props } = files.get(`blocks/${type}.json`) as { props: BlockInfo['schema'] };
      return {
        ...{ type, v, group: groupOf(type) ?? '', slots, schema: props, data },
        example: await exampleOf(type, v),
      };
    }),
  );
}

/** A node as it is put into a page: what it loads is the editor's choice. */
async function exampleOf(type: string, v: number): Promise<BlockInfo['example']> {
  const examples = await examplesOf(type);
  const { minimal = Object.values(examples)[0] } = examples;
  const slots = Object.entries(minimal?.slots ?? {});
  const node = {
    ...{ type, v, props: minimal?.props ?? {} },
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
  };
  return withoutIds(node) as BlockInfo['example'];
}

/** A node without the ids and requests of its example, which are for one place alone. */
function withoutIds({ id: _id, data: _data, slots, ...node }: JsonObject): JsonObject {
  if (!isJsonObject(slots)) return node;
  const filled = Object.entries(slots).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.filter(isJsonObject).map(withoutIds) : [],
  ]);
  return { ...node, slots: Object.fromEntries(filled) as JsonObject };
}
