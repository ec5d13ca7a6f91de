import type { ReactElement } from 'react';
import type { ListingFacet } from '../../../schemas/catalogue/listing.ts';
import { energyClass } from '../../../schemas/product-card.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { energyLabel } from '../../kit/product/energy-label.tsx';
import { facetStyles as styles } from './facet-styles.ts';
import { hidden } from '../../kit/style/visually-hidden.ts';
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
  colour: ({ label, swatch }) => (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle className={swatch === null ? styles.several : undefined} fill={swatch ?? undefined} />
      </svg>
      <span className={hidden.root}>{label}</span>
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
  const list = (part: readonly FacetValue[]): ReactElement => (
    <ul className={classOf[kind]} aria-label={label} data-action="product-listing">
      {part.map((value) => (
        <li key={value.value}>
          {valueLink(value, faces[kind](value, page), kind === 'colour' ? value.label : undefined, page)}
        </li>
      ))}
    </ul>
  );
  if (folded.length === 0) return list(shown);
  return (
    <>
      {list(shown)}
      <details className={styles.more} id={`${page.nodeId}.${name}-all`}>
        <summary data-value={`all:${name}`}>
          <span>{page.t('product-listing.allValues', { count: values.length })}</span>
          <span>{page.t('product-listing.fewerValues')}</span>
        </summary>
        {list(folded)}
      </details>
    </>
  );
}

/** The arrow with the scale that the value names by its best class: `energy:C-A`, `energy:A+-A+++`. */
function energyFace({ value, label }: FacetValue, page: PageView): ReactElement {
  const own = energyClass.safeParse(label);
  if (!own.success) return <span>{label}</span>;
  const isOld = value.endsWith('-A+++');
  return energyLabel({ class: own.data, scale: isOld ? ['A+++', 'D'] : ['A', 'G'] }, page);
}
