import type { Block } from '../../blocks/kit/define/define-block.ts';

/** Every block by its type. A `Map`, so that no type can name a property of a prototype. */
export type Registry = ReadonlyMap<string, Block>;

/** Makes the registry of the block folders; refuses one whose folder and type differ. */
export function createRegistry(modules: Record<string, { block: Block }>): Registry {
  const registry = new Map<string, Block>();
  for (const [path, { block }] of Object.entries(modules)) {
    const folder = path.split('/').at(-2);
    if (folder !== block.type)
      throw new Error(`${path}: the block is named "${block.type}", its folder "${folder}"`);
    if (registry.has(block.type)) throw new Error(`${path}: there are two blocks "${block.type}"`);
    registry.set(block.type, block);
  }
  return registry;
}
