import { createHash } from 'node:crypto';
import { publishedSchemas } from '../../renderer/published-schemas.ts';
import type { StudioAssets } from '../pages/build-assets.ts';

/**
 * Names what an open studio works with: its own files, and all blocks with their versions. The same in every process of a build; an
 * application that hears of another one is older than the server. Made once, when first asked for.
 */
export function createBuildId(
  { script, styles }: StudioAssets,
  blocks: () => readonly object[] = publishedSchemas,
): () => string {
  let id: string | undefined;
  return () =>
    (id ??= createHash('sha256')
      .update(JSON.stringify([script, styles, blocks()]))
      .digest('base64url')
      .slice(0, 16));
}
