import type { ReactElement } from 'react';
import type { Listing, ListingFacet } from '../../../schemas/catalogue/listing.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { field } from '../../kit/form/field-styles.ts';
import { button } from '../../kit/style/button.ts';
import { pathOf } from './list-href.ts';
import { tyreFinderStyles as styles } from './tyre-finder-styles.ts';

/** The three numbers of a sidewall, in their order: 205/55 R16. */
const numbers = ['tyre-width', 'aspect', 'rim'];

/** Asks for the size as it stands on a sidewall; null in lists whose things have none. The browser sends it by itself. */
export function tyreFinder({ facets, orders }: Listing, page: PageView): ReactElement | null {
  const own = numbers.flatMap((name) => facets.filter((facet) => facet.name === name));
  if (own.length < numbers.length) return null;
  const shown = orders.find(({ isChosen }) => isChosen)?.query ?? '';
  return (
    <form className={styles.root} action={pathOf(page)} aria-labelledby={`${page.nodeId}.tyre`}>
      <h2 className={styles.title} id={`${page.nodeId}.tyre`}>
        {page.t('product-listing.tyre')}
      </h2>
      <p className={styles.hint}>{page.t('product-listing.tyre.hint')}</p>
      {keptOf(shown).map(([name, value], index) => (
        <input key={index} type="hidden" name={page.words.parameter(name)} value={value} />
      ))}
      {own.map((facet) => numberField(facet, page))}
      <button className={`${button.root} ${button.primary}`} type="submit">
        {page.t('product-listing.tyre.find')}
      </button>
    </form>
  );
}

/** The rest of what the list is narrowed by. */
function keptOf(query: string): [string, string][] {
  return [...new URLSearchParams(query)].filter(
    ([name, value]) =>
      name !== 'seite' && !(name === 'filter' && numbers.some((each) => value.startsWith(`${each}:`))),
  );
}

function numberField({ name, label, values }: ListingFacet, page: PageView): ReactElement {
  const id = `${page.nodeId}.tyre-${name}`;
  return (
    <div key={name} className={field.root}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select
        className={field.select}
        id={id}
        name={page.words.parameter('filter')}
        defaultValue={values.find(({ isChosen }) => isChosen)?.value ?? ''}
      >
        <option value="">{page.t('product-listing.tyre.any')}</option>
        {values.map((value) => (
          <option key={value.value} value={value.value}>
            {value.label}
          </option>
        ))}
      </select>
    </div>
  );
}
