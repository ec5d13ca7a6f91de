import type { z } from 'zod';
import { loadRequest, pageEnvelope, whenSchema } from '../schemas/page.ts';
import { registry } from './block-modules.ts';
import { jsonSchemaOf } from './plan/json-schema-of.ts';
import { messageOf } from './plan/message-of.ts';

/** A file below `schemas/published/` and what it holds. */
interface PublishedFile {
  name: string;
  content: object;
}

/** JSON Schema of everything that CMS authors write: pages, conditions, and the props and data of every block. */
export function publishedSchemas(): PublishedFile[] {
  const blocks = [...registry.values()].toSorted((a, b) => a.type.localeCompare(b.type, 'en'));
  return [
    { name: 'page.json', content: jsonSchemaOf(pageEnvelope) },
    { name: 'when.json', content: jsonSchemaOf(whenSchema) },
    { name: 'load-request.json', content: jsonSchemaOf(loadRequest) },
    {
      name: 'blocks.json',
      content: blocks.map(({ type, v, policy, slots, data }) => ({
        type,
        v,
        policy,
        slots: slots ?? {},
        data: Object.fromEntries(
          Object.entries(data ?? {}).map(([name, { required }]) => [name, { required }]),
        ),
      })),
    },
    ...blocks.map((block) => ({
      name: `blocks/${block.type}.json`,
      content: {
        title: block.type,
        version: block.v,
        props: published(`The props of "${block.type}" (its schema.ts)`, block.props),
        data: Object.fromEntries(
          Object.entries(block.data ?? {}).map(([name, { schema }]) => [
            name,
            published(`The data "${name}" of "${block.type}"`, schema),
          ]),
        ),
      },
    })),
  ];
}

function published(what: string, shape: z.ZodType): object {
  try {
    return jsonSchemaOf(shape);
  } catch (error) {
    throw new Error(`${what} cannot be published: ${messageOf(error)}`, { cause: error });
  }
}
