import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idsIn } from '../../running/ids-in.ts';
import { heading } from '../fake-content.ts';
import { type ShopUnderTest, startShop } from '../shop-under-test.ts';

// Editors may call a node whatever they like: no name of theirs takes over a part of the layout.

let shop: ShopUnderTest;
let html: string;

/** Names that would be taken by parts of other nodes or of the layout, if those had no names of their own. */
const bold = ['t-part-1', 't-part-2', 'main', 'consent', 'consent-title', 'foot', 'modules', 'styles'];

beforeAll(async () => {
  shop = await startShop();
  shop.content.frame({
    header: [
      { id: 'consent', type: 'consent-banner', props: {} },
      { id: 'head', type: 'header', props: {} },
    ],
    footer: [{ id: 'foot', type: 'footer', props: {} }],
  });
  const tabs = ['Kleidung', 'Möbel'].map((label) => ({ label, html: `<p>${label} zurückgeben</p>` }));
  shop.content.page({
    path: '/lp/namen',
    main: [
      ...bold.map((id) => ({ ...heading(`Über ${id}`), id })),
      { id: 't', type: 'tabs', props: { tabs } },
      { id: 't-part-2-title', type: 'tabs', props: { tabs } },
      {
        id: 'verweise',
        type: 'link-list',
        props: { headline: 'Hier', links: [{ label: 'Zum Teil', href: '#main' }] },
      },
    ],
  });
  html = (await shop.ask('/lp/namen')).text;
});
afterAll(() => shop.close());

/** The tag that has an id. */
const tagOf = (id: string): string | undefined => html.split('<').find((tag) => tag.includes(` id="${id}"`));

describe('ids of editors', () => {
  test('are in the page as they were written, and nothing has an id twice', () => {
    const ids = idsIn(html);
    expect(ids).toEqual(expect.arrayContaining(bold));
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(html).toContain('<a href="#main">Zum Teil</a>');
  });

  test('leave the layout its own: skip link, tabs and settings of consent lead where they should', () => {
    const skip = /href="#([^"]+)">Zum Inhalt/.exec(html)?.[1] ?? '';
    expect(tagOf(skip)).toMatch(/^main /);
    const tabs = [...html.matchAll(/class="tab-list-tab" href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(tabs).toHaveLength(4);
    for (const id of tabs) expect(tagOf(id)).toMatch(/^div class="tabs-panel"/);
    expect(tagOf('_.consent')).toMatch(/^section class="consent-banner"/);
  });
});
