import { z } from 'zod';
import { examplesOf } from '../../renderer/block-examples.ts';
import type { Loader } from '../../renderer/contract/loader.ts';

type Args = z.ZodObject<{ type: z.ZodString; example: z.ZodString; value: z.ZodString }>;

/** Gives a node of the catalogue what its example says that it has loaded. */
export const exampleLoader: Loader<Args> = {
  name: 'example',
  args: z.strictObject({ type: z.string(), example: z.string(), value: z.string() }),
  dimensions: [],
  async load({ type, example, value }) {
    const loaded = new Map(Object.entries((await examplesOf(type))[example]?.data ?? {}));
    return loaded.has(value)
      ? { ok: true, value: loaded.get(value), revision: '1', tags: [] }
      : { ok: false, reason: 'the example has none' };
  },
};
