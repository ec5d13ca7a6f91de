import type { ReactElement } from 'react';
import type { ListingFacet } from '../../../schemas/catalogue/listing.ts';
import { energyClass } from '../../../schemas/product-card.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { energyLabel } from '../../kit/product/energy-label.tsx';
import { facetStyles as styles } from './facet-styles.ts';
import { valueLink } from './value-link.tsx';

type FacetValue = ListingFacet['values'][number];

/** Values that are seen at once; the rest unfolds. */
const shownValues: Readonly<Record<ListingFacet['kind'], number>> = {
  list: 8,
  energy: 10,
  size: 20,
  colour: 24,
};

const classOf: Readonly<Record<ListingFacet['kind'], string>> = {
  list: styles.list,
  energy: styles.list,
  size: styles.sizes,
  colour: styles.colours,
};

/** What shows a value, by the kind of its facet. */
const faces: Readonly<Record<ListingFacet['kind'], (value: FacetValue, page: PageView) => ReactElement>> = {
  list: ({ label, count }, page) => (
    <>
      <span>{label}</span>
      <span className={styles.count}>{page.number(count)}</span>
    </>
  ),
  energy: (value, page) => (
    <>
      {energyFace(value, page)}
      <span className={styles.count}>{page.number(value.count)}</span>
    </>
  ),
  // W32/L34 breaks after its stroke.
  size: ({ label }) => <>{label.replace('/', '/\u200b')}</>,
  colour: ({ label, swatch, count }, page) => (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle className={swatch === null ? styles.several : undefined} fill={swatch ?? undefined} />
      </svg>
      <span>{label}</span>
      <span className={styles.count}>{page.number(count)}</span>
    </>
  ),
};

/** The values of a facet: links, so that they need no script. What would leave nothing is told and leads nowhere. */
export function facetView({ name, label, kind, values }: ListingFacet, page: PageView): ReactElement {
  const most = shownValues[kind];
  // Two or three more are no reason to hide them.
  const isShort = values.length <= most + 3;
  const shown = isShort ? values : values.filter(({ isChosen }, index) => isChosen || index < most);
  const folded = values.filter((value) => !shown.includes(value));
  const list = (part: readonly FacetValue[], group: string | null): ReactElement => (
    <ul
      key={group ?? ''}
      className={classOf[kind]}
      aria-label={group === null ? label : `${label}, ${group}`}
      data-action="product-listing"
      data-action-on="click keydown"
    >
      {part.map((value) => (
        <li key={value.value}>{valueLink(value, faces[kind](value, page), page)}</li>
      ))}
    </ul>
  );
  const lists = (part: readonly FacetValue[]): ReactElement[] =>
    groupsOf(part).flatMap(([group, own]) => [
      ...(group === null
        ? []
        : [
            <p key={`${group}.`} className={styles.group} aria-hidden="true">
              {group}
            </p>,
          ]),
      list(own, group),
    ]);
  if (folded.length === 0) return <>{lists(shown)}</>;
  return (
    <>
      {lists(shown)}
      <details className={styles.more} id={`${page.nodeId}.${name}-all`}>
        <summary data-value={`all:${name}`}>
          <span>{page.t('product-listing.allValues', { count: values.length })}</span>
          <span>{page.t('product-listing.fewerValues')}</span>
        </summary>
        <div>{lists(folded)}</div>
      </details>
    </>
  );
}

/** Values by what they stand under, in their order. */
function groupsOf(values: readonly FacetValue[]): [string | null, FacetValue[]][] {
  const groups = new Map<string | null, FacetValue[]>();
  for (const value of values) groups.set(value.group, [...(groups.get(value.group) ?? []), value]);
  return [...groups];
}

/** The arrow with the scale that the value names by its best class: `energy:C-A`, `energy:A+-A+++`. */
function energyFace({ value, label }: FacetValue, page: PageView): ReactElement {
  const own = energyClass.safeParse(label);
  if (!own.success) return <span>{label}</span>;
  const isOld = value.endsWith('-A+++');
  return energyLabel({ class: own.data, scale: isOld ? ['A+++', 'D'] : ['A', 'G'] }, page);
}
