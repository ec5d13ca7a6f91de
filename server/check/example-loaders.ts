import { z } from 'zod';
import { examplesOf } from '../../renderer/block-examples.ts';
import { createLoaders, type Loader, type Loaders } from '../../renderer/contract/loader.ts';
import type { Registry } from '../../renderer/contract/registry.ts';

/**
 * The loaders with which content is drawn for a check: those of `real` as they are; for all others one that gives what an example
 * of the block has, since their data is no matter of content (products, baskets, accounts).
 */
export function createExampleLoaders(known: Loaders, real: Loaders, registry: Registry): Loaders {
  return createLoaders(
    [...known.values()].map((loader) => real.get(loader.name) ?? exampleLoader(loader, registry)),
  );
}

function exampleLoader({ name, dimensions }: Loader, registry: Registry): Loader {
  return {
    name,
    dimensions,
    // What parameters of an address put in is not known here.
    args: z.unknown(),
    async load(_args, { component }) {
      const value = await exampleData(component, name, registry);
      return value === undefined
        ? { ok: false, reason: `no example of "${component}" loads from "${name}"` }
        : { ok: true, value, revision: 'example', tags: [], isStandIn: true };
    },
  };
}

/** What the block's example has under the name that is loaded by `loader`. */
async function exampleData(type: string, loader: string, registry: Registry): Promise<unknown> {
  const { full, minimal } = await examplesOf(type);
  for (const example of [full, minimal]) {
    if (!example) continue;
    const names = Object.keys(example.data);
    const asked = registry.get(type)?.load?.(example.props) ?? {};
    const name = names.find((each) => asked[each]?.load === loader) ?? names[0];
    if (name !== undefined) return example.data[name];
  }
  return undefined;
}
