import { describe, expect, it } from 'vitest';
import { createExampleShop, examples } from '../blocks/block-example.ts';
import { linksIn } from '../../server/check/content-links.ts';
import { shippedPages } from './shipped-content.ts';

interface Anchor {
  file: string;
  target: string;
  /** Type of the node that it names; undefined when the page has none of that id. */
  type: string | undefined;
}

const pages = shippedPages();

/** Every link to a part of a page, its own or another: `#…` in addresses, and the targets of an anchor navigation. */
const anchors: Anchor[] = pages.flatMap(({ file, tenant, locale, document }) => {
  const links = linksIn(document.source.regions).flatMap(({ href }) =>
    href !== undefined && /^[/#]/.test(href) && href.includes('#') ? [href] : [],
  );
  return links.map((target) => {
    const [path = '', id = ''] = target.split('#');
    const page =
      path === ''
        ? document
        : pages.find(
            (other) =>
              other.tenant === tenant && other.locale === locale && other.document.meta.path === path,
          )?.document;
    return { file, target, type: page?.nodes.get(id)?.type };
  });
});

describe('links to a part of a page', () => {
  it('lead to a node of it', () => {
    expect(anchors.length).toBeGreaterThan(60);
    expect(anchors.filter(({ type }) => type === undefined)).toEqual([]);
  });

  it('lead to blocks that carry the id of their node', async () => {
    const shop = createExampleShop();
    const full = examples.filter(({ name }) => name === 'full');
    const types = new Set(anchors.map(({ type }) => type));
    expect(types.size).toBeGreaterThan(1);
    for (const type of types) {
      const example = full.find((candidate) => candidate.type === type);
      if (!example) throw new Error(`"${type}" has no full example`);
      const { main } = await shop.draw(example, { tenant: 'at', locale: 'de-AT' });
      expect(main, type).toMatch(/ id="example"/);
    }
  });
});
