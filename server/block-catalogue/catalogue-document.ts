import { exampleNode, examplesOf, groupOf } from '../../renderer/block-examples.ts';
import { type PageDocument, readPageDocument } from '../../renderer/page-document.ts';

/** Where the catalogue stands in every shop. */
export const cataloguePath = '/dev/blocks';

export interface Shop {
  tenant: string;
  locale: string;
}

/** The page of all blocks, by the folders that they are in. */
export function listDocument(shop: Shop, types: Iterable<string>): PageDocument {
  const byGroup = Map.groupBy(types, (type) => groupOf(type) ?? '');
  const lists = [...byGroup].map(([group, members]) => ({
    id: `group-${group}`,
    type: 'link-list',
    props: {
      headline: group,
      look: 'chips',
      links: members.map((type) => ({ label: type, href: `${cataloguePath}/${type}?locale=${shop.locale}` })),
    },
  }));
  return document(shop, 'Blocks', cataloguePath, 'full', [title('Blocks'), ...lists]);
}

/**
 * The page of a block's examples, or of the one that is named; undefined when there is none to draw. Examples that are
 * broken on purpose are for the tests and for the preview: the shop leaves such nodes out. A part of the frame stands on its
 * page once, so its page has one example and never a frame.
 */
export async function examplesDocument(
  shop: Shop,
  type: string,
  { example: named, frame = 'full' }: { example?: string | undefined; frame?: string | undefined },
): Promise<PageDocument | undefined> {
  const isFrame = groupOf(type) === 'frame';
  const all = Object.entries(await examplesOf(type)).filter(([, { expect }]) => expect === undefined);
  const wanted = named ?? (isFrame ? all[0]?.[0] : undefined);
  const chosen = all.filter(([name]) => wanted === undefined || name === wanted);
  if (chosen.length === 0) return undefined;
  const nodes = chosen.flatMap(([name, example]) => [
    { id: `name-${name}`, type: 'heading', props: { text: name } },
    exampleNode(type, name, example),
  ]);
  return document(shop, type, `${cataloguePath}/${type}`, isFrame ? 'none' : frame, [title(type), ...nodes]);
}

function title(text: string): object {
  return { id: 'title', type: 'heading', props: { text, level: 1 } };
}

function document(
  { tenant, locale }: Shop,
  name: string,
  path: string,
  frame: string,
  main: readonly object[],
): PageDocument {
  const result = readPageDocument({
    format: 'webapp_json',
    formatVersion: 1,
    page: {
      id: `catalogue-${name}`,
      tenant,
      locale,
      path,
      revision: '1',
      status: 'published',
      title: name,
      robots: 'noindex',
      frame,
    },
    regions: { main },
  });
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.document;
}
