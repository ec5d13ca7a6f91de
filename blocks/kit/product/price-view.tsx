import type { ReactElement } from 'react';
import type { ShownPrice } from '../../../schemas/product-card.ts';
import { reductionPercent } from '../../../schemas/money/reduction.ts';
import { badge } from '../style/badge-styles.ts';
import type { PageView } from '../define/page-view.ts';
import { cachedText } from '../text/cached-text.ts';
import { instalmentText } from './instalment-text.ts';
import { PriceNote } from './price-note.tsx';
import { priceStyles } from './price-styles.ts';

/**
 * A price with all that must stand beside it: the lowest price of the last 30 days when a reduction is shown, the
 * recommended price, the price per unit. `large` is for the product's own page: it brings the reduction and the note on
 * taxes and shipping along, which lists show on the picture and once for all, and what the price is in instalments. List `priceStyles` in the block's styles,
 * for `large` `badge` as well.
 */
export function priceView(
  shown: ShownPrice,
  page: PageView,
  size: 'normal' | 'large' = 'normal',
): ReactElement {
  const { price, low30, rrp, unitPrice } = shown;
  const percent = reductionOf(shown);
  const isReduced = percent !== null && low30 !== null;
  let className: string = priceStyles.root;
  if (isReduced) className += ` ${priceStyles.reduced}`;
  if (size === 'large') className += ` ${priceStyles.large}`;
  const instalments = size === 'large' ? instalmentText(shown, page) : undefined;
  return (
    <p className={className}>
      <b>
        {shown.isFrom && <i>{`${page.t('price.from')} `}</i>}
        {page.price(price)}
      </b>
      {size === 'large' && percent !== null && (
        <span className={`${badge.root} ${badge.sale}`}>{reductionText(percent, page)}</span>
      )}
      {isReduced && <small>{amountText('price.low30', low30, page)}</small>}
      {rrp !== null && rrp > price && <small>{amountText('price.rrp', rrp, page)}</small>}
      {unitPrice && <small>{unitText(unitPrice, page)}</small>}
      {size === 'large' && (
        <small>
          <PriceNote page={page} />
        </small>
      )}
      {instalments && <small>{instalments}</small>}
    </p>
  );
}

/** Whole percent by which the price is reduced; null when no reduction may be announced. */
export function reductionOf({ price, low30 }: Pick<ShownPrice, 'price' | 'low30'>): number | null {
  return low30 === null ? null : reductionPercent(price, low30);
}

/** A reduction as a badge says it: −22 %. */
export function reductionText(percent: number, page: PageView): string {
  return cachedText(page, `reduction ${percent}`, () => page.t('price.reduction', { percent }));
}

function amountText(key: string, cents: number, page: PageView): string {
  return cachedText(page, `${key} ${cents}`, () => page.t(key, { price: page.price(cents) }));
}

function unitText({ cents, per }: NonNullable<ShownPrice['unitPrice']>, page: PageView): string {
  const amount = per.replace(' ', '\u00a0');
  return cachedText(page, `unit ${cents} ${per}`, () =>
    page.t('price.unit', { per: amount, price: page.price(cents) }),
  );
}
