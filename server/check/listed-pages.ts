import { z } from 'zod';
import { contentPath } from '../../schemas/content-names.ts';
import type { ContentSource } from '../content/content-source.ts';

/** An entry that is broken costs no other page its place. */
const listedPage = z.looseObject({ path: contentPath }).nullable().catch(null);

const listPart = z.looseObject({
  pages: z.array(listedPage),
  next: z.string().nullish(),
});

interface ListedPages {
  paths: ReadonlySet<string>;
  /** Places of entries that tell no path, in the part of the list in which they stand. */
  broken: string[];
}

/** All pages that the source lists for a shop in a language. Throws when a list cannot be had. */
export async function listedPages(
  source: Pick<ContentSource, 'read'>,
  { tenant, locale }: { tenant: string; locale: string },
): Promise<ListedPages> {
  const paths = new Set<string>();
  const broken: string[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const address = { kind: 'list', tenant, locale, ...(cursor !== undefined && { cursor }) } as const;
    const answer = await source.read(address, { component: 'check-content' });
    if (answer.status !== 'found') break;
    const { pages, next } = listPart.parse(answer.body);
    for (const [index, page] of pages.entries()) {
      if (page) paths.add(page.path);
      else broken.push(`/pages/${index}`);
    }
    cursor = next ?? undefined;
    // A list that leads back to itself would never end.
    if (cursor === undefined || seen.has(cursor)) break;
    seen.add(cursor);
  }
  return { paths, broken };
}
