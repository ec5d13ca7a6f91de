import { exampleNode, examplesOf, groupOf } from '../../renderer/block-examples.ts';
import type { PageDocument } from '../../renderer/contract/page-document.ts';
import { ownDocument } from '../pages/own-document.ts';

/** Where the catalogue stands in every shop. */
export const cataloguePath = '/dev/blocks';

/** In whose look and language the catalogue is shown. */
export interface CatalogueShop {
  tenant: string;
  locale: string;
}

/** The page of all blocks, by the folders that they are in. */
export function listDocument(shop: CatalogueShop, types: Iterable<string>): PageDocument {
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
  const page = { ...shop, id: 'catalogue', path: cataloguePath, title: 'Blocks' };
  return ownDocument(page, [title('Blocks'), ...lists]);
}

/**
 * The page of a block's examples, or of the one that is named; undefined when there is none to draw. Examples that are
 * broken on purpose are for the tests and for the preview: the shop leaves such nodes out. A part of the frame stands on its
 * page once, so its page has one example and never a frame.
 */
export async function examplesDocument(
  shop: CatalogueShop,
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
  const page = { ...shop, id: `catalogue-${type}`, path: `${cataloguePath}/${type}`, title: type };
  return ownDocument({ ...page, frame: isFrame ? 'none' : frame }, [title(type), ...nodes]);
}

function title(text: string): object {
  return { id: 'title', type: 'heading', props: { text, level: 1 } };
}
