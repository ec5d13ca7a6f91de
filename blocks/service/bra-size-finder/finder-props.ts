import { colonOf } from '../../../schemas/writing/colon.ts';
import { braBands, braCups } from '../../../schemas/size/bra-size.ts';
import { longestGirthText } from '../../../schemas/size/read-centimetres.ts';
import type { PlacedLink } from '../../../schemas/tenant/shop-links.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { type Girth, girthQueries } from '../../../schemas/size/girth-queries.ts';
import type { BraSizeFinderData, BraSizeFinderProps } from './schema.ts';

/** Texts of form and answer; `{name}` places are filled in when the size is known. */
const textNames = [
  'underbust',
  'underbust-hint',
  'underbust-empty',
  'bust',
  'bust-hint',
  'bust-empty',
  'not-a-number',
  'not-half',
  'below',
  'find',
  'your-size',
  'reason',
  'bras-in-size',
  'none-in-size',
  'all-bras',
  'again',
  'no-match',
  'outside',
] as const;
type TextName = (typeof textNames)[number];

/** All that the island knows: plain JSON, with texts and addresses made by the server. */
export interface FinderProps {
  /** Id of the node; begins every id within. */
  id: string;
  /** Of the answer's headline. */
  level: number;
  /** What stands between whole and half centimetres. */
  decimal: string;
  /** What stands in the fields at first, and whether that was sent. */
  typed: Record<Girth, string>;
  isSent: boolean;
  /** What the fields are called in the address, and the filter of lists. */
  names: Record<keyof typeof girthQueries | 'filter', string>;
  /** Address of the list of bras; absent: the shop has none. */
  list?: string;
  /** Sizes that there are bras in; absent: nothing is known of them. */
  sizes?: string[];
  /** Who helps when there is no such size. */
  contact?: PlacedLink & { label: string };
  texts: Record<TextName | 'check' | 'required' | 'colon', string>;
}

/** Returns the island's props for a page, from what its address says of both girths. */
export function finderProps(
  { level, category, contact }: BraSizeFinderProps,
  bras: BraSizeFinderData['bras'],
  page: PageView,
): FinderProps {
  const { query } = page.declared;
  const { parameter } = page.words;
  const read = (girth: Girth): string => query(girthQueries[girth]).slice(0, longestGirthText + 1);
  const typed = { underbust: read('underbust'), bust: read('bust') };
  const list = category === undefined ? undefined : page.route('category', { path: category });
  const sizes = sizesOf(bras);
  const help = page.link(contact);
  return {
    id: page.nodeId,
    level: level + 1,
    decimal: page.number(0.5).slice(1, -1),
    typed,
    isSent: query(girthQueries.sent) !== '' || typed.underbust + typed.bust !== '',
    names: {
      underbust: parameter(girthQueries.underbust),
      bust: parameter(girthQueries.bust),
      sent: parameter(girthQueries.sent),
      filter: parameter('filter'),
    },
    ...(list !== undefined && { list }),
    ...(sizes && { sizes }),
    ...(help && { contact: { ...help, label: contact.label } }),
    texts: textsOf(page),
  };
}

// What only the island knows keeps its place in the text.
const later = {
  size: '{size}',
  band: '{band}',
  cup: '{cup}',
  underbust: '{underbust}',
  difference: '{difference}',
};

function textsOf(page: PageView): FinderProps['texts'] {
  const values = {
    ...later,
    smallest: `${braBands.smallest}${braCups[0]}`,
    largest: `${braBands.largest}${braCups.at(-1)}`,
  };
  const texts = textNames.map((name) => [name, page.t(`bra-size-finder.${name}`, values)]);
  return {
    ...Object.fromEntries(texts),
    check: page.t('form.check'),
    required: page.t('form.required'),
    colon: colonOf(page.locale),
  };
}

/** Sizes of the bras that there are; undefined when nothing is known of them. */
function sizesOf(bras: BraSizeFinderData['bras']): string[] | undefined {
  const sizes = bras?.facets.find(({ name }) => name === 'size');
  return sizes?.values.filter(({ count }) => count > 0).map(({ value }) => value.slice('size:'.length));
}
