import { z } from 'zod';
import { contentPath } from '../../schemas/content-names.ts';
import type { ContentSource } from '../content/content-source.ts';

const listPart = z.looseObject({
  pages: z.array(z.looseObject({ path: contentPath })),
  next: z.string().nullish(),
});

/** Paths of all pages that the source lists for a shop in a language. Throws when a list cannot be had. */
export async function listedPages(
  source: Pick<ContentSource, 'read'>,
  { tenant, locale }: { tenant: string; locale: string },
): Promise<string[]> {
  const paths = new Set<string>();
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const address = { kind: 'list', tenant, locale, ...(cursor !== undefined && { cursor }) } as const;
    const answer = await source.read(address, { component: 'check-content' });
    if (answer.status !== 'found') break;
    const { pages, next } = listPart.parse(answer.body);
    for (const { path } of pages) paths.add(path);
    cursor = next ?? undefined;
    // A list that leads back to itself would never end.
    if (cursor === undefined || seen.has(cursor)) break;
    seen.add(cursor);
  }
  return [...paths];
}
