import type { ReactElement } from 'react';
import type { Listing } from '../../../schemas/catalogue/listing.ts';
import { button } from '../../kit/style/button.ts';
import { field } from '../../kit/form/field-styles.ts';
import { moneyFormatOf } from '../../kit/text/format-money.ts';
import type { PageView } from '../../kit/define/page-view.ts';
import { facetStyles as styles } from './facet-styles.ts';
import { pathOf } from './list-href.ts';

/** Parameters that the form itself writes, or that a new price makes wrong. */
const own: ReadonlySet<string> = new Set(['preis', 'seite']);

/** Two prices in whole units, either of which may be left out; `shown` is the query of the list as it is. */
export function priceForm(
  { from, to, chosenFrom, chosenTo }: NonNullable<Listing['price']>,
  shown: string,
  page: PageView,
): ReactElement {
  const { prefix, suffix } = moneyFormatOf(page.price);
  const currency = (prefix + suffix).trim();
  const kept = [...new URLSearchParams(shown)].filter(([name]) => !own.has(name));
  const box = (end: 'from' | 'to', chosen: number | null, limit: number): ReactElement => (
    <label className={styles.price}>
      <span className={field.label}>{page.t(`product-listing.${end}`, { currency })}</span>
      <input
        className={field.box}
        id={`${page.nodeId}.${end}`}
        type="number"
        name={page.words.parameter('preis')}
        min={0}
        step={1}
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(limit)}
        defaultValue={chosen === null ? undefined : String(Math.round(chosen / 100))}
      />
    </label>
  );
  return (
    <form
      className={styles.prices}
      action={pathOf(page)}
      data-action="product-listing"
      data-action-on="submit"
    >
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={page.words.parameter(name)} value={value} />
      ))}
      {box('from', chosenFrom, Math.floor(from / 100))}
      {box('to', chosenTo, Math.ceil(to / 100))}
      <button
        className={`${button.root} ${button.secondary} ${button.small}`}
        id={`${page.nodeId}.apply`}
        type="submit"
      >
        {page.t('product-listing.apply')}
      </button>
    </form>
  );
}
