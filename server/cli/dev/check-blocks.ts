import { registry } from '../../../renderer/block-modules.ts';
import { examplesOf } from '../../../renderer/block-examples.ts';
import { publishedSchemas } from '../../../renderer/published-schemas.ts';

/** Throws, in a sentence that names the block, when a shape cannot be published or `examples.json` holds no examples. */
export async function checkBlocks(): Promise<void> {
  publishedSchemas();
  for (const type of registry.keys()) await examplesOf(type);
}
